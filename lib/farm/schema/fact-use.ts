import { z } from 'zod'
import type { PageName } from '../../i18n/pages.ts'
import { type FactName, type FactValues, factNames } from '../rules/named-facts.ts'

const isFact = (name: string): name is FactName => (factNames as readonly string[]).includes(name)

/** Names of facts, with commas between them. */
export const factsQuery = z.object({
  names: z
    .string('Name facts of the farm.')
    .max(1000, 'Name facts of the farm.')
    .transform((names) => names.split(',').filter(isFact)),
})

/** Where guests read sentences: a page, their own page, mails, papers, or several pages. */
export type PartWithFacts = PageName | 'rooms' | 'guest' | 'mail' | 'documents' | 'several'

/**
 * Where guests read some facts, and in how many sentences. Of what's promised with a booking, how many whose stay isn't over keep
 * which values.
 */
export type FactUse = {
  parts: { part: PartWithFacts; sentences: number }[]
  kept: { values: FactValues; bookings: number }[]
}
