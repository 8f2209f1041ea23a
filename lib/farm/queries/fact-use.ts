import type { Staff } from '../../auth/schema.ts'
import { readMessages } from '../../i18n/read-messages.ts'
import { argumentsFor } from '../rules/named-arguments.ts'
import type { FactName } from '../rules/named-facts.ts'
import type { FactUse, PartWithFacts } from '../schema/fact-use.ts'
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

/** Returns where guests read some facts in English sentences, as if the draft were published. `_by`: only staff may ask. */
export async function readFactUse(_by: Staff, names: readonly FactName[]): Promise<FactUse> {
  const words = argumentsFor(names)
  if (words.length === 0) return { parts: [] }
  const named = new RegExp(`\\{(?:${words.join('|')})[,}]`)
  const own = (await readDrafted()).words.en ?? {}
  const shipped = leavesOf(JSON.parse(await readMessages('en')))
  const found = new Map<PartWithFacts, number>()
  for (const [key, text] of shipped) {
    if (!named.test(own[key]?.text ?? text)) continue
    const part = parts[key.split('.')[0] ?? ''] ?? 'several'
    found.set(part, (found.get(part) ?? 0) + 1)
  }
  return { parts: [...found].map(([part, sentences]) => ({ part, sentences })) }
}
