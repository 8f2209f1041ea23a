import sharp from 'sharp'
import { keptSize } from '../../shared/picture-size.ts'
import type { Decoded, DecodeJob } from './decoders.ts'
import { differenceHash, wordHashes } from './fingerprints.ts'

// A process of its own for pictures: it ends with the one that started it, whatever it is at, and not before.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)

sharp.cache(false)
sharp.concurrency(1)
// What strangers send is one of four kinds; the readers of all others stay shut, whatever a file says that it is.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
})

process.on('message', (job: DecodeJob) => {
  void decode(job).then((answer) => process.send?.(answer))
})

async function decode(job: DecodeJob): Promise<Decoded> {
  try {
    const bytes = await encode(job)
    return { bytes, ...(job.fingerprint && { fingerprint: await fingerprintOf(bytes) }) }
  } catch (error) {
    // What sharp throws is plain text of libvips about the file; which of the two it is can be read only there.
    const message = error instanceof Error ? error.message : ''
    return { refused: /pixel limit|dimensions/i.test(message) ? 'too_large' : 'not_an_image' }
  }
}

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
