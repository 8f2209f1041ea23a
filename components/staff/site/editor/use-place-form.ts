'use client'

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { call } from '#calls/client.ts'
import type { PlaceWords } from '#lib/farm/schema/words.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { plainWords } from '#lib/shared/text.ts'
import { quietlyWithSignIn } from '../../kit/call/with-sign-in.ts'
import { keepWords, keptWords } from './kept-words.ts'
import { PlaceSaver, type Rewritten, type Typed } from './place-saver.ts'

export type PlaceFormProps = {
  words: PlaceWords
  locale: Locale
  /** Called when the draft has other words. */
  onSaved: (rewritten: Rewritten | null) => unknown
}

/** Holds what is typed for a place in a language, and saves it. */
export function usePlaceForm({ words: { key, languages }, locale, onSaved }: PlaceFormProps) {
  const own = languages[locale]
  const [kept] = useState(() => keptWords(key, locale))
  const [text, setText] = useState(kept?.text ?? own.text ?? '')
  const [typo, setTypo] = useState(kept?.typo ?? own.typo ?? false)
  const [saver] = useState(() => saverOf(key, locale, kept ? kept.seen : own.text))
  const state = useSyncExternalStore(saver.follow, saver.now, saver.now)
  // Counts how often other words than those that were typed are shown.
  const [drawn, setDrawn] = useState(0)
  const [isTouched, setTouched] = useState(kept !== null)
  const show = (next: string) => {
    setText(next)
    setDrawn((times) => times + 1)
  }
  const [known, setKnown] = useState(own.text)
  if (own.text !== known) {
    setKnown(own.text)
    // A colleague has written something else, and nothing is typed here that would be lost.
    if (state.kind === 'saved' && own.text !== plainWords(text)) show(own.text ?? '')
  }
  useSaving(saver, { kept: kept && kept.text !== own.text ? kept : null, onSaved })

  return {
    own,
    text,
    state,
    typo,
    drawn,
    isTouched,
    type(next: string) {
      setTouched(true)
      setText(next)
      saver.type(next, typo, own.text)
    },
    setTypo(next: boolean) {
      setTypo(next)
      saver.type(text, next, own.text)
    },
    again: () => void saver.flush(),
    /** Puts other words into the field, which are saved already. */
    take(theirs: string) {
      saver.give(theirs)
      show(theirs)
      void onSaved(null)
    },
    keepMine: (theirs: string) => void saver.over(theirs),
  }
}

export type PlaceForm = ReturnType<typeof usePlaceForm>

function saverOf(key: string, locale: Locale, seen: string | null): PlaceSaver {
  const send = (typed: Typed) => {
    // Sent again by whoever typed it, and safe to: it says what was seen.
    const message = { json: { key, locale, ...typed }, repeats: true, keepalive: true }
    return quietlyWithSignIn(call('POST site/words', message))
  }
  return new PlaceSaver(seen, { send, keep: (typed) => keepWords(key, locale, typed) })
}

type Begin = { kept: Typed | null; onSaved: PlaceFormProps['onSaved'] }

/** Saves what an earlier visit couldn't, what is typed when the panel closes, and what waits for a connection. */
function useSaving(saver: PlaceSaver, { kept, onSaved }: Begin): void {
  const saved = useEffectEvent(onSaved)
  const begin = useEffectEvent(() => kept && saver.type(kept.text, kept.typo, kept.seen))
  useEffect(() => {
    begin()
    const leave = saver.onSaved((rewritten) => void saved(rewritten))
    const again = () => void saver.flush()
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      void saver.flush().finally(leave)
    }
  }, [saver])
}
