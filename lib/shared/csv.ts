/**
 * Rows and cells of a CSV text (RFC 4180), separated by commas, semicolons or tabs: whichever the first row
 * has most of, unless a first line such as `sep=;` says. Line ends of any system, quoted ones belong to the cell.
 */
export function parseCsv(given: string): string[][] {
  const [, said, text = ''] = /^(?:sep=([,;\t])\r?\n)?([\s\S]*)$/.exec(given) ?? []
  const separator = said ?? separatorOf(text)
  const rows: string[][] = said ? [[]] : []
  let row: string[] = []
  // A cell, quoted or not, and what ends it. Sticky, and each step takes at least a character or is the last.
  const token = new RegExp(
    `(?:"((?:[^"]|"")*)"?)?([^${separator}\\r\\n]*)(${separator}|\\r\\n?|\\n|$)`,
    'y',
  )
  while (token.lastIndex < text.length || row.length > 0) {
    const [, quoted, plain = '', end] = token.exec(text) ?? []
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + plain)
    if (end === separator) continue
    rows.push(row)
    row = []
  }
  return rows
}

function separatorOf(text: string): string {
  const first = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? ''
  const count = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most))
}

// A spreadsheet takes text that begins so for a formula, and runs it (OWASP, "CSV Injection").
const formula = /^[=+\-@\t\r]/

/** Rows as a CSV file that Excel opens as UTF-8, in which no text becomes a formula. */
export function csvText(rows: (string | number)[][]): string {
  const lines = rows.map((row) => row.map(csvCell).join(','))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
