import type { IsoDate } from '../../shared/dates.ts'
import type { RateDay, Season } from '../rules/night.ts'
import type { Effect } from './days.ts'

/** The facts that a day has of its own. */
export type DayFacts = Omit<RateDay, 'roomId' | 'day'>
/** All that staff say of a season. */
export type SeasonFacts = Omit<Season, 'id'>
/** All that staff say of a code. */
export type CodeFacts = {
  code: string
  percent: number | null
  paise: number | null
  from: IsoDate | null
  to: IsoDate | null
  uses: number | null
  endedAt: string | null
}
/** The guests whom a room's price is for. */
export type GuestFacts = {
  sleeps: number | null
  guestsIncluded: number | null
  extraGuestPaise: number | null
}

/**
 * Everything that is said about one thing that sets prices, as the history keeps it before and after a change; null for
 * what was not there. A thing without an id is new.
 */
export type RateFacts =
  | { kind: 'days'; room: number; days: Record<IsoDate, DayFacts | null> }
  | { kind: 'season'; id: number | null; season: SeasonFacts | null }
  | { kind: 'code'; id: number | null; code: CodeFacts | null }
  | { kind: 'long_stays'; steps: { nights: number; percent: number }[] }
  | { kind: 'guests'; room: number; guests: GuestFacts }
export type RateFactsOf<Kind extends RateFacts['kind']> = Extract<RateFacts, { kind: Kind }>

/** The effect of a change, and the thing as it is with it. */
export type Done = Effect & { facts: RateFacts }
