/** The tables of an uncompressed font, by their four letters. */
export type Tables = ReadonlyMap<string, Buffer>

/** Splits an uncompressed font into its tables. */
export function readTables(font: Buffer): Tables {
  const tables = new Map<string, Buffer>()
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16) {
    const start = font.readUInt32BE(entry + 8)
    const tag = font.toString('latin1', entry, entry + 4)
    tables.set(tag, font.subarray(start, start + font.readUInt32BE(entry + 12)))
  }
  return tables
}

/** Puts tables together again. Checksums stay zero: HarfBuzz, which reads this next, writes them. */
export function writeTables(tables: Tables): Buffer {
  const tags = [...tables.keys()].sort()
  const directory = Buffer.alloc(12 + tags.length * 16)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(tags.length, 4)
  const parts = [directory]
  let start = directory.length
  for (const [index, tag] of tags.entries()) {
    const table = requireTable(tables, tag)
    const entry = 12 + index * 16
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(start, entry + 8)
    directory.writeUInt32BE(table.length, entry + 12)
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    parts.push(padded)
    start += padded.length
  }
  return Buffer.concat(parts)
}

/** A table without which the font is of no use. */
export function requireTable(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag)
  if (!table) throw new Error(`The font has no table ${tag}`)
  return table
}

/** Returns which glyph draws which character. */
export function readCharacters(tables: Tables): ReadonlyMap<number, number> {
  const cmap = requireTable(tables, 'cmap')
  const characters = new Map<number, number>()
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(8 + index * 8))
    if (subtable.readUInt16BE(0) === 4) readSegments(subtable, characters)
    if (subtable.readUInt16BE(0) === 12) readGroups(subtable, characters)
  }
  return characters
}

// Format 4: four parallel arrays of segments within the first 65,536 characters.
function readSegments(subtable: Buffer, characters: Map<number, number>) {
  const size = subtable.readUInt16BE(6)
  for (let at = 0; at < size; at += 2) {
    const last = subtable.readUInt16BE(14 + at)
    const first = subtable.readUInt16BE(16 + size + at)
    const delta = subtable.readUInt16BE(16 + size * 2 + at)
    const offsetAt = 16 + size * 3 + at
    const offset = subtable.readUInt16BE(offsetAt)
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const listed = offset ? subtable.readUInt16BE(offsetAt + offset + (code - first) * 2) : code
      if (listed) characters.set(code, (listed + delta) & 0xffff)
    }
  }
}

// Format 12: runs of characters whose glyphs follow one another.
function readGroups(subtable: Buffer, characters: Map<number, number>) {
  for (let group = 0; group < subtable.readUInt32BE(12); group++) {
    const at = 16 + group * 12
    const first = subtable.readUInt32BE(at)
    for (let code = first; code <= subtable.readUInt32BE(at + 4); code++) {
      characters.set(code, subtable.readUInt32BE(at + 8) + code - first)
    }
  }
}

/** Returns how far the pen moves on after a glyph, in the font's units. */
export function readAdvances(tables: Tables): number[] {
  const hmtx = requireTable(tables, 'hmtx')
  const described = requireTable(tables, 'hhea').readUInt16BE(34)
  const glyphs = requireTable(tables, 'maxp').readUInt16BE(4)
  // The last described width holds for all glyphs after it.
  return Array.from({ length: glyphs }, (_, glyph) =>
    hmtx.readUInt16BE(Math.min(glyph, described - 1) * 4),
  )
}
