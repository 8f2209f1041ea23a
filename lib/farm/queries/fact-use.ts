import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { readMessages } from '../../i18n/read-messages.ts'
import { factValue } from '../rules/fact-values.ts'
import { argumentsFor } from '../rules/named-arguments.ts'
import { type FactName, isPromised } from '../rules/named-facts.ts'
import type { FactUse, PartWithFacts } from '../schema/fact-use.ts'
import type { Facts } from '../schema/facts.ts'
import { leavesOf } from './shipped-words.ts'
import { readDrafted } from './site.ts'

/** The parts of the messages that are a page or papers of their own; all else is on several pages. */
const parts: Record<string, PartWithFacts> = {
  home: 'home',
  about: 'about',
  experiences: 'experiences',
  stay: 'stayDining',
  rooms: 'rooms',
  nearby: 'nearby',
  gallery: 'gallery',
  testimonials: 'testimonials',
  events: 'events',
  booking: 'booking',
  payment: 'payment',
  contact: 'contact',
  terms: 'terms',
  privacy: 'privacy',
  guest: 'guest',
  mail: 'mail',
  documents: 'documents',
}

/**
 * Returns where guests read some facts in English sentences, as if the draft were published, and what bookings keep of them. `_by`:
 * only staff may ask.
 */
export async function readFactUse(_by: Staff, names: readonly FactName[]): Promise<FactUse> {
  return { parts: await partsWith(names), kept: await keptOf(names.filter(isPromised)) }
}

async function partsWith(names: readonly FactName[]): Promise<FactUse['parts']> {
  const words = argumentsFor(names)
  if (words.length === 0) return []
  const named = new RegExp(`\\{(?:${words.join('|')})[,}]`)
  const own = (await readDrafted()).words.en ?? {}
  const shipped = leavesOf(JSON.parse(await readMessages('en')))
  const found = new Map<PartWithFacts, number>()
  for (const [key, text] of shipped) {
    if (!named.test(own[key]?.text ?? text)) continue
    const part = parts[key.split('.')[0] ?? ''] ?? 'several'
    found.set(part, (found.get(part) ?? 0) + 1)
  }
  return [...found].map(([part, sentences]) => ({ part, sentences }))
}

/** The values that most bookings keep come first. */
async function keptOf(names: readonly FactName[]): Promise<FactUse['kept']> {
  if (names.length === 0) return []
  const rows = await prisma().$queryRaw<{ facts: Facts; bookings: number }[]>`
    SELECT f.facts, count(*)::int AS bookings FROM bookings b JOIN publications f ON f.number = b.publication
    WHERE takes_place(b.status) AND b.check_out > (now() AT TIME ZONE 'Asia/Kolkata')::date
    GROUP BY f.number`
  const kept = new Map<string, FactUse['kept'][number]>()
  for (const { facts, bookings } of rows) {
    const values = Object.fromEntries(names.map((name) => [name, factValue(facts, name)]))
    const name = JSON.stringify(values)
    kept.set(name, { values, bookings: bookings + (kept.get(name)?.bookings ?? 0) })
  }
  return [...kept.values()].sort((a, b) => b.bookings - a.bookings)
}
