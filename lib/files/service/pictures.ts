import { fileTypeFromBuffer } from 'file-type'
import { Refusal } from '../../shared/refusal.ts'
import { sha256Of } from '../../shared/sha256.ts'
import { maxImagePixels, maxImageSide, maxJpegPixels, storedName } from '../rules.ts'
import { type Decoded, decode } from './decoders.ts'

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
const unreadable: { [mime: string]: string } = {
  'image/heic': 'HEIC pictures',
  'image/heic-sequence': 'HEIC pictures',
  'image/heif': 'HEIC pictures',
  'image/heif-sequence': 'HEIC pictures',
  'image/tiff': 'TIFF files',
  'application/pdf': 'PDF files here',
}

type Given = {
  name: string
  bytes: Uint8Array
  /** The longer side of what is stored, in pixels, as `keptSize` takes it. */
  maxSide?: number
  /** Set for a payment's screenshot: its turn comes before all others', this runs then, and it gets its fingerprint. */
  asPayment?: () => Promise<void>
}

/**
 * Makes a picture of our own out of one that was sent: its content decides what it is, it is turned
 * upright, made as small as `keptSize` says, and loses its metadata.
 * `not_an_image` for anything else (SVG, HEIC, TIFF, PDF and AVIF too) and for what cannot be decoded in the time and memory that
 * a picture has, `too_large` beyond the pixels of its kind, `busy` if too many wait.
 */
export async function reencodeImage(given: Given): Promise<NewFile> {
  const { name, bytes, maxSide: side = maxImageSide, asPayment } = given
  const { mime, mostPixels } = await readableType(bytes)
  const format = mime === 'image/jpeg' ? 'jpeg' : 'webp'
  const [inTurn, fingerprint] = asPayment ? [decode.payments, true] : [decode.others, false]
  const job = { bytes, mostPixels, side, fit: 'inside', format, fingerprint } as const
  const made = madeOf(await inTurn(job, asPayment))
  return {
    name: storedName(name, format),
    mime: `image/${format}`,
    bytes: made.bytes,
    sha256: sha256Of(bytes),
    ...made.fingerprint,
  }
}

/** A picture cut to a square of so many pixels, as WebP without its metadata. Refused as {@link reencodeImage} does. */
export async function squarePicture(
  bytes: Uint8Array,
  side: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { mostPixels } = await readableType(bytes)
  const job = {
    bytes,
    mostPixels,
    side,
    fit: 'square',
    format: 'webp',
    fingerprint: false,
  } as const
  return madeOf(await decode.others(job)).bytes
}

async function readableType(bytes: Uint8Array): Promise<{ mime: string; mostPixels: number }> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? 'unknown'
  const kind = unreadable[mime]
  if (kind) {
    const message = `We can’t read ${kind}. Please send a screenshot, or the picture as a JPEG.`
    throw new Refusal('not_an_image', { message })
  }
  const mostPixels = readable[mime]
  if (mostPixels === undefined) throw new Refusal('not_an_image')
  return { mime, mostPixels }
}

function madeOf(decoded: Decoded): Exclude<Decoded, { refused: string }> {
  if (!('refused' in decoded)) return decoded
  if (decoded.refused === 'not_an_image') throw new Refusal('not_an_image')
  throw new Refusal('too_large', {
    message: 'That picture has too many pixels. A screenshot of the receipt is enough.',
  })
}
