import { readFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, median, type Running, start, startSite } from './tools/site.ts'
import { sized } from './tools/sized.ts'

const streams = sized(1_000, 20)
const messages = sized(30, 2)
const rounds = sized(3, 1)

type Subject = {
  server: Running
  path: string
  headers: Record<string, string>
  say: (text: string) => Promise<unknown>
}

/**
 * One conversation read by 1,000 streams: the time from sending a message to its arrival at each of them, and
 * the memory that a stream takes, beside a bare Node server that writes the same bytes to as many.
 */
export async function bench(): Promise<void> {
  const figures: Record<string, { p50: number; p99: number; kilobytes: number }[]> = {}
  for (let round = 0; round < rounds; round++) {
    for (const [name, open] of [
      ['site', openSite],
      ['bare', openBare],
    ] as const) {
      const subject = await open()
      try {
        figures[name] = [...(figures[name] ?? []), await measure(subject)]
      } finally {
        await subject.server.stop()
      }
    }
  }
  const of = (name: string, figure: 'p50' | 'p99' | 'kilobytes') =>
    median((figures[name] ?? []).map((one) => one[figure]))
  const row = (figure: 'p50' | 'p99' | 'kilobytes') => ({
    ours: of('site', figure).toFixed(1),
    bare: of('bare', figure).toFixed(1),
    'ours : bare': `${(of('site', figure) / of('bare', figure)).toFixed(2)} ×`,
  })
  process.stdout.write(
    `A message to ${streams} streams, median of ${rounds} rounds of ${messages} messages\n`,
  )
  console.table({
    'p50 ms': row('p50'),
    'p99 ms': row('p99'),
    'KB a stream': row('kilobytes'),
  })
}

async function openSite(): Promise<Subject> {
  const server = await startSite({ LIMIT_STREAMS: '10000', LIMIT_CHAT_SEND: '100000/60' })
  const post = (name: string, body: object, cookie = '') =>
    fetch(`${server.url}/api/${name}.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const started = await post('chat_start', { name: 'Bench', mobile: '1234567' })
  const cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { chat_id } = (await started.json()) as { chat_id: string }
  return {
    server,
    path: `/api/chat_stream.php?chat_id=${chat_id}`,
    headers: { cookie },
    say: async (text) => {
      const { status } = await post('chat_send', { chat_id, message: text }, cookie)
      if (status !== 201) throw new Error(`chat_send answered ${status}`)
    },
  }
}

async function openBare(): Promise<Subject> {
  const port = await freePort()
  const script = join(import.meta.dirname, 'tools/bare-sse.ts')
  const server = await start(port, '/', [script], { PORT: String(port) })
  // As long as an event of ours.
  const filler = 'x'.repeat(260)
  return {
    server,
    path: '/stream',
    headers: {},
    say: (text) =>
      fetch(server.url, { method: 'POST', body: JSON.stringify({ message: text, filler }) }),
  }
}

async function measure({ server, path, headers, say }: Subject) {
  const pid = server.process.pid ?? 0
  let arrived = (_text: string) => {}
  const hear = (text: string) => arrived(text)
  // What a server takes once, for its first streams, is not a stream's.
  const first = await openMany(10, server.url + path, headers, hear)
  await say('warm')
  await wait(sized(1_000, 100))
  const before = await residentKilobytes(pid)
  const open = await openMany(streams - 10, server.url + path, headers, hear)
  await wait(sized(1_000, 100))
  const kilobytes = ((await residentKilobytes(pid)) - before) / (streams - 10)
  const times: number[] = []
  for (let n = 0; n < messages; n++) {
    const text = `bench-${n}-end`
    const sent = performance.now()
    let left = streams
    const all = new Promise<void>((resolve) => {
      arrived = (chunk) => {
        if (!chunk.includes(text)) return
        times.push(performance.now() - sent)
        left -= 1
        if (left === 0) resolve()
      }
    })
    await say(text)
    await all
  }
  for (const stream of [...first, ...open]) stream.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), kilobytes }
}

async function openMany(
  count: number,
  url: string,
  headers: Record<string, string>,
  hear: (text: string) => void,
): Promise<IncomingMessage[]> {
  const open: IncomingMessage[] = []
  // A listen queue is not endless: some at a time.
  for (let at = 0; at < count; at += 50) {
    const some = Array.from({ length: Math.min(50, count - at) }, () => openOne(url, headers, hear))
    open.push(...(await Promise.all(some)))
  }
  return open
}

function openOne(
  url: string,
  headers: Record<string, string>,
  hear: (text: string) => void,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`A stream answered ${response.statusCode}`))
      response.setEncoding('utf8').on('data', (text) => {
        hear(text)
        resolve(response)
      })
    }).on('error', reject)
  })
}

async function residentKilobytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1])
}
