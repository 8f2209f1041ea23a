import { staffWords } from '#lib/i18n/staff-words.ts'
import { priceIn } from '#lib/rates/rules/night.ts'
import type { WireSeason } from '#lib/rates/schema/seasons.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { toPaise, toRupees } from '#lib/shared/money.ts'
import { count, rupees } from '../kit/words.ts'
import { nightsWords, weekdaysWords } from './words.ts'

const t = staffWords('rates')

/** Returns the nights of a season, "6 to 11 Nov, Fri and Sat"; of weekday prices only these. */
export function seasonNights({ from, to, weekdays }: WireSeason): string {
  const days = weekdaysWords(weekdays)
  if (!from || !to) return days
  return weekdays.length === 7 ? nightsWords(from, to) : `${nightsWords(from, to)}, ${days}`
}

/** Returns true for a season whose last night was before a day. */
export function isOver({ to }: WireSeason, today: string): boolean {
  return to !== null && to < today
}

type PricedRoom = Pick<WireRoom, 'id' | 'total_rate' | 'gst_rate'>

/** Returns what a night of a room costs in a season in rupees; null where the season leaves its price. */
export function seasonPrice(
  { room, price, percent, prices }: Pick<WireSeason, 'room' | 'price' | 'percent' | 'prices'>,
  { id, total_rate, gst_rate }: PricedRoom,
): number | null {
  if (room !== null && room !== id) return null
  const roomPrices = Object.fromEntries(prices.map((each) => [each.room, toPaise(each.price)]))
  const pricePaise = price === null ? null : toPaise(price)
  const paise = priceIn(
    { percent, pricePaise, roomPrices },
    {
      id,
      ratePaise: toPaise(total_rate),
      gstPercent: gst_rate,
    },
  )
  return paise === null ? null : toRupees(paise)
}

/** Returns what percent more or less than usual makes of the price of a night, as a season that is being typed would. */
export function priceByPercent(percent: number, room: PricedRoom): number {
  return seasonPrice({ room: null, price: null, percent, prices: [] }, room) ?? room.total_rate
}

/** Returns what a season asks of stays: "2 nights", "Closed", "no check-in". Empty for nothing. */
export function seasonAsks(season: WireSeason): string {
  const { minimum_nights: least, closed, no_arrival, no_departure } = season
  if (closed) return t('nights.closed')
  return [
    ...(least !== null ? [count(least, 'night')] : []),
    ...(no_arrival ? [t('nights.noArrival')] : []),
    ...(no_departure ? [t('nights.noDeparture')] : []),
  ].join(', ')
}

/** Returns the prices of a season in one line, for a phone: "Wada ₹5,900, Cottage ₹8,260, 2 nights". */
export function seasonLine(season: WireSeason, rooms: readonly WireRoom[]): string {
  const prices = rooms.flatMap((room) => {
    const price = seasonPrice(season, room)
    return price === null ? [] : [`${room.name} ${rupees(price)}`]
  })
  return [...prices, seasonAsks(season)].filter(Boolean).join(', ')
}
