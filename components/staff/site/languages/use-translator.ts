'use client'

import { useEffect, useRef, useState } from 'react'
import type { OtherLocale } from '#lib/farm/schema/languages.ts'

/** The browser's own translator (https://webmachinelearning.github.io/translation-api/), which works on the device. */
type Pair = { sourceLanguage: string; targetLanguage: string }
type Made = { translate: (text: string) => Promise<string>; destroy?: () => void }
type TranslatorApi = {
  availability: (
    pair: Pair,
  ) => Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  create: (pair: Pair & { monitor: (events: EventTarget) => void }) => Promise<Made>
}

const api = () => (window as { Translator?: TranslatorApi }).Translator

type State = {
  /** What has to be downloaded first; null where this browser has no translator for the language. */
  needs: 'nothing' | 'download' | null
  isAsking: boolean
  /** How much of the download is done, from 0 to 1; null if there's none. */
  share: number | null
  hasFailed: boolean
}

const nothing: State = { needs: null, isAsking: false, share: null, hasFailed: false }

/**
 * Offers the browser's own translator from English into a language, where it has one. Nothing is downloaded before somebody has
 * agreed to it.
 */
export function useTranslator(locale: OtherLocale) {
  const [state, setState] = useState(nothing)
  const made = useRef<Made | null>(null)
  const answer = useRef<((isAgreed: boolean) => void) | null>(null)
  const set = (part: Partial<State>) => setState((before) => ({ ...before, ...part }))
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const found = await api()?.availability(pairTo(locale))
      if (!isHere || !found || found === 'unavailable') return
      setState({ ...nothing, needs: found === 'available' ? 'nothing' : 'download' })
    }
    look().catch(() => undefined)
    return () => {
      isHere = false
      made.current?.destroy?.()
      made.current = null
    }
  }, [locale])
  const agreed = () => {
    set({ isAsking: true })
    return new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
  }
  const create = async () => {
    const isDownload = state.needs === 'download'
    set({ hasFailed: false, ...(isDownload && { share: 0 }) })
    const monitor = (events: EventTarget) =>
      events.addEventListener('downloadprogress', (event) => {
        if (isDownload) set({ share: (event as ProgressEvent).loaded })
      })
    made.current = (await api()?.create({ ...pairTo(locale), monitor })) ?? null
    set({ needs: 'nothing', share: null })
  }
  return {
    ...state,
    isOffered: state.needs !== null,
    /** Answers the question whether to download. */
    answer(isAgreed: boolean) {
      set({ isAsking: false })
      answer.current?.(isAgreed)
    },
    /** Returns what translates a text, or null if somebody doesn't want to download it, or it couldn't be. */
    async open(): Promise<Made['translate'] | null> {
      if (!made.current) {
        if (state.needs === 'download' && !(await agreed())) return null
        await create().catch(() => set({ share: null, hasFailed: true }))
      }
      const { current } = made
      return current && ((text) => current.translate(text))
    },
  }
}

export type Translator = ReturnType<typeof useTranslator>

const pairTo = (locale: OtherLocale): Pair => ({ sourceLanguage: 'en', targetLanguage: locale })
