'use client'

import { useState } from 'react'
import type { WireConfig } from '#lib/reviews/schema.ts'
import { type Notice, type Outcome, tryConnection, trySaving } from './attempts.ts'
import { type Draft, draftOf, type Errors, isChanged } from './draft.ts'

export type Config = {
  saved: WireConfig
  draft: Draft
  changed: boolean
  errors: Errors
  busy: 'test' | 'save' | null
  notice: Notice | null
  /** What somebody else saved while this form was open. */
  conflict: WireConfig | null
  change: (changes: Partial<Draft>) => void
  test: () => Promise<void>
  save: () => Promise<void>
  /** Ends a conflict: with the other's settings in the form, or by saving these over them. */
  takeTheirs: () => void
  keepMine: () => Promise<void>
}

/** The settings of the reviews while they are looked at, changed, tested and saved. */
export function useConfig(initial: WireConfig): Config {
  const [saved, setSaved] = useState(initial)
  const [draft, setDraft] = useState(() => draftOf(initial))
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState<Config['busy']>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const [conflict, setConflict] = useState<WireConfig | null>(null)

  const settle = (outcome: Outcome) => {
    setNotice(outcome.notice)
    setErrors(outcome.errors)
    setConflict(outcome.conflict ?? null)
    if (!outcome.config) return
    setSaved(outcome.config)
    setDraft(draftOf(outcome.config))
  }
  const run = async (what: 'test' | 'save', work: () => Promise<Outcome>) => {
    setBusy(what)
    setNotice(null)
    settle(await work())
    setBusy(null)
  }
  const save = (entered: Draft, version: number) => run('save', () => trySaving(entered, version))

  return {
    saved,
    draft,
    changed: isChanged(draft, saved),
    errors,
    busy,
    notice,
    conflict,
    change: (changes) => {
      setDraft({ ...draft, ...changes })
      setNotice(null)
    },
    test: () => run('test', () => tryConnection(draft, saved)),
    save: () => save(draft, saved.version),
    takeTheirs: () => {
      if (conflict) settle({ notice: null, errors: {}, config: conflict })
    },
    keepMine: () => {
      const now = conflict ?? saved
      // A key that was not touched here stays theirs, whose mask is another.
      const untouched = draft.api_key === saved.google_places_api.api_key
      const { api_key } = untouched ? now.google_places_api : draft
      return save({ ...draft, api_key }, now.version)
    },
  }
}
