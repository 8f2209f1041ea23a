/** The longer side of a stored picture, in pixels, at most. */
export const maxImageSide = 2400
/** Pixels of a picture that we agree to decode, at most; what decodes to more is a bomb or of no use here. */
export const maxImagePixels = 50_000_000

/** A stored file's address on this origin. Who may read it is decided there, not by knowing it. */
export function filePath(id: string): string {
  return `/api/files/${id}`
}

const visible = 2

/**
 * The 64-bit difference hash of a picture shrunk to 9 × 8 greys, row by row: a bit says that a pixel is
 * brighter than its right neighbour. Pictures that look alike differ in few bits. Signed, as Postgres's bigint.
 * (N. Krawetz, "Kind of Like That", dHash.) Receipts are mostly flat, where compression alone decides which
 * of two pixels is brighter, so a difference has to be a visible one.
 */
export function differenceHash(greys: Uint8Array): bigint {
  if (greys.length !== 72) throw new RangeError('9 × 8 greys are needed')
  let hash = 0n
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const at = row * 9 + column
      const brighter = (greys[at] ?? 0) > (greys[at + 1] ?? 0) + visible
      hash = (hash << 1n) | (brighter ? 1n : 0n)
    }
  }
  return BigInt.asIntN(64, hash)
}

/** A name that a stored file can be saved under: no path, no unseen characters, the ending of what it really is. */
export function storedName(given: string, ending: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const stem = last.replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '').replace(/^\.+|\.[^.]*$/g, '')
  return `${[...stem.trim()].slice(0, 100).join('') || 'picture'}.${ending}`
}
