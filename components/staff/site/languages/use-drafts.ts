'use client'

import { useState } from 'react'
import type { OtherLocale, ToReview } from '#lib/farm/schema/languages.ts'
import { draftOf } from './marked-text.ts'
import type { Translator } from './use-translator.ts'

/** A draft that this browser has made, or why there's none: it's being made, or wasn't one that could be used. */
export type Draft = { text: string } | 'making' | 'lost'

/** Holds the drafts that this browser makes. They're on this page only, until somebody approves them. */
export function useDrafts(locale: OtherLocale, translator: Translator) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map())
  const put = (key: string, draft: Draft | null) =>
    setDrafts((before) => {
      const after = new Map(before)
      if (draft) after.set(key, draft)
      else after.delete(key)
      return after
    })
  return {
    of: (key: string) => drafts.get(key) ?? null,
    forget: (key: string) => put(key, null),
    /** Makes drafts, one after another. */
    async make(places: readonly ToReview[]) {
      const translate = await translator.open()
      if (!translate) return
      for (const place of places) {
        put(place.key, 'making')
        const text = await draftOf(place, locale, translate)
        put(place.key, text === null ? 'lost' : { text })
      }
    },
  }
}
