'use client'

import { useState } from 'react'
import { reading } from '#calls/client.ts'
import { factOfMark } from '#lib/farm/rules/named-arguments.ts'
import type { FactName } from '#lib/farm/rules/named-facts.ts'
import { isPlace } from '#lib/farm/rules/places.ts'
import type { PlaceIn } from '#lib/farm/rules/words.ts'
import type { Site } from '#lib/farm/schema/site.ts'
import { asLocale, type Locale } from '#lib/i18n/languages.ts'
import { afterFrames } from '../../kit/action/keep-focus.ts'
import { useAddress } from '../../kit/address/use-address.ts'
import { type First, useAnswer } from '../../kit/live/use-answer.ts'
import { type Row, rows } from '../facts/rows.ts'
import { useUndoChange } from '../publish/use-undo-change.ts'
import { isOnPage, pageChoices, pageWith, pathOf, type RoomOfSite } from './guest-pages.ts'
import type { Rewritten } from './place-saver.ts'
import { useEditedPage } from './use-edited-page.ts'
import { useMyChanges } from './use-my-changes.ts'

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
  const edited = useEditedPage({
    path,
    locale,
    site,
    refresh,
    start: place && isPlace(place) ? place : null,
  })
  const changed = async () => {
    await refresh()
    edited.again()
  }
  const undo = useUndoChange(changed)
  const mine = useMyChanges(undo)
  const [fact, setFact] = useState<{ row: Row; mark: string | null } | null>(null)
  const openFact = (name: FactName, mark: string | null = null) => {
    const row = rows.find(({ facts }) => facts.includes(name))
    if (row) setFact({ row, mark })
  }

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
    /** The facts whose card is open. */
    fact: fact?.row ?? null,
    openFact,
    closeFact() {
      const mark = fact?.mark
      setFact(null)
      if (mark) afterFrames(3, () => edited.page?.leave(mark))
    },
    setLocale: (next: string) => setLocale(asLocale(next)),
    setPage(next: string) {
      edited.close()
      setPage(next)
    },
    /** Opens what a mark is of: a place, or a fact in one. */
    open(mark: string) {
      const name = factOfMark(mark)
      if (name) openFact(name, mark)
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
