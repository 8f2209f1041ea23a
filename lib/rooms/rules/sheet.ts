/** The largest size in bytes of a spreadsheet, and the most rooms that it may list. */
export const maxImportBytes = 2 * 1024 * 1024
export const maxImportRows = 1000

/** The columns of a spreadsheet of rooms, as the sample names them. */
export const importColumns = [
  'Name',
  'Description',
  'Base Rate',
  'GST Rate',
  'Total Rate',
  'Sleeps',
  'Units',
] as const
/** The same with the number on a door, by which some lists have a row for each unit. */
const sheetColumns = [...importColumns, 'Room No'] as const
export type ImportColumn = (typeof sheetColumns)[number]

/** The content of a cell: text, a number, or nothing that can be used, and why. A percentage is a number of percent. */
export type SheetCell = string | number | { problem: string }

/** A row of a spreadsheet by its number there, with the cells of the columns that it has. */
export type SheetRow<Column extends string = ImportColumn> = {
  row: number
  cells: { [column in Column]?: SheetCell }
}

/** A fault of a cell, for which its row was left out. */
export type ImportError = { row: number; column: ImportColumn; message: string }

/** A list in a spreadsheet: its rows, and the names of the columns that nothing is read from. */
export type Sheet<Column extends string = ImportColumn> = {
  rows: SheetRow<Column>[]
  ignored: string[]
}

/** The columns by which a list is found in a spreadsheet. */
export type SheetLayout<Column extends string> = {
  columns: readonly Column[]
  /** Other names that people give to them, in small letters alone; where a file has several, the first here counts. */
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
  columns: sheetColumns,
  otherNames: {
    roomname: 'Name',
    roomtype: 'Name',
    roomcategory: 'Name',
    room: 'Name',
    category: 'Name',
    type: 'Name',
    base: 'Base Rate',
    baseprice: 'Base Rate',
    amountperday: 'Base Rate',
    roomrate: 'Base Rate',
    roomtariff: 'Base Rate',
    tariff: 'Base Rate',
    rate: 'Base Rate',
    price: 'Base Rate',
    pricepernight: 'Base Rate',
    ratepernight: 'Base Rate',
    gst: 'GST Rate',
    total: 'Total Rate',
    capacity: 'Sleeps',
    noofrooms: 'Units',
    numberofrooms: 'Units',
    nosofrooms: 'Units',
    quantity: 'Units',
    qty: 'Units',
    roomnumber: 'Room No',
    doorno: 'Room No',
  },
  needed: ['Name', 'Base Rate'],
  of: 'rooms',
  maxRows: maxImportRows,
  isoDates: false,
}
