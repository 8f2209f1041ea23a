import type { BookingFlow } from '#components/booking/booking-flow.tsx'
import { bookingPictures } from '#components/booking/pictures.ts'
import { property } from '#lib/property.ts'
import { nightsOf, type RatedRoom, type RateRules } from '#lib/rates/rules/night.ts'
import { type Code, nearestSold, quoteStay } from '#lib/rates/rules/quote.ts'
import { requireSold } from '#lib/rates/rules/require-sold.ts'
import { wireQuote } from '#lib/rates/schema/quote.ts'
import { holdInput } from '#lib/reservations/schema/booking-input.ts'
import type { BookingCreated } from '#lib/reservations/schema/created.ts'
import { wireHeldStay, wireHold } from '#lib/reservations/schema/holds.ts'
import { quoteInput, type RoomQuote, roomQuotesInput } from '#lib/reservations/schema/quotes.ts'
import { type Room, wireRoom } from '#lib/rooms/schema/room.ts'
import { addDays, dayInIndia, daysBetween } from '#lib/shared/dates.ts'
import { toPaise, toRupees } from '#lib/shared/money.ts'
import { randomSecret } from '#lib/shared/random.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { wireCalendarDay, wireDatePair } from '#lib/stays/schema/availability.ts'
import { calendarInput, stayInput } from '#lib/stays/schema/stay-input.ts'
import { cottage, type Stay, wada } from './booking-page.ts'
import { none } from './rates.ts'
import type { Stage } from './stage.ts'

const alike = {
  description: '',
  gstPercent: 18,
  units: 2,
  unitNames: ['Unit 1', 'Unit 2'],
  sleeps: 6,
  facts: {},
  onSite: true,
  position: 1,
  words: {},
  pictures: [],
  version: 0,
}
// The farm's two rooms, as a new installation has them.
const rooms: Room[] = [
  {
    ...alike,
    id: 1,
    name: wada,
    slug: 'maratha-wada-room',
    basePaise: 400_000,
    ratePaise: 472_000,
  },
  {
    ...alike,
    id: 2,
    name: cottage,
    slug: 'valley-view-cottage',
    basePaise: 550_000,
    ratePaise: 649_000,
  },
]

/** The rooms as the list of rooms has them. */
export const roomRows = rooms.map(wireRoom).map((room) => {
  return { ...room, from_rate: room.total_rate, varies: false }
})

function rated(name: string): RatedRoom {
  const room = rooms.find((each) => each.name === name || each.slug === name)
  if (!room) throw new Refusal('room_not_found')
  return { ...room, guestsIncluded: null, extraGuestPaise: null }
}

type Wanted = Stay & { roomType: string; guests: number; code?: string }

/** The farm of a test: what is taken and what nights cost is what the test says. */
export type Farm = {
  rules: RateRules
  codes: Code[]
  /** Takes all units of the cottage for a stay, as other guests would. */
  takeAll(stay: Stay): void
}

/**
 * The booking page on the stage, in every language, with a farm that has nothing but its two rooms. What a stay costs, and what is
 * sold instead of it, the product's own rules say.
 */
export function stageBooking(stage: Stage): Farm {
  for (const language of ['', '/fr', '/ar', '/es', '/ru']) {
    const path = `${language}/booking`
    stage.at<typeof BookingFlow>(path, 'components/booking/booking-flow.tsx#BookingFlow', {
      pictures: bookingPictures(),
    })
  }
  const taken = new Set<string>()
  const farm: Farm = {
    rules: structuredClone(none),
    codes: [],
    takeAll({ checkIn, checkOut }) {
      const nights = daysBetween(checkIn, checkOut)
      for (let at = 0; at < nights; at += 1) taken.add(`${cottage} ${addDays(checkIn, at)}`)
    },
  }
  const isFree = (room: string, day: string) => !taken.has(`${rated(room).name} ${day}`)
  answerPrices(stage, farm, isFree)
  answerHolds(stage, farm, isFree)
  return farm
}

type IsFree = (room: string, day: string) => boolean

// With what can be had instead, as the calls of guests say it.
function quoted(farm: Farm, isFree: IsFree, stay: Wanted) {
  const { roomType, code, ...asked } = stay
  const cheaper = farm.codes.find((each) => each.code === code)
  if (code && !cheaper) throw new Refusal('code_not_valid')
  try {
    return requireSold(quoteStay(rated(roomType), farm.rules, asked, cheaper))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const data = { ...error.detail.data, ...alternatives(farm, isFree, stay) }
    throw new Refusal(error.code, { ...error.detail, data })
  }
}

function staysFree(isFree: IsFree, room: string, { checkIn, checkOut }: Stay): boolean {
  const nights = Array.from({ length: daysBetween(checkIn, checkOut) })
  return nights.every((_, at) => isFree(room, addDays(checkIn, at)))
}

function alternatives(farm: Farm, isFree: IsFree, stay: Wanted) {
  const { roomType, ...asked } = stay
  const today = dayInIndia(new Date())
  const within = { earliest: today, latest: addDays(today, 365) }
  const near = nearestSold(rated(roomType), farm.rules, asked, within)
  const others = rooms
    .map(({ name }) => ({ name, quote: quoteStay(rated(name), farm.rules, asked) }))
    .filter(({ name }) => name !== roomType && staysFree(isFree, name, stay))
    .flatMap(({ name, quote }) => (quote.sold ? [{ name, paise: quote.totalPaise }] : []))
  return {
    nearest: near
      .filter((other) => staysFree(isFree, roomType, other))
      .slice(0, 3)
      .map(wireDatePair),
    other_rooms: others.map(({ name }) => name),
    other_totals: others.map(({ paise }) => toRupees(paise)),
  }
}

function answerPrices(stage: Stage, farm: Farm, isFree: IsFree): void {
  stage.answer('GET rooms_list', { rows: roomRows, total: rooms.length })
  stage.answer('GET quotes/rooms', ({ query }) => {
    const asked = roomQuotesInput.parse(Object.fromEntries(query))
    return {
      rooms: rooms.map(({ id, name }): RoomQuote => {
        const quote = quoteStay(rated(name), farm.rules, asked)
        if (quote.sold) return { room: id, total: toRupees(quote.totalPaise), not_sold: null }
        const { because, minimumNights: minimum_nights, season } = quote
        return { room: id, total: null, not_sold: { because, minimum_nights, season } }
      }),
    }
  })
  stage.answer('GET quotes', ({ query }) => {
    const { room, ...asked } = quoteInput.parse(Object.fromEntries(query))
    return wireQuote(quoted(farm, isFree, { ...asked, roomType: room }))
  })
  stage.answer('POST check_availability', async ({ form }) => {
    const stay = stayInput.parse(Object.fromEntries(await form()))
    const quote = quoteStay(rated(stay.roomType), farm.rules, stay)
    const units_left = staysFree(isFree, stay.roomType, stay) ? 2 : 0
    if (quote.sold && units_left > 0) {
      return { available: true, units_left, total: toRupees(quote.totalPaise) }
    }
    const why = !quote.sold && { because: quote.because, minimum_nights: quote.minimumNights }
    return { available: false, units_left, ...why, ...alternatives(farm, isFree, stay) }
  })
  stage.answer('GET availability', ({ query }) => {
    const { room, from, to } = calendarInput.parse(Object.fromEntries(query))
    const nights = nightsOf(rated(room), farm.rules, from, daysBetween(from, to) + 1)
    return { days: nights.map((night) => wireCalendarDay(night, isFree(room, night.date) ? 2 : 0)) }
  })
}

function answerHolds(stage: Stage, farm: Farm, isFree: IsFree): void {
  const held = new Map<string, Parameters<typeof wireHeldStay>[0]>()
  const word = 'FARMSTAY'
  const holdOf = (token: string) => {
    const hold = held.get(token)
    if (!hold) throw new Refusal('hold_not_found')
    return hold
  }
  stage.answer('POST holds', async ({ json }) => {
    const now = new Date()
    const { hold_token, amount, ...stay } = holdInput.parse(await json())
    const own = hold_token ? held.get(hold_token) : undefined
    const same = own?.checkIn === stay.checkIn && own.roomType === stay.roomType ? own : undefined
    if (!same && !staysFree(isFree, stay.roomType, stay)) {
      throw new Refusal('room_not_available', { data: alternatives(farm, isFree, stay) })
    }
    const quote = quoted(farm, isFree, stay)
    if (!same && amount !== undefined && toPaise(amount) !== quote.totalPaise) {
      throw new Refusal('price_changed', { data: { quote: wireQuote(quote) } })
    }
    const token = same?.token ?? randomSecret()
    const hold = {
      ...stay,
      token,
      reference: `D7K-${held.size + 222}`,
      charges: quote.charges,
      totalPaise: quote.totalPaise,
      terms: property,
      room: { names: {}, picture: null },
      booked: false,
      ...same,
      expiresAt: new Date(now.getTime() + 20 * 60_000),
    }
    held.set(token, hold)
    return wireHold(hold, word, now)
  })
  stage.answer('GET holds/*', ({ path }) => {
    return wireHeldStay(holdOf(path.slice('holds/'.length)), word, new Date())
  })
  stage.answer('DELETE holds/*', ({ path }) => {
    held.delete(path.slice('holds/'.length))
    return {}
  })
  stage.answer('POST create_booking', async ({ form }): Promise<BookingCreated> => {
    const fields = await form()
    const hold = holdOf(String(fields.get('hold_token')))
    held.set(hold.token, { ...hold, booked: true })
    return {
      booking_id: '0f0b7a44-6a0e-4a37-8d0b-3f5c1f1c2b11',
      reference: hold.reference,
      status: 'pending',
      status_url: '/stay/abcdefghijklmnopqrstuvwxyz',
      message: '',
      needs_room: false,
      mailed: true,
      to_pay: 0,
      balance: 0,
    }
  })
}
