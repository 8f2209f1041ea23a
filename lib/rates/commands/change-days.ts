import type { Staff } from '../../auth/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import { dayInIndia, type IsoDate } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import { readFacts } from '../queries/facts.ts'
import { findRatedRooms } from '../queries/rated-rooms.ts'
import { nightsOf } from '../rules/night.ts'
import { ownDay } from '../rules/own-day.ts'
import type { DaysChange } from '../schema/days.ts'
import type { Done, RateFactsOf } from '../schema/facts.ts'
import { putFacts, type When } from './put-facts.ts'

/**
 * Gives days of a room something of their own, or takes it away. `room_not_found`; `validation_failed` for days that are over;
 * `changed_meanwhile` if somebody else changed one of them after `seen`.
 */
export async function changeDays(by: Staff, change: DaysChange, when: When): Promise<Done> {
  const days = change.days.toSorted()
  if (days.some((day) => day < dayInIndia(when.now))) {
    const message = 'Choose days from today on: those before are over.'
    throw new Refusal('validation_failed', { message, errors: { days: message } })
  }
  return putFacts(by, (tx) => wantedDays(tx, change, days), when)
}

async function wantedDays(
  tx: Tx,
  change: DaysChange,
  days: IsoDate[],
): Promise<RateFactsOf<'days'>> {
  const { room: id, seen } = change
  const [from = '', to = ''] = [days[0], days.at(-1)]
  const { rooms, rules } = await findRatedRooms(tx, { from, to }, id)
  const [room] = rooms
  if (!room) throw new Refusal('room_not_found')
  if (seen !== undefined) await requireUnchanged(tx, id, days, seen)
  const about = { kind: 'days' as const, room: id }
  const nobodys = Object.fromEntries(days.map((day) => [day, null]))
  const was = (await readFacts(tx, { ...about, days: nobodys })) as RateFactsOf<'days'>
  const own = days.map((day) => {
    const [ruled] = nightsOf(room, { ...rules, days: [] }, day, 1)
    return [day, ruled ? ownDay(was.days[day] ?? null, change, ruled) : null]
  })
  return { ...about, days: Object.fromEntries(own) }
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
    message: `${newer.actor} changed one of these days meanwhile.`,
  })
}
