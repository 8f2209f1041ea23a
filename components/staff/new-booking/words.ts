import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { DeskBooked } from '#lib/reservations/schema/desk-booking.ts'
import { isNumbered, unitTitle, unitWords } from '#lib/rooms/rules/units.ts'
import type { FreeRoom, FreeRooms, TakenUnit } from '#lib/stays/schema/free-rooms.ts'
import { blockReason } from '../booking/words.ts'
import { count, day, rangeWithWeekdays, rupees } from '../kit/words.ts'
import { type Draft, nightsOf, placeOf } from './draft.ts'

const t = staffWords('newBooking')

/** Returns a unit by the name on its door; one that has only a number with its room. */
export function placeWords({
  room,
  unit,
}: {
  room: { name: string }
  unit: { name: string }
}): string {
  return isNumbered(unit.name) ? `${room.name}, ${unitWords(unit.name)}` : unit.name
}

/** Returns the room and the unit of a booking that is made. */
export function bookedPlace({ room_type, unit_name }: StaffBooking) {
  return { room: { name: room_type }, unit: { name: unit_name ?? room_type } }
}

/** Returns what was booked, by the answer: the unit, and "9C4-QX7, Mon 21 to Wed 23 Dec, waiting for ₹2,360". */
export function bookedWords({ booking, reference }: DeskBooked): { unit: string; stay: string } {
  const { pay_by, to_pay } = booking
  const waits = pay_by ? [t('booked.waits', { amount: rupees(to_pay) })] : []
  return {
    unit: unitTitle(placeWords(bookedPlace(booking))),
    stay: [reference, rangeWithWeekdays(booking), ...waits].join(', '),
  }
}

/** Returns "2 nights". */
export function nightsWords(stay: Pick<Draft, 'check_in' | 'check_out'>): string {
  return count(nightsOf(stay), 'night')
}

/** Returns what has the units that are not free, and which rooms are too small; empty if nothing has any. */
export function takenWords(rooms: readonly FreeRoom[], { check_in, guests }: Draft): string {
  const small = rooms.flatMap(({ free, name: room, sleeps }) =>
    free.length > 0 && sleeps !== null && guests > sleeps ? t('taken.small', { room, sleeps }) : [],
  )
  const taken = rooms.flatMap((room) =>
    room.taken.map((unit) => {
      const { how, ...when } = howTaken(unit, check_in)
      return t(`taken.unit.${how}`, { place: placeWords({ room, unit }), ...when })
    }),
  )
  return [...taken, ...small].join(', ')
}

// The nights of a taken unit that matter: until when it's taken, or from when if it's free at first.
function howTaken({ because, check_in, check_out }: TakenUnit, first: string) {
  if (because === 'hold' || because === 'desk') return { how: because }
  const isBefore = check_in <= first
  const date = day(isBefore ? check_out : check_in)
  if (because === 'stay') return { how: isBefore ? 'stayUntil' : 'stayFrom', day: date } as const
  const reason = blockReason(because).toLowerCase()
  return { how: isBefore ? 'blockUntil' : 'blockFrom', day: date, reason } as const
}

/** Returns why what was chosen cannot be had, with who has it; empty while nothing was, or it is free. */
export function goneWords(draft: Draft, free: FreeRooms): string {
  if (draft.room === null || placeOf(draft, free) !== null || free.rooms.length === 0) return ''
  const room = free.rooms.find(({ id }) => id === draft.room)
  if (!room) return t('gone.noRoom')
  const { name, sleeps } = room
  if (sleeps !== null && draft.guests > sleeps) return t('gone.small', { room: name, sleeps })
  const unit = room.taken.find(({ number }) => number === draft.unit)
  if (unit) {
    const { how, ...when } = howTaken(unit, draft.check_in)
    const place = placeWords({ room, unit })
    return t(`gone.unit.${how}`, { place, guest: unit.guest ?? '', ...when })
  }
  return room.free.length > 0 ? t('gone.noUnit') : t('gone.full', { room: name })
}

/** Returns the first name of a guest, as staff speak of them. */
export function firstName({ name }: { name: string }): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
