import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { claimOf } from '../support/bookings.ts'
import { useDatabase } from '../support/database.ts'
import { book, makeRoom, picture } from '../support/guest.ts'

useDatabase()

let room: { id: number; name: string }
beforeEach(async () => {
  room = await makeRoom(1)
})

const send = (content: BlobPart, name = 'paid.jpg', type = 'image/jpeg') =>
  book(room.name, { screenshot: new File([content], name, { type }) })

async function storedOf(content: BlobPart, name?: string) {
  const { status, body } = await send(content, name)
  expect(status).toBe(201)
  const { proof } = await claimOf(body.booking_id)
  if (!proof) throw new Error('no screenshot was stored')
  return proof
}

describe('a picture is stored', () => {
  test('re-encoded, with the hash of the file that was sent, and without its metadata', async () => {
    const sent = await sharp(await picture())
      .withExif({ IFD3: { GPSLatitude: '18/1 40/1 0/1' }, IFD0: { Artist: 'Asha' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const file = await storedOf(Uint8Array.from(sent))
    expect((await sharp(file.bytes).metadata()).exif).toBeUndefined()
    expect(Buffer.from(file.sha256)).toEqual(createHash('sha256').update(sent).digest())
    expect(file.size).toBe(file.bytes.byteLength)
  })

  test('upright, as the camera meant it', async () => {
    const sideways = await sharp(await picture({ width: 300, height: 100 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { width, height } = await sharp(
      (await storedOf(Uint8Array.from(sideways))).bytes,
    ).metadata()
    expect([width, height]).toEqual([100, 300])
  })

  test('at most 2400 pixels wide and high', async () => {
    const file = await storedOf(await picture({ width: 3000, height: 1500 }))
    const { width, height } = await sharp(file.bytes).metadata()
    expect([width, height]).toEqual([2400, 1200])
  })

  test('as wide as a phone’s screen, where it is a screenshot that was scrolled', async () => {
    const file = await storedOf(await picture({ width: 1080, height: 14_000, format: 'png' }))
    const { width, height } = await sharp(file.bytes).metadata()
    expect([width, height]).toEqual([1080, 14_000])
  })

  test('under a name without a path and with the ending of what it is', async () => {
    const png = await picture({ format: 'png' })
    const file = await storedOf(png, '../../../etc/cron.d/paid.php')
    expect([file.name, file.mime]).toEqual(['paid.webp', 'image/webp'])
  })

  test('with a hash that is close for pictures that look alike', async () => {
    const blocks = Buffer.from(Array.from({ length: 72 }, (_, at) => (at * at * 37) % 256))
    const raw = sharp(blocks, { raw: { width: 9, height: 8, channels: 1 } }).resize(450, 800, {
      fit: 'fill',
      kernel: 'nearest',
    })
    const jpeg = await storedOf(Uint8Array.from(await raw.clone().jpeg({ quality: 90 }).toBuffer()))
    room = await makeRoom(1)
    const webp = await storedOf(
      Uint8Array.from(
        await raw.clone().resize(200, 300, { fit: 'fill' }).webp({ quality: 50 }).toBuffer(),
      ),
    )
    const differ = BigInt.asUintN(64, (jpeg.perceptualHash ?? 0n) ^ (webp.perceptualHash ?? 0n))
    expect(jpeg.perceptualHash).not.toBe(0n)
    expect([...differ.toString(2)].filter((bit) => bit === '1').length).toBeLessThanOrEqual(6)
  })
})

describe('refused, with nothing stored:', () => {
  const refused = async (content: BlobPart, name?: string, type?: string) => {
    const { status, body } = await send(content, name, type)
    expect(await prisma().booking.count({ where: { roomId: room.id } })).toBe(0)
    return [status, body.code]
  }

  let bomb: Uint8Array<ArrayBuffer>
  beforeAll(async () => {
    bomb = await picture({ width: 10_000, height: 6_000, format: 'png' })
  })

  test('an SVG, whatever it is called', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    expect(await refused(svg, 'paid.svg', 'image/svg+xml')).toEqual([415, 'not_an_image'])
    expect(await refused(`<?xml version="1.0"?>${svg}`)).toEqual([415, 'not_an_image'])
  })

  test('a page with the name of a picture', async () => {
    expect(await refused('<!doctype html><script>alert(1)</script>')).toEqual([415, 'not_an_image'])
  })

  test('a web page that begins like a picture', async () => {
    const page = Buffer.concat([Buffer.from('GIF89a'), Buffer.from('<script>alert(1)</script>')])
    expect(await refused(Uint8Array.from(page), 'paid.gif')).toEqual([415, 'not_an_image'])
  })

  test('a JPEG that breaks off', async () => {
    const whole = await sharp({
      create: {
        width: 800,
        height: 800,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer()
    const half = Uint8Array.from(whole.subarray(0, whole.length / 2))
    expect(await refused(half)).toEqual([415, 'not_an_image'])
  })

  test('a small file that decompresses to 60 million pixels', async () => {
    expect(bomb.byteLength).toBeLessThan(1_000_000)
    expect(await refused(bomb, 'paid.png')).toEqual([413, 'too_large'])
  })

  test('more than 25 million pixels, but for a JPEG, which is made smaller while it is read', async () => {
    const flat = sharp({ create: { width: 6000, height: 4500, channels: 3, background: '#321' } })
    const [png, webp, jpeg] = [flat.clone().png(), flat.clone().webp(), flat.clone().jpeg()]
    for (const format of [png, webp]) {
      expect(await refused(Uint8Array.from(await format.toBuffer()))).toEqual([413, 'too_large'])
    }
    expect((await send(Uint8Array.from(await jpeg.toBuffer()))).status).toBe(201)
  })

  test('an AVIF, a few bytes of which take seconds and a gigabyte', async () => {
    const avif = sharp({
      create: { width: 64, height: 64, channels: 3, background: '#321' },
    }).avif()
    expect(await refused(Uint8Array.from(await avif.toBuffer()))).toEqual([415, 'not_an_image'])
  })

  test('a HEIC picture, with a word on what to send instead', async () => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
      Buffer.alloc(64),
    ])
    const { status, body } = await send(Uint8Array.from(heic), 'IMG_1.HEIC')
    expect([status, body.code]).toEqual([415, 'not_an_image'])
    expect(body.message).toContain('HEIC')
  })

  test('more than 10 MB, and a body of 50 MB', async () => {
    expect(await refused(new Uint8Array(10 * 1024 * 1024 + 1))).toEqual([413, 'too_large'])
    expect(await refused(new Uint8Array(50 * 1024 * 1024))).toEqual([413, 'too_large'])
  })

  test('one after the other without end: the memory of each is given back', async () => {
    const large = new File([new Uint8Array(9 * 1024 * 1024)], 'paid.jpg')
    for (let n = 0; n < 32; n++) {
      expect((await book(room.name, { screenshot: large, captcha: 'no' })).status).toBe(422)
    }
  })
})
