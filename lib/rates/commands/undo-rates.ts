import type { Staff } from '../../auth/schema.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import { readFacts } from '../queries/facts.ts'
import { readChange } from '../queries/rate-history.ts'
import { ahead, areSame } from '../rules/facts.ts'
import type { Done } from '../schema/facts.ts'
import { putFacts } from './put-facts.ts'

/**
 * Puts what a change of rates was about back as it was, however long ago, if nothing has changed it since; days that are over stay as they
 * were. `not_found`; `changed_meanwhile`; `too_late` if all its days are over; `overlap` where another season has the nights by now.
 */
export async function undoRates(by: Staff, id: number, now: Date): Promise<Done> {
  return putFacts(
    by,
    async (tx) => {
      const change = await readChange(tx, id)
      if (!change) throw new Refusal('not_found')
      const today = dayInIndia(now)
      const [before, after] = [ahead(change.before, today), ahead(change.after, today)]
      if (!(before && after)) {
        throw new Refusal('too_late', { message: 'The days of this change are in the past.' })
      }
      if (areSame(await readFacts(tx, after), after)) return before
      throw new Refusal('changed_meanwhile')
    },
    { now },
    'rates_put_back',
  )
}
