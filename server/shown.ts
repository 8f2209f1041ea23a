import { factsText, ownText } from '../lib/farm/rules/facts-text.ts'
import type { Published } from '../lib/farm/rules/farm.ts'
import { siteLanguages } from '../lib/farm/rules/site-languages.ts'
import { pagesOfSlot, slots } from '../lib/farm/rules/slots.ts'
import type { UsualWait } from '../lib/farm/rules/usual-wait.ts'
import { type Locale, languages } from '../lib/i18n/languages.ts'
import { siteOrigin } from '../lib/i18n/metadata.ts'
import { pages as sitePages } from '../lib/i18n/pages.ts'
import { inEveryLanguage, localeOfPath, pathWithoutLanguage } from '../lib/i18n/paths.ts'
import { shownOf } from '../lib/rooms/queries/site-rooms.ts'
import { roomPath } from '../lib/rooms/rules/name.ts'
import type { Room } from '../lib/rooms/schema/room.ts'
import { sha256Of } from '../lib/shared/sha256.ts'

/**
 * What pages show, as texts that are the same for pages that show the same; the farm's own words, lists and pictures by language. The
 * photographs of these pictures get their copies later.
 */
export type Shown = {
  facts: string
  own: string[]
  photos: string
  rooms: string
  roomPages: string[]
  languages: readonly Locale[]
  wait: UsualWait | null
}

const locales = Object.keys(languages) as Locale[]

export function shownBy(
  published: Omit<Published, 'number'>,
  rooms: Room[],
  wait: UsualWait | null = null,
): Shown {
  const shown = siteLanguages(published.facts)
  return {
    facts: factsText(published.facts),
    own: locales.map((locale) => (shown.includes(locale) ? ownText(published, locale) : '')),
    photos: photosText(published.photos),
    rooms: shownOf(rooms),
    roomPages: roomPagesOf(rooms, shown),
    languages: shown,
    wait,
  }
}

// In an order of their own: the database gives them in any.
function photosText(photos: Published['photos']): string {
  const all = Object.entries(photos).sort(([a], [b]) => (a < b ? -1 : 1))
  return all.length > 0 ? JSON.stringify(all) : ''
}

/** Returns whether a publication lies between the two, and which of `all` paths show something else. */
export function changed(before: Shown, after: Shown, all: string[]) {
  const isFacts = before.facts !== after.facts
  const others = locales.filter((_, at) => before.own[at] !== after.own[at])
  const withRooms = before.rooms === after.rooms ? [] : pathsOf(after)
  const withPictures = before.photos === after.photos ? [] : picturePaths(after.languages)
  const withOwn = all.filter((path) => others.includes(localeOfPath(path)))
  return {
    isPublication: isFacts || others.length > 0,
    paths:
      isFacts || before.wait !== after.wait
        ? all
        : [...new Set([...withOwn, ...withRooms, ...withPictures])],
  }
}

/** The pages that show these rooms, in every language that the site has, as guests ask for them. */
export function pathsOf({
  roomPages,
  languages: shown,
}: Pick<Shown, 'roomPages' | 'languages'>): string[] {
  return [...inEveryLanguage([sitePages.home, sitePages.stayDining], shown), ...roomPages]
}

/** The pages that show pictures of the site, in some languages. */
function picturePaths(shown: readonly Locale[]): string[] {
  const pages = new Set(slots.flatMap(pagesOfSlot))
  return inEveryLanguage(
    [...pages].map((page) => sitePages[page]),
    shown,
  )
}

/** The pages of these rooms in some languages. */
export function roomPagesOf(rooms: Pick<Room, 'slug'>[], shown: readonly Locale[]): string[] {
  return inEveryLanguage(
    rooms.map(({ slug }) => roomPath(slug)),
    shown,
  )
}

/** All pages that guests can read, if the build has these. */
export function allPaths({ roomPages, languages: shown }: Shown, inBuild: string[]): string[] {
  const isRoomPage = (path: string) => pathWithoutLanguage(path).startsWith(roomPath(''))
  const others = inBuild.filter((path) => !isRoomPage(path) && shown.includes(localeOfPath(path)))
  return [...others, ...roomPages]
}

/** The name under which pages are kept: of which build they are, with what they show, and at which address. */
export function nameOf(build: string, { facts, own, photos, rooms, wait }: Shown): string {
  const digests = [facts, JSON.stringify(own), rooms + photos + (wait ?? ''), siteOrigin()].map(
    (text) => sha256Of(text).toString('hex'),
  )
  return [build, ...digests.map((digest) => digest.slice(0, 16))].join('.')
}
