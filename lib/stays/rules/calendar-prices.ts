import { percentOfPrice } from '../../gst/rules/law.ts'
import { type Charge, totalOf } from '../../rates/rules/charges.ts'
import type { RatedRoom, RateRules } from '../../rates/rules/night.ts'
import { priceAtDesk } from '../../rates/rules/quote.ts'
import { defaultGuests } from '../../rooms/rules/stay.ts'
import { addDays } from '../../shared/dates.ts'
import { toPaise, toRupees } from '../../shared/money.ts'
import type { CalendarRoom, CalendarStay, DeskCalendar, Nights } from '../schema/calendar.ts'
import { changedCharges } from './stay-change.ts'

type Placed = Nights & { room_id: number; booking: CalendarStay }

/** Returns what nights of a room cost the usual party, in rupees; null if some are not in the window. */
export function priceOfFreeNights(
  calendar: DeskCalendar,
  shown: CalendarRoom,
  { check_in: checkIn, check_out: checkOut }: Nights,
): number | null {
  const { room, rules } = bookOf(calendar, shown)
  return known(priceAtDesk(room, rules, { checkIn, checkOut, guests: defaultGuests }).totalPaise)
}

/**
 * Returns how much more a stay would cost on other nights or in another room, in rupees. It's unknown, and null, for nights
 * outside the window, and for a stay that costs more or less than its nights: the calendar has no other lines of its price.
 */
export function priceDifference(
  calendar: DeskCalendar,
  shown: CalendarRoom,
  stay: Placed,
  { check_in: checkIn, check_out: checkOut }: Nights,
): number | null {
  const { room_id: roomId, booking } = stay
  const isSameTime = stay.check_in === checkIn && stay.check_out === checkOut
  if (isSameTime && roomId === shown.id) return 0
  const { guests, amount } = booking
  const charges = nightCharges(stay)
  if (totalOf(charges) !== toPaise(amount)) return null
  const was = { roomId, guests, charges, code: null }
  const wanted = { checkIn, checkOut, guests }
  const will = changedCharges(was, wanted, bookOf(calendar, shown), calendar.today)
  const total = known(totalOf(will))
  return total === null ? null : total - amount
}

function nightCharges({ check_in, room_id: roomId, booking }: Placed): Charge[] {
  return booking.prices.map((price, at) => {
    const [night, paise] = [addDays(check_in, at), toPaise(price)]
    const gstPercent = percentOfPrice(paise, night) ?? 0
    return { kind: 'night', position: at + 1, night, roomId, words: '', paise, gstPercent }
  })
}

// A night outside the window costs NaN, and so does every stay that has it.
function bookOf({ long_stays: longStays }: DeskCalendar, shown: CalendarRoom) {
  const { id, name, sleeps, rated, nights } = shown
  const others = { minimumNights: null, closed: null, noArrival: null, noDeparture: null }
  const days = nights.map(({ date: day, price }) => {
    return { roomId: id, day, pricePaise: toPaise(price), ...others }
  })
  const room: RatedRoom = { id, name, sleeps, ...rated, ratePaise: Number.NaN }
  const rules: RateRules = { seasons: [], days, longStays }
  return { room, rules }
}

function known(paise: number): number | null {
  return Number.isNaN(paise) ? null : toRupees(paise)
}
