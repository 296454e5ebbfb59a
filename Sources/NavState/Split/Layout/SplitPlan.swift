/// What of the rules a layout depends on.
///
/// It is made of plain values, and is worked out once for the rules: a copy of these would be counted
/// by references, for each layout.
@usableFromInline
package struct SplitPlan: Hashable, Sendable {
  @usableFromInline var columns: ColumnCount
  @usableFromInline let style: SplitStyle
  @usableFromInline let sidebarWidth: ColumnWidth?
  @usableFromInline let contentWidth: ColumnWidth?
  @usableFromInline let detailWidth: ColumnWidth?
  @usableFromInline let inspectorWidth: ColumnWidth?
  @usableFromInline let secondaryWidth: ColumnWidth?

  @inlinable
  init(
    columns: ColumnCount, style: SplitStyle, sidebarWidth: ColumnWidth?,
    contentWidth: ColumnWidth?, detailWidth: ColumnWidth?, inspectorWidth: ColumnWidth?,
    secondaryWidth: ColumnWidth?
  ) {
    self.columns = columns
    self.style = style
    self.sidebarWidth = sidebarWidth
    self.contentWidth = contentWidth
    self.detailWidth = detailWidth
    self.inspectorWidth = inspectorWidth
    self.secondaryWidth = secondaryWidth
  }
}
