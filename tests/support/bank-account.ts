import { addDays } from '#lib/shared/dates.ts'
import type { Awaited } from '#lib/statements/rules/hit.ts'

/** A movement on an account: rupees, negative for money that left; `to` is the booking that a credit is for. */
export type Movement = {
  on: string
  rupees: number
  payer: string
  utr: string
  note: string
  to?: string
}

/** A line of random numbers that is the same each time. */
function dice(seed: number) {
  let state = seed
  const roll = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const below = (count: number) => Math.floor(roll() * count)
  return { below, pick: <Value>(list: readonly Value[]) => list[below(list.length)] as Value }
}

const first = [
  'ASHA',
  'ROHAN',
  'MEERA',
  'VIKRAM',
  'LEELA',
  'IMRAN',
  'PRIYA',
  'KABIR',
  'NISHA',
  'ARJUN',
]
const last = [
  'PATIL',
  'KAPOOR',
  'DESAI',
  'NAIR',
  'SHAIKH',
  'JOSHI',
  'RAO',
  'MENON',
  'GUPTA',
  'BHATT',
]
const strangers = [
  'ZOMATO LTD',
  'SUNIL TRADERS',
  'GREEN DAIRY',
  'RAVI TRANSPORT',
  'MSEB',
  'T STALL',
]
const sums = [3540, 4720, 5000, 7080, 9440, 14160]
const signs = '23456789CDFGHJKMNPQRTVWXY'

const firstDay = '2026-10-02'
const dayOfYear = (on: string) =>
  String(Math.round((Date.parse(on) - Date.parse('2026-01-01')) / 864e5) + 1)

/**
 * Makes up what happens on an account in fifty days: 500 movements, of which 60 credits are for bookings, and what is waited
 * for. Some payers give neither UTR nor reference, some another sum; among the strangers' money are the same sums, names and
 * numbers that only begin like a UTR.
 */
export function madeUpAccount(seed: number) {
  const { below, pick } = dice(seed)
  const utrOf = (on: string) =>
    `6${dayOfYear(on).padStart(3, '0')}${String(below(1e8)).padStart(8, '0')}`
  const awaited: Awaited[] = []
  const movements: Movement[] = []
  for (let n = 0; n < 60; n++) {
    const on = addDays(firstDay, below(50))
    const utr = utrOf(on)
    const letters = Array.from({ length: 6 }, () => pick([...signs])).join('')
    const reference = `${letters.slice(0, 3)}-${letters.slice(3)}`
    const payer = `${pick(first)} ${pick(last)}`
    const rupees = pick(sums)
    const kind = n % 10
    const claimsUtr = kind < 4 || kind === 9
    const short = kind === 6 ? 245 : 0
    const written = kind === 5 ? reference : letters
    const note = kind >= 3 && kind <= 6 ? `STAY ${written}` : 'PAYMENT'
    const booking = {
      bookingId: `booking ${n}`,
      paymentId: `payment ${n}`,
      reference,
      fullName: payer,
      paying: 'total' as const,
    }
    const claimed = kind === 9 ? utrOf(on) : utr
    awaited.push({
      ...booking,
      paise: rupees * 100,
      duePaise: rupees * 100,
      utr: claimsUtr ? claimed : null,
      on: kind === 8 ? addDays(on, 1) : on,
      open: true,
      madeOn: firstDay,
      checkOut: '2026-12-31',
    })
    movements.push({ on, rupees: rupees - short, payer, utr, note, to: booking.bookingId })
  }
  for (let n = 0; n < 440; n++) {
    const on = addDays(firstDay, below(50))
    const rupees = n % 3 === 0 ? pick(sums) : 100 + below(9000)
    const payer = n % 5 === 0 ? `${pick(first)} ${pick(last)}X` : pick(strangers)
    const nearly = awaited[n % 60]
    const note =
      n % 7 === 0
        ? `ID ${nearly?.utr ?? utrOf(on)}99`
        : n % 11 === 0
          ? `AB${nearly?.reference}`
          : 'PAYMENT'
    movements.push({ on, rupees: n % 4 === 0 ? -rupees : rupees, payer, utr: utrOf(on), note })
  }
  movements.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
  return { awaited, movements }
}
