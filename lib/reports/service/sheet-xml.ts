import type { IsoDate } from '../../shared/dates.ts'

/** Styles by their place among the cellXfs of {@link stylesXml}. */
const styles = {
  plain: 0,
  head: 1,
  text: 2,
  moment: 3,
  day: 4,
  rupees: 5,
  number: 6,
  percent: 7,
  totalText: 8,
  totalRupees: 9,
  totalNumber: 10,
  title: 11,
} as const

type Style = keyof typeof styles

/** A cell: a text or a number in a style, or a formula with what it comes to. */
export type Cell =
  | { text: string; style?: Style }
  | { value: number; style: Style; formula?: string }
  | null

// "A", "B", … "Z": no sheet of ours has more.
function columnName(at: number): string {
  return String.fromCharCode(65 + at)
}

// Whatever XML 1.0 has no place for, and halves of characters.
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
}

/**
 * A row, `number` from 1. Texts are strings that Excel never takes for a formula, also after somebody
 * has edited them (quotePrefix), whatever guests write into their names.
 */
export function rowXml(number: number, cells: readonly Cell[]): string {
  const xml = cells.map((cell, at) => {
    if (!cell) return ''
    const place = `r="${columnName(at)}${number}" s="${styles[cell.style ?? 'text']}"`
    if ('text' in cell) {
      return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell.text)}</t></is></c>`
    }
    const formula = cell.formula ? `<f>${escapeXml(cell.formula)}</f>` : ''
    return `<c ${place}>${formula}<v>${cell.value}</v></c>`
  })
  return `<row r="${number}">${xml.join('')}</row>`
}

/** Returns what stands before the rows of a sheet: its columns' widths, and the header, which stays in sight. */
export function sheetStart(widths: readonly number[], frozenRows: number): string {
  const pane = frozenRows
    ? `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`
    : ''
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  return (
    `${xmlHead}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView>` +
    `</sheetViews><cols>${columns.join('')}</cols><sheetData>`
  )
}

export const sheetEnd =
  '</sheetData><pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/></worksheet>'

const dayMs = 86_400_000
// Excel counts days from 30 December 1899.
const epochDays = 25_569

/** A day as Excel counts it. */
export function dayNumber(day: IsoDate): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs + epochDays
}

/** An instant as Excel counts it, by the clock in India. */
export function momentNumber(at: Date, offsetMs: number): number {
  return Math.round((at.getTime() + offsetMs) / 1000) / 86_400 + epochDays
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

// Lakhs and crores: two conditions are all that a number format may have.
const rupees =
  '[&gt;=10000000]&quot;₹&quot;##\\,##\\,##\\,##0.00;[&gt;=100000]&quot;₹&quot;##\\,##\\,##0.00;&quot;₹&quot;##,##0.00'
const cellStyles = [
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="0" fontId="1" fillId="2" borderId="1" xfId="0" applyFont="1" applyFill="1"/>',
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/>',
  '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="166" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="9" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="2" xfId="0" applyFont="1" applyBorder="1"/>',
  '<xf numFmtId="164" fontId="1" fillId="0" borderId="2" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1"/>',
  '<xf numFmtId="3" fontId="1" fillId="0" borderId="2" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1"/>',
  '<xf numFmtId="0" fontId="2" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
]

/** xl/styles.xml. */
const stylesXml =
  `${xmlHead}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="${rupees}"/>` +
  '<numFmt numFmtId="165" formatCode="d\\ mmm\\ yyyy\\ hh:mm"/><numFmt numFmtId="166" formatCode="d\\ mmm\\ yyyy"/></numFmts>' +
  '<fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="16"/><name val="Calibri"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFDDEAE3"/></patternFill></fill></fills>' +
  '<borders count="3"><border/><border><bottom style="thin"><color rgb="FF1F5C5A"/></bottom></border>' +
  '<border><top style="thin"><color rgb="FF1F5C5A"/></top></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${cellStyles.length}">${cellStyles.join('')}</cellXfs></styleSheet>`

/** The parts that name the sheets, by their path in the file. */
export function bookParts(sheets: readonly string[]): Record<string, string> {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const pack = 'http://schemas.openxmlformats.org/package/2006'
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const each = (xml: (name: string, number: number) => string) =>
    sheets.map((name, at) => xml(escapeXml(name), at + 1)).join('')
  return {
    '[Content_Types].xml':
      `${xmlHead}<Types xmlns="${pack}/content-types"><Default Extension="rels" ` +
      'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>` +
      `${each((_, n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${type}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels':
      `${xmlHead}<Relationships xmlns="${pack}/relationships">` +
      `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml':
      `${xmlHead}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
      `${each((name, n) => `<sheet name="${name}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `${xmlHead}<Relationships xmlns="${pack}/relationships">` +
      `${each((_, n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}` +
      `<Relationship Id="rId${sheets.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': stylesXml,
  }
}
