// The brands of HEIC images and sequences in ISO 23008-12, and Apple's older ones.
const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Returns true if a file that begins like this is a HEIC picture. */
export function isHeic(start: string): boolean {
  return start.slice(4, 8) === 'ftyp' && brands.includes(start.slice(8, 12))
}

/**
 * Returns a HEIC picture decoded; null for another file, and if it cannot be. The decoder is as large as a page, so it is
 * loaded only with a file that needs it. It works in a worker, without eval or WebAssembly, which our
 * Content-Security-Policy forbids.
 */
export async function decodedHeic(file: File, start: string): Promise<ImageBitmap | null> {
  if (!isHeic(start)) return null
  try {
    const { heicTo } = await import('heic-to/csp')
    return await createImageBitmap(await heicTo({ blob: file, type: 'image/jpeg', quality: 0.92 }))
  } catch (error) {
    console.warn('The HEIC picture could not be converted.', error)
    return null
  }
}
