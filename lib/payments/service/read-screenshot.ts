import sharp from 'sharp'
import { type NewFile, reencodeImage } from '../../files/service.ts'
import { differenceHash, wordHashes } from './fingerprints.ts'

/**
 * Makes a payment's screenshot ready to be stored: encodes it anew as {@link reencodeImage} does, whose refusals
 * are its own, and adds the fingerprint by which the database finds others that look alike.
 */
export async function readScreenshot(
  given: { name: string; bytes: Uint8Array },
  before?: () => Promise<void>,
): Promise<NewFile> {
  const file = await reencodeImage(given, before)
  return {
    ...file,
    perceptualHash: await hashOf(file.bytes),
    wordHashes: await wordsOf(file.bytes),
  }
}

async function hashOf(bytes: Uint8Array): Promise<bigint> {
  const greys = await sharp(bytes)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer()
  return differenceHash(greys)
}

// Wide enough to tell small figures apart.
async function wordsOf(bytes: Uint8Array): Promise<bigint[]> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: 540, height: 2400, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return wordHashes({ width: info.width, height: info.height, pixels: data })
}
