/** The longer side of a stored picture, in pixels, at most. */
export const maxImageSide = 2400
/** Pixels of a picture that we agree to decode, at most; what decodes to more is a bomb or of no use here … */
export const maxImagePixels = 25_000_000
/** … and of a JPEG, which cameras of phones make larger. */
export const maxJpegPixels = 50_000_000

/** Bytes of free disk below which only bookings store files. */
export const reserveBytes = 500 * 1024 * 1024

/** A stored file's address on this origin. Who may read it is decided there, not by knowing it. */
export function filePath(id: string): string {
  return `/api/files/${id}`
}

/** A name that a stored file can be saved under: no path, no unseen characters, the ending of what it really is. */
export function storedName(given: string, ending: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const stem = last.replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '').replace(/^\.+|\.[^.]*$/g, '')
  return `${[...stem.trim()].slice(0, 100).join('') || 'picture'}.${ending}`
}
