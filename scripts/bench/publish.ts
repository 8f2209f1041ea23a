import { setTimeout as wait } from 'node:timers/promises'
import { publishSite } from '../../lib/farm/commands/publish-site.ts'
import { saveFacts } from '../../lib/farm/commands/save-facts.ts'
import { saveWords } from '../../lib/farm/commands/save-words.ts'
import { publicationOnPages } from '../../lib/farm/queries/publication.ts'
import { readSite } from '../../lib/farm/queries/site.ts'
import { addDays, dayInIndia } from '../../lib/shared/dates.ts'
import { withDatabase } from './tools/database.ts'
import { fill } from './tools/many-bookings.ts'
import { median, startSite } from './tools/site.ts'
import { sized } from './tools/sized.ts'
import { staffCookie } from './tools/staff.ts'

const rounds = sized(5, 1)
const everyMs = 20

type Staff = Parameters<typeof publishSite>[0]
type Round = { pages: number; ms: number; page: number; calendar: number }

/**
 * Publishes another phone number, which is on all pages in all languages, and asks for a page and for the calendar of a month
 * every 20 ms meanwhile: how long the pages took as the screen says, and the longest wait, in milliseconds, beside the longest of
 * the same time without a publication.
 */
export async function bench(): Promise<void> {
  await withDatabase(async () => {
    await fill(sized(1_000, 20))
    const { staff, settings } = await staffCookie()
    const site = await startSite({ ...settings, LIMIT_AVAILABILITY: '100000/60' })
    try {
      // This also compiles what runs for the first time.
      await publishOnce(staff, site.url, 0)
      const busy: Round[] = []
      const quiet: Round[] = []
      for (let round = 1; round <= rounds; round++) {
        const published = await publishOnce(staff, site.url, round)
        busy.push(published)
        quiet.push({ ...published, ...(await longestWaits(site.url, wait(published.ms))) })
      }
      print(busy, quiet)
    } finally {
      await site.stop()
    }
  })
}

/** A tiny round changes a word, which is on few pages. */
async function publishOnce(staff: Staff, url: string, round: number): Promise<Round> {
  if (sized(true, false)) await saveFacts(staff, { phone: `+91 98220 1000${round}`, seen: {} })
  else
    await saveWords(staff, {
      key: 'about.lead',
      locale: 'zh',
      text: `湖边的农场 ${round}`,
      typo: false,
    })
  const { changes } = await readSite(staff)
  const number = await publishSite(staff, { seen: changes.map(({ id }) => id) })
  const live = untilLive(staff, number)
  return { ...(await longestWaits(url, live)), ...(await live) }
}

async function untilLive(staff: Staff, number: number): Promise<{ pages: number; ms: number }> {
  for (;;) {
    const { state, why, pages, ms } = await publicationOnPages(staff, number)
    if (state === 'live') return { pages, ms }
    if (state === 'failed') throw new Error(`The pages couldn’t be made: ${why}`)
    await wait(100)
  }
}

/** The longest that a page and the calendar took while something lasted. */
async function longestWaits(url: string, something: Promise<unknown>) {
  let isOver = false
  const over = () => {
    isOver = true
  }
  something.then(over, over)
  const longest = async (path: string) => {
    let most = 0
    while (!isOver) {
      const asked = performance.now()
      const answer = await fetch(url + path)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
      most = Math.max(most, performance.now() - asked)
      await wait(everyMs)
    }
    return most
  }
  const today = dayInIndia(new Date())
  const month = `/api/availability?room=Room%201&from=${today}&to=${addDays(today, 29)}`
  const [page, calendar] = await Promise.all([longest('/fr'), longest(month)])
  return { page, calendar }
}

function print(busy: Round[], quiet: Round[]): void {
  const row = (rounds: Round[]) => ({
    pages: rounds[0]?.pages,
    'seconds, median': (median(rounds.map(({ ms }) => ms)) / 1_000).toFixed(1),
    'longest wait for a page, ms': Math.round(Math.max(...rounds.map(({ page }) => page))),
    'for the calendar': Math.round(Math.max(...rounds.map(({ calendar }) => calendar))),
  })
  process.stdout.write(`${rounds} publications\n`)
  console.table({ publishing: row(busy), 'the same time without': row(quiet) })
}
