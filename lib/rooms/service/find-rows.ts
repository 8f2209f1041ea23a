import type { Sheet, SheetCell, SheetLayout, SheetRow } from '../rules/sheet.ts'
import type { Grid } from './sheet-cells.ts'

// There may be a title and an explanation above the column names.
const headerRows = 20

/**
 * The rows of the first sheet that has the columns of a list, wherever on it they begin, and the names of its other
 * columns. Rows without anything in these columns are left out. null when no sheet has all columns that are needed.
 */
export function findRows<Column extends string>(
  sheets: Grid[],
  layout: SheetLayout<Column>,
): Sheet<Column> | null {
  const names = new Map([
    ...layout.columns.map((name) => [plain(name), name] as const),
    ...Object.entries(layout.otherNames),
  ])
  for (const grid of sheets) {
    for (let row = 0; row < Math.min(grid.length, headerRows); row++) {
      const columns = columnsOf(grid[row] ?? [], names)
      const found = [...columns.values()]
      if (!layout.needed.every((name) => found.includes(name))) continue
      const ignored = (grid[row] ?? []).flatMap((cell, at) =>
        typeof cell === 'string' && !columns.has(at) ? [cell.trim().slice(0, 100)] : [],
      )
      return { rows: rowsBelow(grid, row, columns), ignored: ignored.filter(Boolean) }
    }
  }
  return null
}

// Names in the order in which they count, so that a column "Room Type" is no name where one is called "Name".
function columnsOf<Column>(cells: SheetCell[], names: Map<string, Column>): Map<number, Column> {
  const columns = new Map<number, Column>()
  const written = Array.from(cells, (cell) => (typeof cell === 'string' ? plain(cell) : ''))
  for (const [name, column] of names) {
    const at = written.indexOf(name)
    if (at >= 0 && !columns.has(at) && ![...columns.values()].includes(column)) {
      columns.set(at, column)
    }
  }
  return columns
}

function rowsBelow<Column extends string>(
  grid: Grid,
  header: number,
  columns: Map<number, Column>,
): SheetRow<Column>[] {
  const rows: SheetRow<Column>[] = []
  grid.forEach((given, at) => {
    if (at <= header) return
    const cells: SheetRow<Column>['cells'] = {}
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
