import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { gate } from '../shared/gate.ts'
import { processWide } from '../shared/process-wide.ts'
import { Refusal } from '../shared/refusal.ts'
import { sha256Of } from '../shared/sha256.ts'
import { maxImagePixels, maxImageSide, maxJpegPixels, storedName } from './rules.ts'

/** A file as it will be stored. */
export type NewFile = {
  name: string
  mime: string
  bytes: Uint8Array<ArrayBuffer>
  /** The hash of the bytes that were sent, so that the same picture sent again is known. */
  sha256: Uint8Array<ArrayBuffer>
  /** The fingerprint of a payment's screenshot; other files have none and are compared with nothing. */
  perceptualHash?: bigint
  wordHashes?: bigint[]
}

// The kinds of pictures that are decoded, and the pixels of each, at most: a JPEG is made smaller while it is read. AVIF
// is left out: a few bytes of it take seconds and a gigabyte.
const readable: { [mime: string]: number } = {
  'image/jpeg': maxJpegPixels,
  'image/png': maxImagePixels,
  'image/webp': maxImagePixels,
  'image/gif': maxImagePixels,
}
const heic = new Set(['image/heic', 'image/heic-sequence', 'image/heif', 'image/heif-sequence'])

sharp.cache(false)
sharp.concurrency(1)

/**
 * Runs work that decodes a picture when its turn has come, each on one thread, since a decoded picture takes up to
 * 100 MB. Payments have places of their own, so that no chat keeps a booking waiting.
 */
export const decoding = {
  payments: processWide('payment pictures', () => gate(2)),
  others: processWide('other pictures', () => gate(1, 20)),
}

/**
 * Makes a picture of our own out of one that was sent: its content decides what it is, it is turned
 * upright, made at most `maxSide` pixels wide and high, and loses its metadata. `inTurn` is a queue of {@link decoding}.
 * `not_an_image` for anything else (SVG, HEIC and AVIF too), `too_large` beyond the pixels of its kind, `busy` if too
 * many wait.
 */
export function reencodeImage(
  given: { name: string; bytes: Uint8Array; maxSide?: number },
  inTurn = decoding.others,
): Promise<NewFile> {
  return inTurn(async () => {
    const mime = await imageType(given.bytes)
    try {
      const { bytes, format } = await encode(given.bytes, mime, given.maxSide ?? maxImageSide)
      return {
        name: storedName(given.name, format),
        mime: `image/${format}`,
        bytes,
        sha256: sha256Of(given.bytes),
      }
    } catch (error) {
      throw unreadable(error)
    }
  })
}

/** A picture cut to a square of so many pixels, as WebP without its metadata. Refused as {@link reencodeImage} does. */
export function squarePicture(bytes: Uint8Array, side: number): Promise<Uint8Array<ArrayBuffer>> {
  return decoding.others(async () => {
    const limitInputPixels = readable[await imageType(bytes)] ?? 0
    try {
      const picture = sharp(bytes, { limitInputPixels }).autoOrient()
      const square = picture.resize(side, side, { fit: 'cover' }).timeout({ seconds: 10 })
      return Uint8Array.from(await square.webp({ quality: 82 }).toBuffer())
    } catch (error) {
      throw unreadable(error)
    }
  })
}

async function imageType(bytes: Uint8Array): Promise<string> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? 'unknown'
  if (heic.has(mime)) {
    const message = 'We cannot read HEIC pictures. Send a screenshot, or the picture as a JPEG.'
    throw new Refusal('not_an_image', { message })
  }
  if (!(mime in readable)) throw new Refusal('not_an_image')
  return mime
}

async function encode(bytes: Uint8Array, mime: string, maxSide: number) {
  const picture = sharp(bytes, { limitInputPixels: readable[mime] ?? 0, failOn: 'error' })
    .autoOrient()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: 30 })
  const format = mime === 'image/jpeg' ? 'jpeg' : 'webp'
  const encoded = format === 'jpeg' ? picture.jpeg({ quality: 84 }) : picture.webp({ quality: 86 })
  return { bytes: Uint8Array.from(await encoded.toBuffer()), format }
}

// What sharp throws is plain text of libvips about the file; which of the two it is can be read only there.
function unreadable(error: unknown): Refusal {
  const message = error instanceof Error ? error.message : ''
  if (!/pixel limit|dimensions/i.test(message)) return new Refusal('not_an_image')
  return new Refusal('too_large', {
    message: 'That picture has too many pixels. A screenshot of the receipt is enough.',
  })
}
