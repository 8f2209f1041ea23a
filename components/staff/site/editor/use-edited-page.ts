'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { factOfMark } from '#lib/farm/rules/named-arguments.ts'
import type { FactName } from '#lib/farm/rules/named-facts.ts'
import type { Site } from '#lib/farm/schema/site.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { afterFrames } from '../../kit/action/keep-focus.ts'
import { detailsId } from './editor-bar.tsx'
import { keptWords } from './kept-words.ts'
import type { MarkedPage } from './marked-page.ts'
import type { MarkLook } from './marks-layer.ts'
import { pictureOfMark } from './picture-marks.ts'

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
  /** Returns what the mark of a picture tells, by what that's of. */
  pictureLook: (of: string) => MarkLook
}

/** Holds the page that's edited, which of its places is open, and what its marks tell: they're named by the words they're around. */
export function useEditedPage(edited: Edited) {
  const { path, refresh, start } = edited
  const [page, setPage] = useState<{ path: string; page: MarkedPage | null } | null>(null)
  const [times, setTimes] = useState(0)
  const [open, setOpen] = useState(start)
  const [unsaved, setUnsaved] = useState(false)
  const [hint, setHint] = useState(true)
  const [top, setTop] = useState(0)
  const [rewritten, setRewritten] = useState(0)
  const now = page?.path === path ? page : null

  const loaded = now?.page ?? null
  useLooks(loaded, { ...edited, open, unsaved, rewritten })
  const focus = useFocus(loaded)

  /** Loads the page anew, where it was. */
  const again = () => {
    setTop(loaded?.top ?? top)
    setPage(null)
    setTimes((count) => count + 1)
  }

  return {
    page: loaded,
    failed: now !== null && now.page === null,
    /** Another number whenever the page is to be loaded anew. */
    times,
    open,
    hint,
    setUnsaved,
    setPage(next: MarkedPage | null) {
      if (next) next.top = top
      setTop(0)
      setPage({ path, page: next })
    },
    again,
    /** Gives the keys to a mark, as soon as the page has it. */
    focus,
    show(key: string) {
      setHint(false)
      setOpen(key)
    },
    close() {
      const hasMark = open === null || loaded?.leave(open)
      if (!hasMark) document.getElementById(detailsId)?.focus()
      setOpen(null)
    },
    /** Shows what was just saved. */
    async saved(key: string) {
      void refresh()
      const isShown = await loaded?.refresh(path, key)
      if (isShown) setRewritten((count) => count + 1)
      else again()
    },
  }
}

export type EditedPage = ReturnType<typeof useEditedPage>

type Looks = Omit<Edited, 'path' | 'refresh' | 'start'> & {
  open: string | null
  unsaved: boolean
  /** Another number whenever the page shows other words. */
  rewritten: number
}

function lookOfFact(fact: FactName, { changes }: Site): MarkLook {
  const isChanged = changes.some(({ kind, what }) => kind === 'fact' && what === fact)
  return { name: t(isChanged ? 'facts.markChanged' : 'facts.mark'), isChanged }
}

/** Shows on a page what its marks tell. */
function useLooks(page: MarkedPage | null, looks: Looks): void {
  const { site, locale, open, unsaved, rewritten, pictureLook } = looks
  const lookOf = useEffectEvent((key: string): MarkLook => {
    const of = pictureOfMark(key)
    if (of) return pictureLook(of)
    const fact = factOfMark(key)
    if (fact) return lookOfFact(fact, site)
    const isChanged = site.changes.some(
      (change) => change.kind === 'words' && change.locale === locale && change.what === key,
    )
    const isOpen = key === open
    const isUnsaved = isOpen ? unsaved : keptWords(key, locale) !== null
    const isExample = page?.isExample(key) ?? false
    const name = isExample ? 'example' : isChanged ? 'changed' : 'name'
    return { name: t(`mark.${name}`), isChanged, isOpen, isUnsaved, isExample }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: they're what the marks tell
  useEffect(
    () => page?.look((key) => lookOf(key)),
    [page, site, open, unsaved, locale, rewritten, pictureLook],
  )
}

/** Returns what gives the keys to a mark: a dialog that closes has given them to the frame, and a page that's loaded anew has no mark yet. */
function useFocus(page: MarkedPage | null): (mark: string) => void {
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    if (!(wanted && page)) return
    afterFrames(3, () => {
      page.leave(wanted)
      setWanted(null)
    })
  }, [wanted, page])
  return setWanted
}
