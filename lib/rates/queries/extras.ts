import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { kept } from '../../rooms/queries/kept-rooms.ts'
import { toRupees } from '../../shared/money.ts'
import type { LongStay, RoomGuests, WireCode } from '../schema/extras.ts'
import type { Done } from '../schema/facts.ts'
import { usesOf } from './find-code.ts'

type CodeRow = Omit<WireCode, 'amount' | 'ended_at'> & {
  paise: number | null
  ended_at: Date | null
}

/** Returns all codes, the newest first, with how often each is used now. `_by`: only staff may ask. */
export async function listCodes(_by: Staff, now: Date): Promise<WireCode[]> {
  return findCodes(now, Prisma.sql`true`)
}

/** Returns the number of a change of a code with the code as it is now. `_by`: only staff may ask. */
export async function codeAfter(_by: Staff, { change, facts }: Done, now: Date) {
  const id = facts.kind === 'code' ? facts.id : null
  const [code] = await findCodes(now, Prisma.sql`c.id = ${id}`)
  if (!code) throw new Error('What was changed is no code.')
  return { change, code }
}

async function findCodes(now: Date, isAsked: Prisma.Sql): Promise<WireCode[]> {
  const rows = await prisma().$queryRaw<CodeRow[]>`
    SELECT c.id, c.version, c.code, c.percent, c.paise, c.from_day::text AS "from", c.to_day::text AS "to", c.uses,
      ${usesOf(now)} AS used, c.ended_at
    FROM codes c WHERE ${isAsked} ORDER BY c.id DESC`
  return rows.map(({ paise, ended_at: endedAt, ...code }) => ({
    ...code,
    amount: paise === null ? null : toRupees(paise),
    ended_at: endedAt?.toISOString() ?? null,
  }))
}

/** Returns the discounts for long stays, the shortest first. `_by`: only staff may ask. */
export async function listLongStays(_by: Staff): Promise<LongStay[]> {
  return prisma().longStay.findMany({ orderBy: { nights: 'asc' } })
}

/** Returns for how many guests the price of each room is. `_by`: only staff may ask. */
export async function listRoomGuests(_by: Staff): Promise<RoomGuests[]> {
  const rows = await prisma().room.findMany({ where: kept, orderBy: { id: 'asc' } })
  return rows.map(({ id, name, version, sleeps, guestsIncluded, extraGuestPaise }) => ({
    room: id,
    name,
    version,
    sleeps,
    guests_included: guestsIncluded,
    extra_guest_price: extraGuestPaise === null ? null : toRupees(extraGuestPaise),
  }))
}

/** Returns the same of one room, after a change. */
export async function roomGuestsAfter(by: Staff, id: number): Promise<RoomGuests> {
  const guests = (await listRoomGuests(by)).find(({ room }) => room === id)
  // No refusal: the change is made.
  if (!guests) throw new Error('The room is gone since it was changed.')
  return guests
}
