extension Reader {
  /// What a person does with the app one evening, as JSON lines of actions in their envelopes.
  ///
  /// Two windows take part: a phone, whose lines name no stream, and a pad. Among the lines are the
  /// things that go wrong in real apps: a double tap, one pop too many, a late callback, a retry. From
  /// line 61 on it is about presentations: a draft that nothing takes away unasked, an alert over a
  /// sheet, a sheet with screens of its own, a popover that is a sheet on the phone, a queue, and a
  /// sign-out that asks nobody.
  ///
  /// - Complexity: O(1); the bytes are part of the program.
  public static var script: [UInt8] { PackageResources.reader_jsonl }

  /// What the person does with the app's tabs the next day, as JSON lines of actions in their
  /// envelopes.
  ///
  /// Three windows take part: a phone, whose lines name no stream, a pad, and a second window of it.
  /// Every one starts without an account. The tabs of each come and go with the account, with what
  /// the person chooses, and with the room there is.
  ///
  /// - Complexity: O(1); the bytes are part of the program.
  public static var tabScript: [UInt8] { PackageResources.tabs_jsonl }

  /// What the person does with the app's columns the day after, as JSON lines of actions in their
  /// envelopes.
  ///
  /// Several windows take part: one of a pad, whose lines name no stream, and those of a phone, a Mac,
  /// a watch, and a phone that folds. They are turned, made narrow and wide, and shared with others; and
  /// the columns stay where they are.
  ///
  /// - Complexity: O(1); the bytes are part of the program.
  public static var splitScript: [UInt8] { PackageResources.split_jsonl }
}
