'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useState } from 'react'
import { reading } from '#calls/client.ts'
import { roomOfPicture } from '#lib/farm/rules/edited-pictures.ts'
import { factOfMark } from '#lib/farm/rules/named-arguments.ts'
import type { FactName } from '#lib/farm/rules/named-facts.ts'
import { isPlace } from '#lib/farm/rules/places.ts'
import type { PlaceIn } from '#lib/farm/rules/words.ts'
import type { SitePicture } from '#lib/farm/schema/pictures.ts'
import type { Site } from '#lib/farm/schema/site.ts'
import { asLocale, type Locale } from '#lib/i18n/languages.ts'
import { useAddress } from '../../kit/address/use-address.ts'
import { type First, useAnswer } from '../../kit/live/use-answer.ts'
import { type Row, rows } from '../facts/rows.ts'
import { useUndoChange } from '../publish/use-undo-change.ts'
import { isOnPage, pageChoices, pageWith, pathOf, type RoomOfSite } from './guest-pages.ts'
import { lookOfPicture, pictureOfMark } from './picture-marks.ts'
import type { Rewritten } from './place-saver.ts'
import { useEditedPage } from './use-edited-page.ts'
import { useMyChanges } from './use-my-changes.ts'

const none: readonly SitePicture[] = []

export type EditorStart = {
  first: First<Site>
  rooms: RoomOfSite[]
  /** The page and language to begin with, and the place that's open. */
  start: { page: string | null; lang: string | null; place?: string | null }
}

/** Holds which page is edited in which language, what's open over it, and the draft. */
export function useSiteEditor({ first, rooms, start }: EditorStart) {
  const choices = pageChoices(rooms)
  const begin = choices.some(([path]) => path === start.page) ? start.page : null
  const [page, setPage] = useState(begin ?? '/')
  const [locale, setLocale] = useState<Locale>(asLocale(start.lang ?? ''))
  useAddress({ page: page === '/' ? null : page, lang: locale === 'en' ? null : locale })
  const { value: site, refresh } = useAnswer(reading('GET site'), {}, first, { topics: ['site'] })
  const path = pathOf(page, locale)
  const { place } = start
  const pictures = usePictures(rooms, site)
  const edited = useEditedPage({
    path,
    locale,
    site,
    refresh,
    start: place && isPlace(place) ? place : null,
    pictureLook: pictures.look,
  })
  const changed = async () => {
    await Promise.all([refresh(), pictures.refresh()])
    edited.again()
  }
  const undo = useUndoChange(changed)
  const mine = useMyChanges(undo)
  const facts = useOpenedFact(edited.focus)

  return {
    page,
    name: (choices.find(([choice]) => choice === page)?.[1] ?? '').replace(/^– /, ''),
    locale,
    path,
    site,
    edited,
    undo,
    mine,
    changed,
    ...facts,
    /** The picture whose form is open. */
    picture: pictures.opened,
    closePicture() {
      const mark = pictures.close()
      if (mark) edited.focus(mark)
    },
    setLocale: (next: string) => setLocale(asLocale(next)),
    setPage(next: string) {
      edited.close()
      setPage(next)
    },
    /** Opens what a mark is of: a place, a fact in one, or a picture. A room has a page of its own. */
    open(mark: string) {
      const of = pictureOfMark(mark)
      if (of) return pictures.open(of, mark)
      const name = factOfMark(mark)
      if (name) facts.openFact(name, mark)
      else edited.show(mark)
    },
    /** Shows a place, on whichever page it is. */
    view({ key, locale: lang }: PlaceIn) {
      if (!isOnPage(key, page)) setPage(pageWith(key))
      setLocale(lang)
      edited.show(key)
    },
    wrote(key: string, rewritten: Rewritten | null) {
      if (rewritten) mine.wrote({ key, locale }, rewritten)
      return edited.saved(key)
    },
  }
}

export type TheEditor = ReturnType<typeof useSiteEditor>

/** Holds which facts' card is open. */
function useOpenedFact(focus: (mark: string) => void) {
  const [fact, setFact] = useState<{ row: Row; mark: string | null } | null>(null)
  return {
    /** The facts whose card is open. */
    fact: fact?.row ?? null,
    openFact(name: FactName, mark: string | null = null) {
      const row = rows.find(({ facts }) => facts.includes(name))
      if (row) setFact({ row, mark })
    },
    closeFact() {
      setFact(null)
      if (fact?.mark) focus(fact.mark)
    },
  }
}

/** Holds the pictures of the site, and which one's form is open. */
function usePictures(rooms: readonly RoomOfSite[], site: Site) {
  const router = useRouter()
  const [opened, setOpened] = useState<{ slot: string; mark: string } | null>(null)
  const { value, refresh } = useAnswer(reading('GET site/pictures'), {}, null, {
    topics: ['site', 'rooms'],
  })
  const pictures = value?.pictures ?? none
  return {
    refresh,
    look: useCallback(
      (of: string) => lookOfPicture(of, { pictures, rooms, site }),
      [pictures, rooms, site],
    ),
    opened: pictures.find(({ slot }) => slot === opened?.slot) ?? null,
    /** Opens the form of a picture, or the page of a room, which has its own. */
    open(of: string, mark: string) {
      const room = rooms.find(({ id }) => id === roomOfPicture(of))
      if (room) router.push(`/app/rooms/${room.slug}`)
      else setOpened({ slot: of, mark })
    },
    /** Returns the mark that opened the form. */
    close(): string | null {
      setOpened(null)
      return opened?.mark ?? null
    },
  }
}
