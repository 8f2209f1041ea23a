import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { maxCopyBytes, maxStoredPhoto } from '#lib/files/rules.ts'
import { copiesOf, readPhotograph } from '#lib/files/service/photographs.ts'

// The first starts a process, and a large picture takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** As a phone writes it: four tiles, turned to the right, in the colours of Display P3, with a place and a camera. */
const heic = readFileSync(join(import.meta.dirname, '../../support/phone.heic'))
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2244aa' } })
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
const read = (bytes: Uint8Array, name = 'IMG_0042.HEIC') =>
  readPhotograph(new File([Uint8Array.from(bytes)], name))
const metadataOf = (bytes: Uint8Array) => sharp(bytes).metadata()

async function pixelAt(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...pixel]
}

describe('a photograph from a phone is stored upright, as a JPEG without its place and camera:', () => {
  test('a HEIC, in the colours of the web', async () => {
    expect(heic.includes('iPhone')).toBe(true)
    const { file, width, height, color } = await read(heic)
    expect({ width, height, name: file.name, mime: file.mime }).toEqual({
      width: 300,
      height: 400,
      name: 'IMG_0042.jpeg',
      mime: 'image/jpeg',
    })
    expect(color).toMatch(/^#[0-9A-F]{6}$/)
    const { format, exif, xmp, icc, orientation } = await metadataOf(file.bytes)
    expect({ format, exif, xmp, icc, orientation }).toEqual({ format: 'jpeg' })
    // The red third is on the left of what the sensor saw, so it's on top; its red is one that sRGB only just has.
    const [red = 0, green = 255] = await pixelAt(file.bytes, 150, 60)
    expect(red).toBeGreaterThan(212)
    expect(green).toBeLessThan(25)
    const [, , blue = 0] = await pixelAt(file.bytes, 150, 300)
    expect(blue).toBeGreaterThan(150)
  })

  test('a JPEG that says how it was held', async () => {
    const place = { GPSLatitudeRef: 'N', GPSLatitude: '18/1 35/1 0/1' }
    const sent = await flat(400, 300)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Make: 'Apple', Orientation: '6' }, IFD3: place })
      .jpeg()
      .toBuffer()
    expect((await metadataOf(sent)).exif).toBeDefined()
    const { file, width, height } = await read(sent, 'IMG_0043.JPG')
    const { exif, orientation } = await metadataOf(file.bytes)
    expect({ width, height, exif, orientation }).toEqual({ width: 300, height: 400 })
  })

  test('one of 48 megapixels, no larger than it’s kept', async () => {
    const sent = await flat(8064, 6048).jpeg().toBuffer()
    const { width, height } = await read(sent)
    expect([width, height]).toEqual([2560, 1920])
  })

  test('one that is nothing but grain, in the bytes that it may have', async () => {
    const { file } = await read(await noise(4000, 3000).jpeg({ quality: 95 }).toBuffer())
    expect(file.bytes.length).toBeLessThan(maxStoredPhoto)
  })
})

// The size of the whole picture, not of its tiles; with more pixels than there's room for.
function claiming(width: number, height: number): Buffer {
  const at = heic.lastIndexOf('ispe')
  const bytes = Buffer.from(heic)
  bytes.writeUInt32BE(width, at + 8)
  bytes.writeUInt32BE(height, at + 12)
  return bytes
}

const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypmp42\0\0\0\0isommp42'),
  Buffer.alloc(500),
])

test.each([
  ['a HEIC that ends in the middle', heic.subarray(0, heic.length - 200), 'not_an_image'],
  ['a HEIC with nothing in it', heic.subarray(0, 40), 'not_an_image'],
  ['a HEIC that says it is larger', claiming(20_000, 20_000), 'too_large'],
  ['a HEIC with fewer tiles than it says', claiming(4_000, 3_000), 'not_an_image'],
  ['a video with the name of a photo', mp4, 'not_an_image'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not_an_image'],
  [
    'a PNG that decompresses to 60 megapixels',
    await flat(10_000, 6_000).png().toBuffer(),
    'too_large',
  ],
  ['an AVIF', await flat(64, 64).avif().toBuffer(), 'not_an_image'],
  [
    'a JPEG that ends in the middle',
    (await noise(600, 600).jpeg().toBuffer()).subarray(0, 9_000),
    'not_an_image',
  ],
])('refused, and the next one is read as ever: %s', async (_, bytes, code) => {
  await expect(read(bytes, 'IMG_0044.jpg')).rejects.toMatchObject({ code })
  expect((await read(heic)).width).toBe(300)
})

describe('the copies of a photograph', () => {
  test('are in three formats, in its own width and less', async () => {
    const made = await copiesOf(await noise(1200, 900).blur(3).jpeg({ quality: 88 }).toBuffer())
    const { copies = [], width, height } = made ?? {}
    expect([width, height]).toEqual([1200, 900])
    const listed = (format: string) => copies.filter((one) => one.format === format)
    expect(listed('avif').map((copy) => copy.width)).toEqual([480, 960, 1200])
    expect(listed('webp').map((copy) => copy.width)).toEqual([480, 960, 1200])
    // The photograph itself is the widest.
    expect(listed('jpeg').map((copy) => copy.width)).toEqual([480, 960])
    for (const copy of copies) {
      const { format, width, compression } = await metadataOf(copy.bytes)
      expect(compression === 'av1' ? 'avif' : format).toBe(copy.format)
      expect(width).toBe(copy.width)
    }
  })

  test('of a narrow one are as wide as it is', async () => {
    const made = await copiesOf(await flat(300, 400).jpeg().toBuffer())
    expect(made?.copies.map(({ format, width }) => [format, width])).toEqual([
      ['webp', 300],
      ['avif', 300],
    ])
  })

  test('each have the bytes that a copy may have, even of nothing but grain', async () => {
    const made = await copiesOf(await noise(1200, 1200).jpeg({ quality: 95 }).toBuffer())
    const largest = Math.max(...(made?.copies ?? []).map(({ bytes }) => bytes.length))
    expect(largest).toBeGreaterThan(maxCopyBytes / 10)
    expect(largest).toBeLessThanOrEqual(maxCopyBytes)
  })

  test('aren’t made of what is no picture', async () => {
    expect(await copiesOf(new Uint8Array(100))).toBeNull()
  })
})
