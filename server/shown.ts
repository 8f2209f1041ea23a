import { factsText, ownText } from '../lib/farm/rules/facts-text.ts'
import type { Published } from '../lib/farm/rules/farm.ts'
import { type Locale, languages } from '../lib/i18n/languages.ts'
import { siteOrigin } from '../lib/i18n/metadata.ts'
import { pages as sitePages } from '../lib/i18n/pages.ts'
import { inEveryLanguage, localeOfPath } from '../lib/i18n/paths.ts'
import { shownOf } from '../lib/rooms/queries/site-rooms.ts'
import { roomPath } from '../lib/rooms/rules/name.ts'
import type { Room } from '../lib/rooms/schema/room.ts'
import { sha256Of } from '../lib/shared/sha256.ts'

/** What pages show, as texts that are the same for pages that show the same; the farm's own words and lists by language. */
export type Shown = { facts: string; own: string[]; rooms: string; roomPages: string[] }

const locales = Object.keys(languages) as Locale[]

export function shownBy(
  published: Pick<Published, 'facts' | 'words' | 'lists'>,
  rooms: Room[],
): Shown {
  return {
    facts: factsText(published.facts),
    own: locales.map((locale) => ownText(published, locale)),
    rooms: shownOf(rooms),
    roomPages: roomPagesOf(rooms),
  }
}

/** Returns whether a publication lies between the two, and which of `all` paths show something else. */
export function changed(before: Shown, after: Shown, all: string[]) {
  const isFacts = before.facts !== after.facts
  const others = locales.filter((_, at) => before.own[at] !== after.own[at])
  const withRooms = before.rooms === after.rooms ? [] : pathsOf(after)
  const withOwn = all.filter((path) => others.includes(localeOfPath(path)))
  return {
    isPublication: isFacts || others.length > 0,
    paths: isFacts ? all : [...new Set([...withOwn, ...withRooms])],
  }
}

/** The pages that show these rooms, in every language, as guests ask for them. */
export function pathsOf({ roomPages }: Pick<Shown, 'roomPages'>): string[] {
  return [...inEveryLanguage([sitePages.home, sitePages.stayDining]), ...roomPages]
}

/** The pages of these rooms, in every language. */
export function roomPagesOf(rooms: Pick<Room, 'slug'>[]): string[] {
  return inEveryLanguage(rooms.map(({ slug }) => roomPath(slug)))
}

/** The name under which pages are kept: of which build they are, with what they show, and at which address. */
export function nameOf(build: string, { facts, own, rooms }: Shown): string {
  const digests = [facts, JSON.stringify(own), rooms, siteOrigin()].map((text) =>
    sha256Of(text).toString('hex'),
  )
  return [build, ...digests.map((digest) => digest.slice(0, 16))].join('.')
}
