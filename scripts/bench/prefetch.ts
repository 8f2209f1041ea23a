import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import { finishedPages } from '../../server/build-output.ts'
import { dist, median, type Running, startSite } from './tools/site.ts'
import { sized } from './tools/sized.ts'

const rounds = sized(7, 1)
const visitors = sized(20, 2)
const paths = ['/about', '/gallery', '/events', '/stay-dining', '/contact']
const ways = ['memory', 'Next'] as const
type Way = (typeof ways)[number]
type Ask = { path: string; headers: Record<string, string> }
type Got = { ms: number; bytes: number }
type Round = Record<(typeof figures)[number], number>
const figures = ['CPU ms a visitor', 'KB a visitor', 'payload p50', 'payload p99', 'page p99']

/**
 * Twenty visitors at once, each of whom follows five links: what Next's client fetches ahead for them, answered from memory
 * and by Next in the same process, in turns; and a page from memory at the same time. Times are milliseconds, the CPU is the
 * server's (Linux).
 */
export async function bench(): Promise<void> {
  const site = await startSite()
  try {
    const asked = { memory: await journey('memory'), Next: await journey('Next') }
    // This also compiles what runs for the first time.
    for (const way of ways) await oneRound(site, way, asked[way])
    const results: Record<Way, Round[]> = { memory: [], Next: [] }
    for (let round = 0; round < rounds; round++) {
      const turn = round % 2 ? ways.toReversed() : ways
      for (const way of turn) results[way].push(await oneRound(site, way, asked[way]))
    }
    print(results)
  } finally {
    await site.stop()
  }
}

/** For each page its tree, its own segment, and the whole. By addresses of an older form only Next answers. */
async function journey(way: Way): Promise<Ask[]> {
  const pages = finishedPages(dist).filter(({ path }) => paths.includes(path))
  const asked = pages.flatMap(({ path, payloads }) => {
    const own = [...payloads.keys()].find((name) => name.endsWith('/__PAGE__'))
    return ['/_tree', own, ''].map((segment) => ({ path, segment }))
  })
  const hash =
    way === 'Next' ? computeLegacyCacheBustingSearchParam : computeCacheBustingSearchParam
  return Promise.all(
    asked.map(async ({ path, segment }) => {
      const search = await (segment
        ? hash('1', segment, undefined, '/en')
        : hash(undefined, undefined, undefined, '/en'))
      const prefetch = {
        'next-router-prefetch': '1',
        'next-router-segment-prefetch': segment ?? '',
      }
      const headers = { rsc: '1', 'next-url': '/en', ...(segment && prefetch) }
      return { path: `${path}?_rsc=${search}`, headers }
    }),
  )
}

async function oneRound({ url, process }: Running, way: Way, asked: Ask[]): Promise<Round> {
  const before = cpuOf(process.pid)
  const pages: Got[] = []
  const all = Promise.all(Array.from({ length: visitors }, () => visit(url, way, asked)))
  let done = false
  void all.finally(() => {
    done = true
  })
  const agent = new Agent({ keepAlive: true })
  while (!done) pages.push(await fetchOnce(url, { path: '/', headers: {} }, agent))
  agent.destroy()
  const payloads = (await all).flat()
  const bytes = payloads.reduce((sum, got) => sum + got.bytes, 0)
  return {
    'CPU ms a visitor': (cpuOf(process.pid) - before) / visitors,
    'KB a visitor': bytes / visitors / 1024,
    'payload p50': at(0.5, payloads),
    'payload p99': at(0.99, payloads),
    'page p99': at(0.99, pages),
  }
}

async function visit(url: string, way: Way, asked: Ask[]): Promise<Got[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  const got: Got[] = []
  // As the client does: the three of a page together, one page after the other.
  for (let first = 0; first < asked.length; first += 3) {
    const three = asked.slice(first, first + 3)
    got.push(...(await Promise.all(three.map((one) => fetchOnce(url, one, agent, way)))))
  }
  agent.destroy()
  return got
}

function fetchOnce(url: string, { path, headers }: Ask, agent: Agent, way?: Way): Promise<Got> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const all = { ...headers, 'accept-encoding': 'gzip, br', cookie: 'app_language=en' }
    get(url + path, { agent, headers: all }, (response) => {
      const { statusCode } = response
      const from = response.headers['x-nextjs-cache'] === undefined ? 'memory' : 'Next'
      if (statusCode !== 200 || from !== (way ?? 'memory')) {
        reject(new Error(`${path} came from ${from}: ${statusCode}`))
      }
      let bytes = response.rawHeaders.join(': ').length
      response.on('data', (chunk) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve({ ms: performance.now() - started, bytes }))
    }).on('error', reject)
  })
}

/** Milliseconds of the processor that a process has used; the kernel counts in hundredths of a second. */
function cpuOf(pid = 0): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function at(share: number, got: Got[]): number {
  const times = got.map(({ ms }) => ms).sort((one, other) => one - other)
  return times[Math.floor(times.length * share)] ?? Number.NaN
}

function print(results: Record<Way, Round[]>): void {
  const middle = (way: Way, name: string) =>
    median(results[way].map((round) => round[name] ?? Number.NaN))
  process.stdout.write(`Median of ${rounds} rounds, ${visitors} visitors at once\n`)
  console.table(
    figures.map((name) => ({
      figure: name,
      'from memory': Number(middle('memory', name).toFixed(1)),
      'by Next': Number(middle('Next', name).toFixed(1)),
    })),
  )
}
