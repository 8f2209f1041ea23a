import sharp from 'sharp'
import { decoding, type NewFile, reencodeImage } from '../../files/service.ts'
import { differenceHash, wordHashes } from './fingerprints.ts'

/**
 * Makes a payment's screenshot ready to be stored: encodes it anew as {@link reencodeImage} does, whose refusals
 * are its own, and adds the fingerprint by which the database finds others that look alike. `before` runs when its turn
 * has come, so that work which has become useless while it waited can be refused.
 */
export async function readScreenshot(
  given: { name: string; bytes: Uint8Array },
  before: () => Promise<void> = async () => undefined,
): Promise<NewFile> {
  const file = await reencodeImage(given, (work) =>
    decoding.payments(async () => {
      await before()
      return work()
    }),
  )
  return { ...file, ...(await decoding.payments(() => fingerprintOf(file.bytes))) }
}

async function fingerprintOf(
  picture: Uint8Array,
): Promise<Pick<NewFile, 'perceptualHash' | 'wordHashes'>> {
  const greys = sharp(picture).flatten({ background: '#fff' }).greyscale()
  const look = await greys.clone().resize(9, 8, { fit: 'fill' }).raw().toBuffer()
  // Wide enough to tell small figures apart.
  const { data, info } = await greys
    .resize({ width: 540, height: 2400, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    perceptualHash: differenceHash(look),
    wordHashes: wordHashes({ width: info.width, height: info.height, pixels: data }),
  }
}
