const visible = 2

/**
 * Returns the 64-bit difference hash of a picture shrunk to 9 × 8 greys, row by row: a bit says that a pixel is
 * brighter than its right neighbour. Pictures that look alike differ in few bits. Signed, as Postgres's bigint.
 * (N. Krawetz, "Kind of Like That", dHash.) Receipts are mostly flat, where compression alone decides which
 * of two pixels is brighter, so a difference has to be a visible one.
 */
export function differenceHash(greys: Uint8Array): bigint {
  if (greys.length !== 72) throw new RangeError('9 × 8 greys are needed')
  return brighterBits(greys, 9)
}

/** A grey picture, row by row. */
export type Greys = { width: number; height: number; pixels: Uint8Array }

type Run = { from: number; to: number }

const clearlyInk = 56
const leastHeight = 6
const mostWords = 64

/**
 * Returns what is written on a picture: for each word or number, from the top, 64 bits of where its ink gets less from left
 * to right, on a grid of 17 × 4 laid over it. A word's position, its size and the file format change few of them; other
 * letters change many. Plain boxes and lines say nothing and are left out.
 */
export function wordHashes({ width, height, pixels }: Greys): bigint[] {
  const ink = inkOf({ width, height, pixels })
  const hasInk = (y: number) => {
    let count = 0
    for (let x = 0; x < width && count < 2; x++) if ((ink[y * width + x] ?? 0) > clearlyInk) count++
    return count === 2
  }
  const hashes: bigint[] = []
  for (const line of runs(height, hasInk, 1)) {
    const size = line.to - line.from
    if (size < leastHeight) continue
    const columns = (x: number) => reaches(line, (y) => ink[y * width + x])
    for (const word of runs(width, columns, 1.5 * size)) {
      const rows = (y: number) => reaches(word, (x) => ink[y * width + x])
      const [tall] = runs(height, (y) => y >= line.from && y < line.to && rows(y), size)
      const hash = tall && word.to - word.from >= size ? hashOfWord(ink, width, word, tall) : 0n
      if (hash !== 0n) hashes.push(hash)
    }
  }
  return hashes.slice(0, mostWords)
}

// How far each pixel is from the commonest grey of its row, which is what the row is written on.
function inkOf({ width, height, pixels }: Greys): Uint8Array {
  const ink = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) {
    const row = pixels.subarray(y * width, (y + 1) * width)
    const counts = new Uint32Array(32)
    for (const grey of row) counts[grey >> 3] = (counts[grey >> 3] ?? 0) + 1
    const ground = counts.indexOf(Math.max(...counts)) * 8 + 4
    for (const [x, grey] of row.entries()) ink[y * width + x] = Math.abs(grey - ground)
  }
  return ink
}

// Stretches in which something holds; those less than `gap` apart are one.
function runs(length: number, holds: (at: number) => boolean, gap: number): Run[] {
  const found: Run[] = []
  for (let at = 0; at < length; at++) {
    if (!holds(at)) continue
    const last = found.at(-1)
    if (last && at - last.to < gap) last.to = at + 1
    else found.push({ from: at, to: at + 1 })
  }
  return found
}

function reaches({ from, to }: Run, inkAt: (at: number) => number | undefined): boolean {
  for (let at = from; at < to; at++) if ((inkAt(at) ?? 0) > clearlyInk) return true
  return false
}

function hashOfWord(ink: Uint8Array, width: number, wide: Run, tall: Run): bigint {
  const greys = Array.from({ length: 17 * 4 }, (_, at) =>
    meanInk(ink, width, part(wide, at % 17, 17), part(tall, Math.floor(at / 17), 4)),
  )
  return brighterBits(greys, 17)
}

// A bit for each grey but the last of its row: 1 if it is brighter than its right neighbour.
function brighterBits(greys: ArrayLike<number>, columns: number): bigint {
  let bits = 0n
  for (let at = 0; at < greys.length; at++) {
    if (at % columns === columns - 1) continue
    const brighter = (greys[at] ?? 0) > (greys[at + 1] ?? 0) + visible
    bits = (bits << 1n) | (brighter ? 1n : 0n)
  }
  return BigInt.asIntN(64, bits)
}

function part({ from, to }: Run, index: number, count: number): Run {
  const step = (to - from) / count
  return { from: from + step * index, to: from + step * (index + 1) }
}

// Pixels at the edge count by the share of them that is inside.
function meanInk(ink: Uint8Array, width: number, wide: Run, tall: Run): number {
  let sum = 0
  for (let y = Math.floor(tall.from); y < tall.to; y++) {
    const high = Math.min(y + 1, tall.to) - Math.max(y, tall.from)
    for (let x = Math.floor(wide.from); x < wide.to; x++) {
      const broad = Math.min(x + 1, wide.to) - Math.max(x, wide.from)
      sum += high * broad * (ink[y * width + x] ?? 0)
    }
  }
  return sum / ((tall.to - tall.from) * (wide.to - wide.from))
}
