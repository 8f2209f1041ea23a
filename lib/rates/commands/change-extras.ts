import type { Staff } from '../../auth/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import { lockRoom } from '../../rooms/commands/lock-rooms.ts'
import { Refusal } from '../../shared/refusal.ts'
import { readFacts } from '../queries/facts.ts'
import { areSame } from '../rules/facts.ts'
import type { CodeChange, CodeInput, LongStaysChange, RoomGuestsChange } from '../schema/extras.ts'
import type { Done, RateFactsOf } from '../schema/facts.ts'
import { putFacts } from './put-facts.ts'

/** Adds a code. `code_taken` for a word that was one before, since bookings name it. */
export async function addCode(by: Staff, input: CodeInput, now: Date): Promise<Done> {
  const { amount: paise, ...fields } = input
  const code = { ...fields, paise, endedAt: null }
  return putFacts(by, async () => ({ kind: 'code', id: null, code }), { now })
}

/** Changes what a code does from now on, ends it, or lets it work again. `not_found`, `changed_meanwhile`. */
export async function changeCode(
  by: Staff,
  id: number,
  { version, ended, amount: paise, ...fields }: CodeChange,
  now: Date,
): Promise<Done> {
  return putFacts(
    by,
    async (tx) => {
      const { code, endedAt } = await seenCode(tx, id, version)
      const end = ended ? (endedAt ?? now.toISOString()) : null
      return { kind: 'code', id, code: { code, ...fields, paise, endedAt: end } }
    },
    { now },
  )
}

// Guests who take a use of it wait for its row, and it for them.
async function seenCode(tx: Tx, id: number, version: number) {
  const [row] = await tx.$queryRaw<{ version: number }[]>`
    SELECT version FROM codes WHERE id = ${id} FOR UPDATE`
  const { code } = (await readFacts(tx, { kind: 'code', id, code: null })) as RateFactsOf<'code'>
  if (!(row && code)) throw new Refusal('not_found')
  if (row.version === version) return code
  throw new Refusal('changed_meanwhile', {
    message: 'A colleague changed this code in the meantime.',
  })
}

/** Sets all discounts for long stays. `changed_meanwhile` with the `steps` there are, if those are not the ones that were seen. */
export async function changeLongStays(
  by: Staff,
  { steps, seen }: LongStaysChange,
  now: Date,
): Promise<Done> {
  return putFacts(
    by,
    async (tx) => {
      const facts = { kind: 'long_stays' as const, steps: seen }
      const are = (await readFacts(tx, facts)) as typeof facts
      if (areSame(are, facts)) return { ...facts, steps }
      throw new Refusal('changed_meanwhile', {
        message: 'A colleague changed the discounts in the meantime.',
        data: { steps: are.steps },
      })
    },
    { now },
  )
}

/** Says for how many guests a room's price is, and what one more costs. `room_not_found`, `changed_meanwhile`. */
export async function changeRoomGuests(
  by: Staff,
  input: RoomGuestsChange,
  now: Date,
): Promise<Done> {
  const { room, version, sleeps, guests_included: guestsIncluded } = input
  const guests = { sleeps, guestsIncluded, extraGuestPaise: input.extra_guest_price }
  return putFacts(
    by,
    async (tx) => {
      await lockRoom(tx, { id: room, version })
      return { kind: 'guests', room, guests }
    },
    { now },
  )
}
