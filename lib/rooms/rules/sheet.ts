import { type ImportColumn, maxImportRows, sheetColumns } from '../rules.ts'

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
