// swift-tools-version: 6.1

import PackageDescription

/// What every target is compiled with, beside Swift 6 language mode.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "NavState",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "NavState", targets: ["NavState"]),
    .library(name: "NavStateFoundation", targets: ["NavStateFoundation"]),
    .executable(name: "navstate", targets: ["NavStateCLI"]),
  ],
  targets: [
    // What the standard library inlines of numbers asks for the C library's floor and trunc, which
    // a program that imports nothing else is not linked with.
    .target(
      name: "NavState", swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    .target(name: "NavStateFoundation", dependencies: ["NavState"], swiftSettings: settings),
    .target(
      name: "NavStateSample", dependencies: ["NavState"],
      resources: [.embedInCode("Script/reader.jsonl"), .embedInCode("Script/tabs.jsonl")],
      swiftSettings: settings),
    .executableTarget(
      name: "NavStateCLI", dependencies: ["NavState", "NavStateFoundation", "NavStateSample"],
      swiftSettings: settings),
    .target(name: "NavStateAllocations"),
    .executableTarget(
      name: "NavStateBenchmarks",
      dependencies: [
        "NavState", "NavStateAllocations", "NavStateFoundation", "NavStateSample",
      ],
      swiftSettings: settings),
    .target(
      name: "NavStateTestSupport", path: "Tests/NavStateTestSupport", swiftSettings: settings),
    .testTarget(
      name: "NavStateTests", dependencies: ["NavState", "NavStateSample", "NavStateTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "NavStateFoundationTests",
      dependencies: ["NavState", "NavStateFoundation", "NavStateSample", "NavStateTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "NavStateSwiftUITests",
      dependencies: ["NavState", "NavStateFoundation", "NavStateSample"],
      swiftSettings: settings),
    .testTarget(
      name: "NavStateSampleTests",
      dependencies: ["NavState", "NavStateSample", "NavStateTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "NavStateCLITests",
      dependencies: [
        "NavState", "NavStateCLI", "NavStateFoundation", "NavStateSample", "NavStateTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NavStateBenchmarksTests", dependencies: ["NavStateAllocations", "NavStateBenchmarks"],
      swiftSettings: settings),
  ]
)
