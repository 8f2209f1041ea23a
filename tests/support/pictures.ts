import jsQR from 'jsqr'
import sharp from 'sharp'

/**
 * A receipt as a phone would have it: a JPEG of a few hundred kilobytes, with a camera's metadata. A quarter as wide it costs an
 * eighth of the time to make and keep, for tests that need some receipt.
 */
export function receiptJpeg(width = 1080): Promise<Buffer> {
  const lines = [400, 250, 330, 120].map(
    (width, i) => `<rect x="60" y="${700 + i * 120}" width="${width}" height="40" fill="#222"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 16) / 9}" viewBox="0 0 1080 1920">
    <rect width="1080" height="1920" fill="#fff"/><rect width="1080" height="420" fill="#1f5c5a"/>
    <circle cx="540" cy="420" r="140" fill="#e5a13a"/>${lines.join('')}</svg>`
  return sharp(Buffer.from(svg))
    .jpeg({ quality: 92 })
    .withExif({ IFD0: { Make: 'A camera', Model: 'that says where it was' } })
    .toBuffer()
}

/** A photograph as a phone's camera makes it: 12 megapixels, grainy, some megabytes. */
export function photoJpeg(): Promise<Buffer> {
  const [width, height] = [4000, 3000]
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#8a8f86',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** What the QR code in a picture says, read as a phone's camera reads it; null when there is none. */
export async function readQr(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}
