import sharp from 'sharp'
import { keptSize } from '../../shared/picture-size.ts'
import type { Decoded, DecodeJob } from './decoders.ts'
import { differenceHash, wordHashes } from './fingerprints.ts'
import { answerJobs } from './worker-process.ts'

answerJobs<DecodeJob, Decoded>(async (job) => {
  const bytes = await encode(job)
  return { bytes, ...(job.fingerprint && { fingerprint: await fingerprintOf(bytes) }) }
})

// Turned upright, and without its metadata.
async function encode(job: DecodeJob): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes, mostPixels, side, fit, format } = job
  const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
  const { width, height } =
    fit === 'square'
      ? { width: side, height: side }
      : keptSize((await upright.metadata()).autoOrient, side)
  const sized = upright.resize(width, height, { fit: fit === 'square' ? 'cover' : 'fill' })
  const encoded = format === 'jpeg' ? sized.jpeg({ quality: 84 }) : sized.webp({ quality: 86 })
  return Uint8Array.from(await encoded.toBuffer())
}

async function fingerprintOf(picture: Uint8Array) {
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
