import type { PricedRoom } from '#lib/rates/schema/lowest.ts'

/**
 * Returns the rooms that came with the page, which the server wrote into `<rooms-as-sent>` (`server/booking-rooms.ts`); null
 * without them, as in a page that Next's client fetched.
 */
export function roomsAsSent(): PricedRoom[] | null {
  if (typeof document === 'undefined') return null
  const sent = document.querySelector<HTMLElement>('rooms-as-sent')?.dataset.rooms
  return sent ? (JSON.parse(sent) as PricedRoom[]) : null
}
