/** The longer side of a stored picture, in pixels, at most. */
export const maxImageSide = 2400
/** Pixels of a picture that we agree to decode, at most; what decodes to more is a bomb or of no use here … */
export const maxImagePixels = 25_000_000
/** … and of a JPEG, which cameras of phones make larger. */
export const maxJpegPixels = 50_000_000

/** Pixels of a photograph, at most: what the cameras of phones make at their finest, all but a few. */
export const maxPhotoPixels = 50_000_000
/** The widths of a photograph's copies, in pixels, as far as it's wider than that; besides, there's one as wide as itself. */
export const copyWidths = [480, 960, 1600]
/** Bytes of a stored photograph, at most; one that would be larger is compressed more. */
export const maxStoredPhoto = 4 * 1024 * 1024
/** The same of each of its copies. */
export const maxCopyBytes = 2 * 1024 * 1024

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
