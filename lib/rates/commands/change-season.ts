import type { Staff } from '../../auth/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import { findSeasons } from '../queries/seasons.ts'
import type { Done, SeasonFacts } from '../schema/facts.ts'
import type { SeasonChange, SeasonInput } from '../schema/seasons.ts'
import { putFacts, type When } from './put-facts.ts'

/** Adds a season, or a price of weekdays. `room_not_found`, `overlap`, `validation_failed` for one that is over. */
export async function addSeason(by: Staff, input: SeasonInput, when: When): Promise<Done> {
  const season = seasonFacts(input, when)
  return putFacts(by, async () => ({ kind: 'season', id: null, season }), when)
}

/**
 * Changes a season for a person who has seen a certain version of it. As {@link addSeason}; `not_found`,
 * `changed_meanwhile`.
 */
export async function changeSeason(
  by: Staff,
  id: number,
  { version, ...input }: SeasonChange,
  when: When,
): Promise<Done> {
  const season = seasonFacts(input, when)
  return putFacts(
    by,
    async (tx) => {
      await requireSeen(tx, id, version)
      return { kind: 'season', id, season }
    },
    when,
  )
}

/** Deletes a season. `not_found`, `changed_meanwhile`. */
export async function deleteSeason(
  by: Staff,
  id: number,
  version: number,
  when: When,
): Promise<Done> {
  return putFacts(
    by,
    async (tx) => {
      await requireSeen(tx, id, version)
      return { kind: 'season', id, season: null }
    },
    when,
  )
}

async function requireSeen(tx: Tx, id: number, version: number): Promise<void> {
  const [season] = await findSeasons(tx, id)
  if (!season) throw new Refusal('not_found')
  if (season.version === version) return
  throw new Refusal('changed_meanwhile', {
    message: 'A colleague changed this season in the meantime.',
    data: { season },
  })
}

function seasonFacts(input: SeasonInput, { now }: When): SeasonFacts {
  if (input.to && input.to < dayInIndia(now)) {
    const message = 'Choose a last night from today on.'
    throw new Refusal('validation_failed', { message, errors: { to: message } })
  }
  return {
    roomId: input.room,
    name: input.name,
    from: input.from,
    to: input.to,
    weekdays: input.weekdays,
    pricePaise: input.price,
    percent: input.percent,
    roomPrices: Object.fromEntries(input.prices.map(({ room, price }) => [room, price])),
    minimumNights: input.minimum_nights,
    closed: input.closed,
    noArrival: input.no_arrival,
    noDeparture: input.no_departure,
  }
}
