import type { BookingFlow } from '#components/booking/booking-flow.tsx'
import { wireDatePair } from '#lib/booking/schema/availability.ts'
import { wireHeldStay, wireHold } from '#lib/booking/schema/holds.ts'
import { quoteInput, roomQuotesInput } from '#lib/booking/schema/quotes.ts'
import { holdInput, stayInput } from '#lib/booking/schema.ts'
import { picture } from '#lib/pictures/rules.ts'
import type { RatedRoom } from '#lib/rates/rules/night.ts'
import { nearestSold, type Quote, quoteStay } from '#lib/rates/rules/quote.ts'
import { requireSold } from '#lib/rates/rules/require-sold.ts'
import { wireQuote } from '#lib/rates/schema.ts'
import { type Room, wireRoom } from '#lib/rooms/schema.ts'
import { addDays, dayInIndia, daysBetween } from '#lib/shared/dates.ts'
import { toRupees } from '#lib/shared/money.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { cottage, type Stay, wada } from './booking-page.ts'
import { none } from './rates.ts'
import type { Stage } from './stage.ts'

const kept = {
  description: '',
  gstPercent: 18,
  units: 2,
  unitNames: ['Unit 1', 'Unit 2'],
  sleeps: 6,
  imageId: null,
  version: 0,
}
// The farm's two rooms, as a new installation has them.
const rooms: Room[] = [
  { id: 1, name: wada, slug: 'maratha-wada-room', basePaise: 400_000, ratePaise: 472_000, ...kept },
  {
    id: 2,
    name: cottage,
    slug: 'valley-view-cottage',
    basePaise: 550_000,
    ratePaise: 649_000,
    ...kept,
  },
]

const rated = (name: string): RatedRoom => {
  const room = rooms.find((each) => each.name === name)
  if (!room) throw new Refusal('room_not_found')
  return { ...room, guestsIncluded: null, extraGuestPaise: null }
}

/**
 * The booking page on the stage, in every language, with a farm that has nothing but two rooms: what is free is what the test has
 * not taken, what it costs the product's own rules say.
 */
export function stageBooking(stage: Stage) {
  const taken = new Set<string>()
  const nightsOf = ({ checkIn, checkOut }: Stay) =>
    Array.from({ length: daysBetween(checkIn, checkOut) }, (_, at) => addDays(checkIn, at))
  const isFree = (room: string, stay: Stay) =>
    nightsOf(stay).every((day) => !taken.has(`${room} ${day}`))
  const quoted = (room: string, stay: Stay & { guests: number }) =>
    requireSold(quoteStay(rated(room), none, stay))

  for (const path of ['/booking', '/fr/booking', '/ar/booking', '/es/booking']) {
    stage.at<typeof BookingFlow>(path, 'components/booking/booking-flow.tsx#BookingFlow', {
      pictures: {
        wada: picture('room'),
        cottage: picture('cottage'),
        done: picture('lakesunset'),
      },
    })
  }
  const rows = rooms.map(wireRoom).map((room) => {
    return { ...room, from_rate: room.total_rate, varies: false }
  })
  stage.answer('GET rooms_list', { rows, total: rooms.length })
  stage.answer('GET quotes/rooms', ({ query }) => {
    const asked = roomQuotesInput.parse(Object.fromEntries(query))
    return {
      rooms: rooms.map(({ id, name }) => {
        return { room: id, total: toRupees(quoted(name, asked).totalPaise), not_sold: null }
      }),
    }
  })
  stage.answer('GET quotes', ({ query }) => {
    const { room, ...asked } = quoteInput.parse(Object.fromEntries(query))
    return wireQuote(quoted(room, asked))
  })
  stage.answer('POST check_availability', async ({ form }) => {
    const stay = stayInput.parse(Object.fromEntries(await form()))
    if (isFree(stay.roomType, stay)) {
      const total = toRupees(quoted(stay.roomType, stay).totalPaise)
      return { available: true, units_left: 2, total }
    }
    const others = rooms.filter(({ name }) => name !== stay.roomType && isFree(name, stay))
    const today = dayInIndia(new Date())
    const near = nearestSold(rated(stay.roomType), none, stay, {
      earliest: today,
      latest: addDays(today, 365),
    }).filter((other) => isFree(stay.roomType, other))
    return {
      available: false,
      units_left: 0,
      nearest: near.slice(0, 3).map(wireDatePair),
      other_rooms: others.map(({ name }) => name),
      other_totals: others.map(({ name }) => toRupees(quoted(name, stay).totalPaise)),
    }
  })
  stageHolds(stage, (input) => quoted(input.roomType, input))
  return {
    /** Takes all units of the cottage for a stay, as other guests would. */
    takeAll(stay: Stay) {
      for (const day of nightsOf(stay)) taken.add(`${cottage} ${day}`)
    },
  }
}

type Wanted = Stay & { roomType: string; guests: number }

function stageHolds(stage: Stage, quoteOf: (wanted: Wanted) => Quote): void {
  const held = new Map<string, Wanted & { expiresAt: Date }>()
  const holdOf = (token: string) => {
    const stay = held.get(token)
    if (!stay) throw new Refusal('hold_not_found')
    const slug = rooms.find(({ name }) => name === stay.roomType)?.slug ?? ''
    const { charges, totalPaise } = quoteOf(stay)
    const terms = { token, reference: 'D7K-3MX', charges, totalPaise }
    return { ...stay, ...terms, roomSlug: slug, code: '', booked: false }
  }
  const word = 'FARMSTAY'
  stage.answer('POST holds', async ({ json }) => {
    const now = new Date()
    const input = holdInput.parse(await json())
    const token = input.hold_token || `hold${held.size}`
    held.set(token, { ...input, expiresAt: new Date(now.getTime() + 20 * 60_000) })
    return wireHold(holdOf(token), word, now)
  })
  stage.answer('GET holds/*', ({ path }) =>
    wireHeldStay(holdOf(path.slice('holds/'.length)), word, new Date()),
  )
  stage.answer('DELETE holds/*', ({ path }) => {
    held.delete(path.slice('holds/'.length))
    return {}
  })
}
