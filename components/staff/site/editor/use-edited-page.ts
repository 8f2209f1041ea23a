'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { factOfMark } from '#lib/farm/rules/named-arguments.ts'
import type { Site } from '#lib/farm/schema/site.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { detailsId } from './editor-bar.tsx'
import { keptWords } from './kept-words.ts'
import type { MarkedPage } from './marked-page.ts'

const t = staffWords('siteEditor')

/** What's open while the details of the page are: no place has such a key. */
export const detailsOpen = '#details'

type Edited = {
  path: string
  locale: Locale
  site: Site
  refresh: () => Promise<void>
  /** The key of the place that's open at first. */
  start: string | null
}

/** Holds the page that's edited, which of its places is open, and what its marks tell: they're named by the words they're around. */
export function useEditedPage({ path, locale, site, refresh, start }: Edited) {
  const [page, setPage] = useState<{ path: string; page: MarkedPage | null } | null>(null)
  const [times, setTimes] = useState(0)
  const [open, setOpen] = useState(start)
  const [unsaved, setUnsaved] = useState(false)
  const [hint, setHint] = useState(true)
  const [top, setTop] = useState(0)
  const [rewritten, setRewritten] = useState(0)
  const now = page?.path === path ? page : null

  const lookOf = useEffectEvent((key: string) => {
    const fact = factOfMark(key)
    if (fact) {
      const isChanged = site.changes.some(({ kind, what }) => kind === 'fact' && what === fact)
      const name = t(isChanged ? 'facts.markChanged' : 'facts.mark')
      return { name, isChanged, isOpen: false, isUnsaved: false }
    }
    const isChanged = site.changes.some(
      (change) => change.kind === 'words' && change.locale === locale && change.what === key,
    )
    const isOpen = key === open
    const isUnsaved = isOpen ? unsaved : keptWords(key, locale) !== null
    const name = isChanged ? t('mark.changed') : t('mark.name')
    return { name, isChanged, isOpen, isUnsaved }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: they're what the marks tell
  useEffect(
    () => now?.page?.look((key) => lookOf(key)),
    [now, site, open, unsaved, locale, rewritten],
  )

  /** Loads the page anew, where it was. */
  const again = () => {
    setTop(now?.page?.top ?? 0)
    setPage(null)
    setTimes((count) => count + 1)
  }

  return {
    page: now?.page ?? null,
    failed: now !== null && now.page === null,
    /** Another number whenever the page is to be loaded anew. */
    times,
    open,
    hint,
    setUnsaved,
    setPage(loaded: MarkedPage | null) {
      if (loaded) loaded.top = top
      setTop(0)
      setPage({ path, page: loaded })
    },
    again,
    show(key: string) {
      setHint(false)
      setOpen(key)
    },
    close() {
      const hasMark = open === null || now?.page?.leave(open)
      if (!hasMark) document.getElementById(detailsId)?.focus()
      setOpen(null)
    },
    /** Shows what was just saved. */
    async saved(key: string) {
      void refresh()
      const isShown = await now?.page?.refresh(path, key)
      if (isShown) setRewritten((count) => count + 1)
      else again()
    },
  }
}

export type EditedPage = ReturnType<typeof useEditedPage>
