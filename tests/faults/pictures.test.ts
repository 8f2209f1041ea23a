import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { decodersOf } from '../support/decoders.ts'
import { receiptJpeg } from '../support/pictures.ts'
import { isAlive, startServer, type TestServer } from '../support/server.ts'

let site: TestServer
let heavy: Blob

beforeAll(async () => {
  site = await startServer({ env: { LIMIT_CHAT_UPLOAD: '100/60' } })
  // Half a second's work.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = sharp({
    create: { width: 3500, height: 3500, channels: 3, background: '#000', noise },
  })
  const bytes = await picture.webp({ quality: 1, effort: 0 }).toBuffer()
  heavy = new Blob([new Uint8Array(bytes)], { type: 'image/webp' })
})
afterAll(() => site?.clean())

const own = () => decodersOf(site.process.pid ?? 0)

async function visitor() {
  const answer = await fetch(`${site.url}/api/chat_start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Asha', mobile: '98200 41730' }),
  })
  const { chat_id: id } = (await answer.json()) as { chat_id: string }
  const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0])
  return { id, cookie: cookie.join('; ') }
}

async function upload({ id, cookie }: { id: string; cookie: string }): Promise<number> {
  const form = new FormData()
  form.set('chat_id', id)
  form.set('message_type', 'image')
  form.set('file', heavy, 'view.webp')
  const address = `${site.url}/api/chat_upload`
  return (await fetch(address, { method: 'POST', headers: { cookie }, body: form })).status
}

async function book(): Promise<number> {
  const checkIn = addDays(dayInIndia(new Date()), 9)
  const form = new FormData()
  const fields = {
    fullName: 'Asha Kulkarni',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    roomType: 'Maratha Wada Room',
    checkIn,
    checkOut: addDays(checkIn, 1),
    guests: '2',
    amount: '4720',
    captcha: 'FARMSTAY',
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const receipt = new Uint8Array(await receiptJpeg())
  form.set('screenshot', new Blob([receipt], { type: 'image/jpeg' }), 'receipt.jpg')
  return (await fetch(`${site.url}/api/create_booking.php`, { method: 'POST', body: form })).status
}

test('a decoder that is killed in the middle of a picture takes nothing with it', async () => {
  const sent = upload(await visitor())
  await expect.poll(() => own().length, { interval: 10, timeout: 10_000 }).toBe(1)
  process.kill(own()[0] ?? 0, 'SIGKILL')
  expect(await sent).toBe(201)
  expect(site.process.exitCode).toBeNull()
})

test('a booking goes through while chat pictures wait, and the server itself decodes none', async () => {
  const chat = await visitor()
  const answered: string[] = []
  const uploads = [1, 2, 3, 4].map(async () => {
    expect(await upload(chat)).toBe(201)
    answered.push('chat')
  })
  expect(await book()).toBe(201)
  answered.push('booking')
  await Promise.all(uploads)
  expect(answered.at(-1)).toBe('chat')
  expect(readFileSync(`/proc/${site.process.pid}/maps`, 'utf8')).not.toContain('libvips')
})

test('no decoder outlives the server, however that ends', async () => {
  const [decoder = 0] = own()
  expect(isAlive(decoder)).toBe(true)
  await site.stop('SIGKILL')
  await expect.poll(() => isAlive(decoder), { timeout: 10_000 }).toBe(false)
})
