import { maxPhotoBytes, photoSide } from '#lib/shared/photo-limits.ts'
import { keptSize } from '#lib/shared/picture-size.ts'
import { decodedHeic, isHeic } from './heic-picture.ts'
import { drawnPage } from './pdf-page.ts'

// What a receipt is read at; a phone's camera makes pictures of twice the side, which take minutes on a slow line.
const keptSide = 2000
// A picture that is small enough stays the file that it is, so that the same one sent twice is known.
const keptBytes = 2_000_000
// A photograph takes this much at the size that's kept, and is sent as it is if it's no larger.
const keptPhotoBytes = 1_000_000

/**
 * The reason why a file cannot be sent: it does not open as a picture, it is too large, or it is a HEIC picture, a TIFF or
 * a PDF that does not open here.
 */
export type PictureProblem = 'type' | 'size' | 'heic' | 'tiff' | 'pdf'

/**
 * Returns a picture of `maxBytes` at most that the server can read, in a size that is enough to read it: the file itself,
 * or a JPEG made from it. Of a PDF it is the first page. What does not open is never returned.
 */
export async function readablePicture(
  file: File,
  maxBytes: number,
): Promise<File | PictureProblem> {
  const picture = await readable(file)
  return picture instanceof File && picture.size > maxBytes ? 'size' : picture
}

/**
 * Returns a photograph as it's sent: made no larger than it's kept where the browser can open it, so that it takes little on a slow
 * line, and otherwise as it is, if the server may be able to. Anything else is a problem.
 */
export async function photoToSend(file: File): Promise<File | 'type' | 'size'> {
  const start = await startOf(file)
  const bitmap = await createImageBitmap(file).catch(() => null)
  const photo = bitmap ? await shrunk(file, bitmap, start) : file
  bitmap?.close()
  if (!(bitmap || isServable(start) || isHeic(start))) return 'type'
  return photo.size > maxPhotoBytes ? 'size' : photo
}

async function shrunk(file: File, bitmap: ImageBitmap, start: string): Promise<File> {
  const size = keptSize(bitmap, photoSide)
  const isSmall = size.width === bitmap.width && file.size <= keptPhotoBytes
  if (isSmall && isServable(start)) return file
  const made = asJpeg(file, await drawn(bitmap, size))
  return made && (made.size < file.size || !isServable(start)) ? made : file
}

async function startOf(file: File): Promise<string> {
  return new TextDecoder('latin1').decode(await file.slice(0, 1024).arrayBuffer())
}

async function readable(file: File): Promise<File | PictureProblem> {
  const start = await startOf(file)
  if (start.includes('%PDF-')) return asJpeg(file, await drawnPage(file, keptSide)) ?? 'pdf'
  // Safari decodes HEIC and TIFF itself.
  const bitmap =
    (await createImageBitmap(file).catch(() => null)) ?? (await decodedHeic(file, start))
  if (!bitmap) return isHeic(start) ? 'heic' : isTiff(start) ? 'tiff' : 'type'
  const size = keptSize(bitmap, keptSide)
  const isKept = isServable(start) && size.width === bitmap.width && file.size <= keptBytes
  const picture = isKept ? file : (asJpeg(file, await drawn(bitmap, size)) ?? 'type')
  bitmap.close()
  return picture
}

// The formats that the server reads, by their first bytes: a name may say something else.
function isServable(start: string): boolean {
  return /^(\xff\xd8\xff|.PNG\r|GIF8|RIFF.{4}WEBP)/s.test(start)
}

function isTiff(start: string): boolean {
  return start.startsWith('II*\0') || start.startsWith('MM\0*')
}

function asJpeg(file: File, jpeg: Blob | null): File | null {
  return jpeg && new File([jpeg], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
}

function drawn(bitmap: ImageBitmap, size: { width: number; height: number }): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // A JPEG has no transparency; without this it would be black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, size.width, size.height)
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.88))
}
