import {
  readAdvances,
  readCharacters,
  readTables,
  requireTable,
  type Tables,
  writeTables,
} from './sfnt.ts'

/**
 * Joins fonts of one family that were split by character into one font, without
 * layout tables. Chinese comes from the package in a hundred pieces; a page's
 * headings would need thirty of them.
 */
export function joinFonts(fonts: readonly Buffer[]): Buffer {
  const parts = fonts.map(readTables)
  const [first] = parts
  if (!first) throw new Error('There is no font to join')
  const glyphs: Buffer[] = []
  const advances: number[] = []
  const characters = new Map<number, number>()
  for (const part of parts) {
    const shift = glyphs.length
    for (const outline of readOutlines(part)) glyphs.push(shiftComponents(outline, shift))
    advances.push(...readAdvances(part))
    for (const [code, glyph] of readCharacters(part)) characters.set(code, glyph + shift)
  }
  return writeTables(tablesOf(first, parts, glyphs, advances, characters))
}

function tablesOf(
  first: Tables,
  parts: readonly Tables[],
  glyphs: readonly Buffer[],
  advances: readonly number[],
  characters: ReadonlyMap<number, number>,
): Tables {
  const head = Buffer.from(requireTable(first, 'head'))
  head.writeInt16BE(1, 50) // offsets of glyphs are 32 bits wide
  const hhea = Buffer.from(requireTable(first, 'hhea'))
  hhea.writeUInt16BE(glyphs.length, 34)
  const post = Buffer.from(requireTable(first, 'post').subarray(0, 32))
  post.writeUInt32BE(0x00030000, 0) // glyphs have no names
  return new Map([
    ['OS/2', requireTable(first, 'OS/2')],
    ['name', requireTable(first, 'name')],
    ['head', head],
    ['hhea', hhea],
    ['post', post],
    ['maxp', joinLimits(parts, glyphs.length)],
    ['hmtx', writeMetrics(glyphs, advances)],
    ['loca', writeOffsets(glyphs)],
    ['glyf', Buffer.concat(glyphs)],
    ['cmap', writeCharacters(characters)],
  ])
}

function readOutlines(tables: Tables): Buffer[] {
  const glyf = requireTable(tables, 'glyf')
  const loca = requireTable(tables, 'loca')
  const wide = requireTable(tables, 'head').readInt16BE(50) === 1
  const offset = (glyph: number) =>
    wide ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2
  return Array.from({ length: requireTable(tables, 'maxp').readUInt16BE(4) }, (_, glyph) => {
    const outline = glyf.subarray(offset(glyph), offset(glyph + 1))
    return Buffer.concat([outline, Buffer.alloc(-outline.length & 3)])
  })
}

/** A composite glyph names its parts by number, and the numbers have moved. */
function shiftComponents(outline: Buffer, shift: number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline
  let at = 10
  let flags: number
  do {
    flags = outline.readUInt16BE(at)
    outline.writeUInt16BE(outline.readUInt16BE(at + 2) + shift, at + 2)
    at += 4 + (flags & 0x0001 ? 4 : 2) + scaleSize(flags)
  } while (flags & 0x0020)
  return outline
}

function scaleSize(flags: number): number {
  if (flags & 0x0008) return 2
  if (flags & 0x0040) return 4
  return flags & 0x0080 ? 8 : 0
}

/** Every limit is the largest of the parts; only the number of glyphs adds up. */
function joinLimits(parts: readonly Tables[], glyphs: number): Buffer {
  const limits = parts.map((part) => requireTable(part, 'maxp'))
  const joined = Buffer.from(limits[0] ?? Buffer.alloc(32))
  for (let at = 6; at + 1 < joined.length; at += 2) {
    joined.writeUInt16BE(Math.max(...limits.map((limit) => limit.readUInt16BE(at))), at)
  }
  joined.writeUInt16BE(glyphs, 4)
  return joined
}

function writeMetrics(glyphs: readonly Buffer[], advances: readonly number[]): Buffer {
  const hmtx = Buffer.alloc(glyphs.length * 4)
  for (const [glyph, outline] of glyphs.entries()) {
    hmtx.writeUInt16BE(advances[glyph] ?? 0, glyph * 4)
    // Without variations the left bearing is where the outline begins.
    hmtx.writeInt16BE(outline.length > 4 ? outline.readInt16BE(2) : 0, glyph * 4 + 2)
  }
  return hmtx
}

function writeOffsets(glyphs: readonly Buffer[]): Buffer {
  const loca = Buffer.alloc((glyphs.length + 1) * 4)
  let end = 0
  for (const [glyph, outline] of glyphs.entries()) {
    end += outline.length
    loca.writeUInt32BE(end, (glyph + 1) * 4)
  }
  return loca
}

function writeCharacters(characters: ReadonlyMap<number, number>): Buffer {
  const sorted = [...characters].sort(([a], [b]) => a - b)
  const cmap = Buffer.alloc(12 + 16 + sorted.length * 12)
  cmap.writeUInt16BE(1, 2)
  cmap.writeUInt16BE(3, 4)
  cmap.writeUInt16BE(10, 6)
  cmap.writeUInt32BE(12, 8)
  cmap.writeUInt16BE(12, 12)
  cmap.writeUInt32BE(16 + sorted.length * 12, 16)
  cmap.writeUInt32BE(sorted.length, 24)
  for (const [index, [code, glyph]] of sorted.entries()) {
    const at = 28 + index * 12
    cmap.writeUInt32BE(code, at)
    cmap.writeUInt32BE(code, at + 4)
    cmap.writeUInt32BE(glyph, at + 8)
  }
  return cmap
}
