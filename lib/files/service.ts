import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { gate } from '../shared/gate.ts'
import { processWide } from '../shared/process-wide.ts'
import { Refusal } from '../shared/refusal.ts'
import { sha256Of } from '../shared/sha256.ts'
import { maxImagePixels, maxImageSide, storedName } from './rules.ts'

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

const readable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])
const heic = new Set(['image/heic', 'image/heic-sequence', 'image/heif', 'image/heif-sequence'])

sharp.cache(false)
sharp.concurrency(1)

/**
 * Runs work that decodes a picture when its turn has come: two at once, each on one thread, since a decoded picture
 * takes up to 200 MB.
 */
export const decoding = processWide('pictures', () => gate(2))

/**
 * Makes a picture of our own out of one that was sent: its content decides what it is, it is turned
 * upright, made at most `maxSide` pixels wide and high, and loses its metadata. `before` runs when its turn has
 * come, so that work which has become useless while it waited can be refused.
 * `not_an_image` for anything else (SVG and HEIC too), `too_large` beyond 50 million pixels.
 */
export function reencodeImage(
  given: { name: string; bytes: Uint8Array; maxSide?: number },
  before?: () => Promise<void>,
): Promise<NewFile> {
  return decoding(async () => {
    await before?.()
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
  return decoding(async () => {
    await imageType(bytes)
    try {
      const picture = sharp(bytes, { limitInputPixels: maxImagePixels }).autoOrient()
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
  if (!readable.has(mime)) throw new Refusal('not_an_image')
  return mime
}

async function encode(bytes: Uint8Array, mime: string, maxSide: number) {
  const picture = sharp(bytes, { limitInputPixels: maxImagePixels, failOn: 'error' })
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
