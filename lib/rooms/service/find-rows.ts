import { type ImportColumn, importColumns, type SheetCell, type SheetRow } from '../rules.ts'
import type { Grid } from './sheet-cells.ts'

// A title and a line of explanation may stand above the names of the columns.
const headerRows = 20

/** Other names that people give to the columns. */
const otherNames: Record<string, ImportColumn> = {
  room: 'Name',
  roomname: 'Name',
  base: 'Base Rate',
  amountperday: 'Base Rate',
  gst: 'GST Rate',
  total: 'Total Rate',
}
const columnNames = new Map<string, ImportColumn>([
  ...importColumns.map((name) => [plain(name), name] as const),
  ...Object.entries(otherNames),
])

/**
 * The rows of the first sheet that has the columns of rooms, wherever on it they begin. Rows without
 * anything in these columns are left out. null when no sheet has a column for names and one for base rates.
 */
export function findRows(sheets: Grid[]): SheetRow[] | null {
  for (const grid of sheets) {
    for (let row = 0; row < Math.min(grid.length, headerRows); row++) {
      const columns = columnsOf(grid[row] ?? [])
      if (columns) return rowsBelow(grid, row, columns)
    }
  }
  return null
}

type Columns = Map<number, ImportColumn>

function columnsOf(cells: SheetCell[]): Columns | null {
  const columns: Columns = new Map()
  cells.forEach((cell, at) => {
    const column = typeof cell === 'string' ? columnNames.get(plain(cell)) : undefined
    if (column && ![...columns.values()].includes(column)) columns.set(at, column)
  })
  const found = [...columns.values()]
  return found.includes('Name') && found.includes('Base Rate') ? columns : null
}

function rowsBelow(grid: Grid, header: number, columns: Columns): SheetRow[] {
  const rows: SheetRow[] = []
  grid.forEach((given, at) => {
    if (at <= header) return
    const cells: SheetRow['cells'] = {}
    for (const [column, name] of columns) {
      const cell = given[column]
      if (cell !== undefined && !(typeof cell === 'string' && cell.trim() === ''))
        cells[name] = short(cell)
    }
    if (Object.keys(cells).length > 0) rows.push({ row: at + 1, cells })
  })
  return rows
}

// Longer than anything that is accepted: enough to say so.
function short(cell: SheetCell): SheetCell {
  return typeof cell === 'string' ? cell.slice(0, 5_000) : cell
}

// "Base Rate (₹)" and "base_rate" are the same column.
function plain(name: string): string {
  return name
    .replace(/\([^)]*\)/g, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}
