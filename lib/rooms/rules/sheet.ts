import { type ImportColumn, importColumns, maxImportRows } from '../rules.ts'

/** The columns by which a list is found in a spreadsheet. */
export type SheetLayout<Column extends string> = {
  columns: readonly Column[]
  /** Other names that people give to them, in small letters alone. */
  otherNames: { [name: string]: Column }
  needed: readonly Column[]
  /** The word for what the rows are, and the most of them that a file may have. */
  of: string
  maxRows: number
  /** True if a date counts as `YYYY-MM-DD`, however Excel shows it. */
  isoDates: boolean
}

/** A list of rooms, as people name its columns. */
export const roomSheet: SheetLayout<ImportColumn> = {
  columns: importColumns,
  otherNames: {
    room: 'Name',
    roomname: 'Name',
    base: 'Base Rate',
    amountperday: 'Base Rate',
    gst: 'GST Rate',
    total: 'Total Rate',
  },
  needed: ['Name', 'Base Rate'],
  of: 'rooms',
  maxRows: maxImportRows,
  isoDates: false,
}
