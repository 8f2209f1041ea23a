import { isDeepStrictEqual } from 'node:util'
import type { Staff } from '../../auth/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import { dayInIndia, daysBetween, type IsoDate } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import { readFacts } from '../queries/facts.ts'
import { findRatedRooms } from '../queries/rated-rooms.ts'
import { lastPlannedDay, tooFarWords } from '../rules/limits.ts'
import { type Night, nightsOf } from '../rules/night.ts'
import { type Given, ownDay } from '../rules/own-day.ts'
import type { DaysChange } from '../schema/days.ts'
import type { Done, RateFactsOf } from '../schema/facts.ts'
import { putFacts, type When } from './put-facts.ts'

/**
 * Gives days of a room something of their own, or takes it away. `room_not_found`; `validation_failed` for days that are over or too far
 * away; `changed_meanwhile` if somebody else changed one of them after `seen`.
 */
export async function changeDays(by: Staff, change: DaysChange, when: When): Promise<Done> {
  const problem = dayProblem(change.days, when.now)
  if (problem) {
    throw new Refusal('validation_failed', { message: problem, errors: { days: problem } })
  }
  return putDays(by, change, () => change, when)
}

/** Returns what is wrong with days that are to have something of their own, or null. */
export function dayProblem(days: IsoDate[], now: Date): string | null {
  const today = dayInIndia(now)
  if (days.some((day) => day < today))
    return 'Choose days from today on. Past days can’t be changed.'
  return days.some((day) => day > lastPlannedDay(today)) ? tooFarWords(today) : null
}

type Asked = { room: number; days: IsoDate[]; seen?: number | undefined }
/** The answer of what a change gives a day, given how it is and how it would be by the rules alone; null if nothing. */
type GivenTo = (day: { night: Night; ruled: Night }) => Given | null

/** Gives each of some days of a room what `givenTo` answers; see {@link changeDays}. */
export async function putDays(
  by: Staff,
  asked: Asked,
  givenTo: GivenTo,
  when: When,
): Promise<Done> {
  return putFacts(by, (tx) => wantedDays(tx, asked, givenTo), when)
}

async function wantedDays(
  tx: Tx,
  { room: id, days, seen }: Asked,
  givenTo: GivenTo,
): Promise<RateFactsOf<'days'>> {
  const sorted = days.toSorted()
  const [from = '', to = ''] = [sorted[0], sorted.at(-1)]
  const { rooms, rules } = await findRatedRooms(tx, { from, to }, id)
  const [room] = rooms
  if (!room) throw new Refusal('room_not_found')
  if (seen !== undefined) await requireUnchanged(tx, id, sorted, seen)
  const about = { kind: 'days' as const, room: id }
  const nobodys = Object.fromEntries(sorted.map((day) => [day, null]))
  const { days: were } = (await readFacts(tx, { ...about, days: nobodys })) as RateFactsOf<'days'>
  const count = daysBetween(from, to) + 1
  const byDate = (nights: Night[]) => new Map(nights.map((night) => [night.date, night]))
  const nights = byDate(nightsOf(room, rules, from, count))
  const byRules = byDate(nightsOf(room, { ...rules, days: [] }, from, count))
  const changed = sorted.flatMap((day) => {
    const [night, ruled] = [nights.get(day), byRules.get(day)]
    const given = night && ruled && givenTo({ night, ruled })
    if (!given) return []
    const was = were[day] ?? null
    const own = ownDay(was, given, ruled)
    return isDeepStrictEqual(own, was) ? [] : [[day, own] as const]
  })
  return { ...about, days: Object.fromEntries(changed) }
}

async function requireUnchanged(tx: Tx, room: number, days: IsoDate[], seen: number) {
  const [newer] = await tx.$queryRaw<{ actor: string }[]>`
    SELECT e.actor FROM audit_entries e
    WHERE e.action IN ('rates_changed', 'rates_put_back') AND e.id > ${seen}
      AND e.after ->> 'kind' = 'days' AND (e.after ->> 'room')::int = ${room}
      AND e.after -> 'days' ?| ${days}::text[]
    ORDER BY e.id DESC LIMIT 1`
  if (!newer) return
  throw new Refusal('changed_meanwhile', {
    message: `${newer.actor} changed one of these days in the meantime.`,
  })
}
