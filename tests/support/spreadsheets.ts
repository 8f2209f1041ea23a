import { deflateRawSync } from 'node:zlib'
import { utils, type WorkSheet, write } from '@e965/xlsx'

type Format = 'xlsx' | 'biff8' | 'xlsb' | 'ods' | 'html' | 'sylk'

/** A spreadsheet of one sheet, by its rows; `change` may add to the sheet before it is written. */
export function spreadsheet(
  rows: unknown[][],
  { format = 'xlsx' as Format, change = (_: WorkSheet) => {} } = {},
): Uint8Array<ArrayBuffer> {
  const sheet = utils.aoa_to_sheet(rows)
  change(sheet)
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Rooms')
  return Uint8Array.from(write(book, { type: 'buffer', bookType: format, compression: true }))
}

/** A ZIP file with these parts; a part may lie about the size that it unfolds to. */
export function zip(
  parts: Record<string, string | Buffer>,
  claimedSize?: number,
): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content, { level: 9 })
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(claimedSize ?? Buffer.byteLength(content), 18)
    shared.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const madeBy = Buffer.from([20, 0])
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), madeBy, shared, place, Buffer.from(name)]),
    )
    locals.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(offset, 12)
  return Uint8Array.from(Buffer.concat([...locals, entries, Buffer.from('PK\x05\x06'), end]))
}

const office = 'http://schemas.openxmlformats.org'

/** The parts of a minimal .xlsx whose one sheet is `sheet` (the XML of its rows), to be spoilt. */
export function xlsxParts(sheet: string, sharedStrings = ''): Record<string, string> {
  const spreadsheetml = `${office}/spreadsheetml/2006/main`
  const relations = `${office}/officeDocument/2006/relationships`
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const rels = (items: string) =>
    `<Relationships xmlns="${office}/package/2006/relationships">${items}</Relationships>`
  return {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${type}.sharedStrings+xml"/></Types>`,
    '_rels/.rels': rels(
      `<Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/>`,
    ),
    'xl/workbook.xml': `<workbook xmlns="${spreadsheetml}" xmlns:r="${relations}"><sheets><sheet name="Rooms" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': rels(
      `<Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/>`,
    ),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${spreadsheetml}"><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': sharedStrings || `<sst xmlns="${spreadsheetml}"/>`,
  }
}

/** The XML of a row of text cells; what begins with `=` is a formula without a result. */
export function xmlRow(number: number, cells: (string | number)[]): string {
  const xml = cells.map((cell, at) => {
    const place = `r="${String.fromCharCode(65 + at)}${number}"`
    if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`
    if (cell.startsWith('=')) return `<c ${place}><f>${cell.slice(1)}</f><v></v></c>`
    return `<c ${place} t="inlineStr"><is><t>${cell}</t></is></c>`
  })
  return `<row r="${number}">${xml.join('')}</row>`
}
