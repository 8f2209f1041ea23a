'use client'

import { useState } from 'react'
import type { z } from 'zod'
import { Refusal } from '#lib/shared/refusal.ts'
import { useRefused } from '../action/use-guard.ts'
import { orSignIn } from '../call/or-sign-in.ts'
import { useUnsaved } from './use-unsaved.ts'

/** The errors of a form: sentences by the field's path, such as `display_settings.max_reviews`. */
export type Errors = Record<string, string>

/** The steps from a saved version to the next. */
type Plan<Saved, Draft, Sent> = {
  /** Returns the fields of what is saved, as they are typed. */
  toDraft: (saved: Saved) => Draft
  /** Returns what is sent for the fields; `base` is the saved version that it replaces. */
  toSent: (draft: Draft, base: Saved) => Sent
  /** Checks what is to be sent. The server checks it again by the same schema. */
  schema: z.ZodType
  save: (sent: Sent) => Promise<Saved>
  /** Returns what somebody else has saved meanwhile, if that is why it was refused; otherwise null. */
  readTheirs: (refusal: Refusal) => Promise<Saved | null>
}

/** The result of the last attempt to save. */
type Outcome<Saved> = {
  errors: Errors
  /** The error of the attempt; null if there was none, or if only fields are wrong. */
  failure: unknown
  /** The version that somebody else has saved meanwhile. */
  theirs: Saved | null
}

const nothingWrong = { errors: {}, failure: null, theirs: null }

/**
 * Holds a form from the first letter to the saved version: its draft, what is wrong with which field, and the
 * conflict with what somebody else has saved meanwhile. `initial` is the saved version that it begins with. A page
 * with changes that nobody has saved asks before it is left. Without a connection nothing is sent, and what is typed stays.
 */
export function useEditForm<Saved, Draft extends object, Sent>(
  initial: Saved,
  { toDraft, toSent, schema, save, readTheirs }: Plan<Saved, Draft, Sent>,
) {
  const [saved, setSaved] = useState(initial)
  const [draft, setDraft] = useState(() => toDraft(initial))
  const [outcome, setOutcome] = useState<Outcome<Saved>>(nothingWrong)
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const changed = differs(draft, toDraft(saved))
  useUnsaved(changed)
  const refused = useRefused()

  const settle = (next: Outcome<Saved>) => {
    setOutcome(next)
    setTries((count) => count + 1)
  }
  const show = (version: Saved) => {
    setSaved(version)
    setDraft(toDraft(version))
    settle(nothingWrong)
  }
  const send = async (fields: Draft, base: Saved): Promise<Saved | null> => {
    const sent = toSent(fields, base)
    const errors = errorsOf(schema, sent)
    settle({ ...nothingWrong, errors })
    if (Object.keys(errors).length > 0 || refused()) return null
    setBusy(true)
    const version = await orSignIn(save(sent)).catch(async (error) => {
      settle(await outcomeOf(error, readTheirs))
      return null
    })
    if (version) show(version)
    setBusy(false)
    return version
  }
  return {
    /** The number of attempts to save. */
    tries,
    saved,
    draft,
    changed,
    ...outcome,
    busy,
    showErrors: (errors: Errors) => settle({ ...nothingWrong, errors }),
    change: (changes: Partial<Draft>) => {
      setDraft((before) => ({ ...before, ...changes }))
      setOutcome((before) => ({ ...before, errors: without(before.errors, Object.keys(changes)) }))
    },
    /** Saves the draft. Returns the saved version, or null if it was not saved. */
    save: () => send(draft, saved),
    /** Replaces the draft with the version of somebody else. */
    takeTheirs: () => {
      if (outcome.theirs !== null) show(outcome.theirs)
    },
    /** Saves `fields` over the version of somebody else, now that it has been seen. */
    saveOver: (fields: Draft = draft) => {
      const base = outcome.theirs ?? saved
      setSaved(base)
      return send(fields, base)
    },
  }
}

async function outcomeOf<Saved>(
  failure: unknown,
  readTheirs: (refusal: Refusal) => Promise<Saved | null>,
): Promise<Outcome<Saved>> {
  if (!(failure instanceof Refusal)) return { ...nothingWrong, failure }
  return { errors: failure.detail.errors ?? {}, failure, theirs: await readTheirs(failure) }
}

/** Checks what is to be sent. Returns the first sentence about each field that is wrong. */
export function errorsOf(schema: z.ZodType, sent: unknown): Errors {
  const errors: Errors = {}
  for (const { path, message } of schema.safeParse(sent).error?.issues ?? []) {
    errors[path.join('.')] ??= message
  }
  return errors
}

function differs<Draft extends object>(draft: Draft, before: Draft): boolean {
  const names = Object.keys({ ...before, ...draft }) as (keyof Draft)[]
  return names.some((name) => {
    const [now, then] = [draft[name], before[name]]
    return now !== then && JSON.stringify(now) !== JSON.stringify(then)
  })
}

function without(errors: Errors, names: string[]): Errors {
  const isChanged = (path: string) => names.includes(path.split('.').at(-1) ?? '')
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !isChanged(path)))
}
