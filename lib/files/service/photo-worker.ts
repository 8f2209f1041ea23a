import sharp, { type Sharp } from 'sharp'
import type { CopyFormat } from '../../pictures/rules.ts'
import { photoSide } from '../../shared/photo-limits.ts'
import { keptSize } from '../../shared/picture-size.ts'
import { copyWidths, maxCopyBytes, maxPhotoPixels, maxStoredPhoto } from '../rules.ts'
import { withHeic } from './heic.ts'
import type { Copies, PhotoJob, ReadPhoto } from './photographs.ts'
import { answerJobs } from './worker-process.ts'

answerJobs<PhotoJob, ReadPhoto | Copies>(({ bytes, work }) => {
  if (work === 'copies') return copiesOf(bytes)
  return work === 'heic' ? readHeic(bytes) : read(sharp(bytes, limits).autoOrient())
})

const limits = { limitInputPixels: maxPhotoPixels, failOn: 'error' } as const

// Upright, no larger than it's kept, and in the colours of the web; without its metadata, since sharp writes none.
async function read(upright: Sharp): Promise<ReadPhoto> {
  const { width, height } = keptSize((await upright.metadata()).autoOrient, photoSide)
  const sized = upright.resize(width, height, { fit: 'fill' }).flatten({ background: '#fff' })
  const bytes = await within(maxStoredPhoto, [88, 70, 50], (quality) => sized.jpeg({ quality }))
  return { bytes, width, height, color: await averageOf(bytes) }
}

function readHeic(bytes: Uint8Array) {
  return withHeic(bytes, maxPhotoPixels, async ({ pixels, width, height, profiled }) => {
    const raw = sharp(pixels, { raw: { width, height, channels: 3 } })
    if (!profiled) return read(raw)
    const size = keptSize({ width, height }, photoSide)
    const small = raw.resize(size.width, size.height, { fit: 'fill' })
    return read(sharp(profiled(await small.png({ compressionLevel: 1 }).toBuffer()), limits))
  })
}

async function averageOf(bytes: Uint8Array): Promise<string> {
  const pixel = await sharp(bytes).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex').toUpperCase()}`
}

/** All copies of a stored photograph. It's itself the widest JPEG. */
async function copiesOf(bytes: Uint8Array): Promise<Copies> {
  const { width: full, height } = await sharp(bytes).metadata()
  const narrower = copyWidths.filter((width) => width < full)
  const copies: Copies['copies'] = []
  for (const width of [...narrower, full]) {
    for (const format of ['jpeg', 'webp', 'avif'] as const) {
      if (format === 'jpeg' && width === full) continue
      copies.push({ format, width, bytes: await copyOf(bytes, width, format) })
    }
  }
  return { copies, width: full, height, color: await averageOf(bytes) }
}

async function copyOf(bytes: Uint8Array, width: number, format: CopyFormat) {
  // Small copies get a higher quality: each of their pixels is seen, while the large ones go to dense screens.
  const { quality, ...recipe } = recipes(width <= 960)[format]
  const sized = sharp(bytes).resize({ width })
  return within(maxCopyBytes, [quality, quality - 20, quality - 40], (quality) =>
    sized.toFormat(format, { ...recipe, quality }),
  )
}

/**
 * More effort on a large AVIF takes twice the time for 5 % of its bytes. Unlike our drawings, photographs have no hard edges that
 * would need the whole resolution of colours.
 */
const recipes = (isSmall: boolean) => ({
  avif: { quality: isSmall ? 52 : 48, effort: isSmall ? 3 : 2, chromaSubsampling: '4:2:0' },
  webp: { quality: isSmall ? 76 : 72, effort: 4 },
  jpeg: { quality: isSmall ? 80 : 76, mozjpeg: true },
})

/** Returns a picture in the first of these qualities in which it has no more than so many bytes, or in the last. */
async function within(
  most: number,
  qualities: number[],
  encoded: (quality: number) => Sharp,
): Promise<Uint8Array<ArrayBuffer>> {
  let bytes = new Uint8Array()
  for (const quality of qualities) {
    bytes = Uint8Array.from(await encoded(quality).toBuffer())
    if (bytes.length <= most) break
  }
  return bytes
}
