'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { Site } from '#lib/farm/schema/site.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { MarkedPage } from './marked-page.ts'

const t = staffWords('siteEditor')

type Edited = { path: string; locale: Locale; site: Site; refresh: () => Promise<void> }

/** Holds the page that's edited, which of its places is open, and what its marks tell. */
export function useEditedPage({ path, locale, site, refresh }: Edited) {
  const [page, setPage] = useState<{ path: string; page: MarkedPage | null } | null>(null)
  const [times, setTimes] = useState(0)
  const [open, setOpen] = useState<string | null>(null)
  const [unsaved, setUnsaved] = useState(false)
  const [hint, setHint] = useState(true)
  const now = page?.path === path ? page : null

  const lookOf = useEffectEvent((key: string) => {
    const isChanged = site.changes.some(
      (change) => change.kind === 'words' && change.locale === locale && change.what === key,
    )
    const isOpen = key === open
    const name = isChanged ? t('mark.changed') : t('mark.name')
    return { name, isChanged, isOpen, isUnsaved: isOpen && unsaved }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: they're what the marks tell
  useEffect(() => now?.page?.look((key) => lookOf(key)), [now, site, open, unsaved, locale])

  return {
    page: now?.page ?? null,
    failed: now !== null && now.page === null,
    /** Another number whenever the page is to be loaded anew. */
    times,
    open,
    hint,
    setUnsaved,
    setPage: (loaded: MarkedPage | null) => setPage({ path, page: loaded }),
    again() {
      setPage(null)
      setTimes((count) => count + 1)
    },
    show(key: string) {
      setHint(false)
      setOpen(key)
    },
    close() {
      if (open !== null) now?.page?.leave(open)
      setOpen(null)
    },
    /** Shows what was just saved. */
    async saved(key: string) {
      void refresh()
      const isShown = await now?.page?.refresh(path, key)
      if (!isShown) setTimes((count) => count + 1)
    },
  }
}

export type EditedPage = ReturnType<typeof useEditedPage>
