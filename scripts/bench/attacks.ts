import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { addDays, dayInIndia } from '../../lib/shared/dates.ts'
import type { AttackName, Order } from './tools/attacker.ts'
import { median, startSite } from './tools/site.ts'
import { sized } from './tools/sized.ts'

const names: AttackName[] = [
  'forms of 155,000 parts',
  'forms of 2,800,000 fields',
  'bodies that never end',
  'pictures of 25 million pixels',
  'files of 8 MB',
  'pages that nobody has',
  'holds of thirty nights',
  'codes for anybody',
]
/** Guests of each round, and the pause from one to the next. */
const guests = sized({ count: 100, everyMs: 250 }, { count: 2, everyMs: 10 })

/**
 * Guests who book while the site, with its own limits, is attacked in the ways of tools/attacker.ts, beside as many who
 * are not disturbed: how many have their booking, and how long they and the shortest call wait. Each guest has an address of their own.
 */
export async function bench(): Promise<void> {
  const rows: Record<string, unknown> = {}
  for (const name of sized<(AttackName | null)[]>([null, ...names], ['holds of thirty nights'])) {
    const site = await startSite({ TRUST_PROXY: '1', LOG_LEVEL: 'fatal' })
    const thread = name && startAttack({ attack: name, url: site.url })
    try {
      await wait(sized(2_000, 200))
      rows[name ?? 'nobody attacks'] = {
        ...(await serve(site.url)),
        'server MB': residentMegabytes(site.process.pid),
        ...(thread && { 'attackers are told': told(thread.answers) }),
      }
    } finally {
      await thread?.worker.terminate()
      await site.stop()
    }
  }
  console.table(rows)
}

function startAttack(workerData: Order) {
  const worker = new Worker(new URL('./tools/attacker.ts', import.meta.url), { workerData })
  const answers = new Map<string, number>()
  worker.on('message', (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1))
  return { worker, answers }
}

async function serve(url: string) {
  const booked: Promise<{ status: number; ms: number }>[] = []
  const lives: number[] = []
  for (let guest = 0; guest < guests.count; guest++) {
    booked.push(book(url, guest))
    lives.push((await timed(`${url}/api/health/live`)).ms)
    await wait(guests.everyMs)
  }
  const all = await Promise.all(booked)
  const times = all.map(({ ms }) => ms)
  return {
    booked: `${all.filter(({ status }) => status === 201).length} of ${all.length}`,
    'median, ms': Math.round(median(times)),
    'p99, ms': Math.round(times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0),
    'slowest, ms': Math.round(Math.max(...times)),
    'slowest of the shortest call, ms': Math.round(Math.max(...lives)),
  }
}

async function book(url: string, guest: number): Promise<{ status: number; ms: number }> {
  const checkIn = addDays(dayInIndia(new Date()), 3 + guest * 2)
  const body = new FormData()
  const fields = {
    fullName: 'Asha Patil',
    email: `guest${guest}@example.com`,
    phone: `+91 98765 4${String(guest).padStart(4, '0')}`,
    roomType: 'Maratha Wada Room',
    checkIn,
    checkOut: addDays(checkIn, 1),
    guests: '2',
    amount: '4720',
    captcha: 'FARMSTAY',
  }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('screenshot', await picture(), 'paid.jpg')
  const headers = { 'x-forwarded-for': `2001:db8:${guest.toString(16)}::1` }
  return timed(`${url}/api/create_booking.php`, { method: 'POST', headers, body })
}

// Another for each guest, as large as a telephone's screen.
async function picture(): Promise<Blob> {
  const greys = Buffer.from(Array.from({ length: 72 }, () => randomInt(256)))
  const image = sharp(greys, { raw: { width: 9, height: 8, channels: 1 } })
  const bytes = await image.resize(1080, 1920, { fit: 'fill', kernel: 'nearest' }).jpeg().toBuffer()
  return new Blob([Uint8Array.from(bytes)])
}

async function timed(url: string, init?: RequestInit): Promise<{ status: number; ms: number }> {
  const started = performance.now()
  const status = await fetch(url, init).then(
    (answer) => answer.arrayBuffer().then(() => answer.status),
    () => 0,
  )
  return { status, ms: performance.now() - started }
}

function residentMegabytes(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

function told(answers: Map<string, number>): string {
  return [...answers].map(([status, count]) => `${count} × ${status}`).join(', ')
}
