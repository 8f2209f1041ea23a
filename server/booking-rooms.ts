import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { guestMessages } from '../lib/i18n/guest-messages.ts'
import type { Locale } from '../lib/i18n/languages.ts'
import { log } from '../lib/log.ts'
import type { PricedRoom } from '../lib/rates/schema/lowest.ts'
import { onceASecond } from './once-a-second.ts'

/** The file in the build's folder that renders rooms as the page does, see `scripts/room-cards.ts`. */
export const roomCards = 'room-cards.mjs'

/** Milliseconds after which a page is sent without its rooms, and its scripts fetch them. */
const patienceMs = 500

const place = /(<rooms-as-sent[^>]*)>.*?<\/rooms-as-sent>/s

type RenderRooms = (locale: Locale, words: unknown, rooms: PricedRoom[]) => string

export type BookingRooms = {
  /** Returns the rooms that can be booked, as JSON; null if the database is slow or fails, or there are none. */
  now(): Promise<string | null>
  /** Returns the HTML of a booking page with such rooms in it. */
  fill(html: string, locale: Locale, rooms: string): Promise<string>
}

export function hasPlaceForRooms(html: string): boolean {
  return place.test(html)
}

/** Writes the rooms into the finished booking pages, so that guests see them before any script runs. */
export function openBookingRooms(dist: string, find: () => Promise<PricedRoom[]>): BookingRooms {
  const file = join(dist, roomCards)
  const isBuilt = existsSync(file)
  const ask = async () => {
    try {
      const rooms = await find()
      return rooms.length > 0 ? JSON.stringify(rooms) : null
    } catch (error) {
      log.warn({ err: error }, 'the booking page goes out without its rooms')
      return null
    }
  }
  const rooms = onceASecond(ask)
  return {
    now: async () => (isBuilt ? inTime(rooms()) : null),
    async fill(html, locale, rooms) {
      const { renderRooms } = (await import(pathToFileURL(file).href)) as {
        renderRooms: RenderRooms
      }
      const words = await guestMessages(locale)
      const [written = '', start = ''] =
        place.exec(renderRooms(locale, words, JSON.parse(rooms))) ?? []
      const told = rooms.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
      return html.replace(place, () =>
        written.replace(start, () => `${start} data-rooms="${told}"`),
      )
    },
  }
}

function inTime<T>(answer: Promise<T>): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<T | null>()
  const late = setTimeout(resolve, patienceMs, null)
  void answer.then(resolve).finally(() => clearTimeout(late))
  return promise
}
