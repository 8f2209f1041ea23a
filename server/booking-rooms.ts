import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '../lib/i18n/languages.ts'
import { log } from '../lib/log.ts'
import type { PricedRoom } from '../lib/rates/schema/lowest.ts'

/** The file of the build that writes rooms as the page does (`scripts/room-cards.ts`), in the build's folder. */
export const roomCards = 'room-cards.mjs'

/** Milliseconds for which rooms and prices are not asked for again. */
const freshMs = 1000
/** Milliseconds after which a page goes out without its rooms, which its scripts then fetch. */
const patienceMs = 500

const place = /(<rooms-as-sent[^>]*)>.*?<\/rooms-as-sent>/s

type RenderRooms = (locale: Locale, words: unknown, rooms: PricedRoom[]) => string

export type BookingRooms = {
  /** Returns the rooms that can be booked, as JSON; null where they can't be had soon, or there are none. */
  now(): Promise<string | null>
  /** Returns the HTML of a booking page with such rooms in it. */
  fill(html: string, locale: Locale, rooms: string): Promise<string>
}

export function hasPlaceForRooms(html: string): boolean {
  return place.test(html)
}

/** What writes the rooms into the finished booking pages, so that guests see them before any script runs. */
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
  let asked: { at: number; rooms: Promise<string | null> } | undefined
  return {
    async now() {
      if (!isBuilt) return null
      const at = performance.now()
      if (!asked || at - asked.at > freshMs) asked = { at, rooms: ask() }
      return inTime(asked.rooms)
    },
    async fill(html, locale, rooms) {
      const { renderRooms } = (await import(pathToFileURL(file).href)) as {
        renderRooms: RenderRooms
      }
      const words = JSON.parse(await readFile(join('messages', `${locale}.json`), 'utf8'))
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
