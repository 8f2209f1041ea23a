'use client'

import { useState } from 'react'
import type { z } from 'zod'
import { Refusal } from '#lib/shared/refusal.ts'
import { errorsOf, useForm } from './use-form.ts'
import { useUnsaved } from './use-unsaved.ts'

/** The steps from a saved version to the next. */
type Plan<Saved, Draft extends object, Sent> = {
  /** Returns the fields of what is saved, as they are typed. */
  toDraft: (saved: Saved) => Draft
  /** Returns what is sent for the fields; `base` is the saved version that it replaces. */
  toSent: (draft: Draft, base: Saved) => Sent
  /** Checks what is to be sent. The server checks it again by the same schema. */
  schema: z.ZodType
  save: (sent: Sent) => Promise<Saved>
  /**
   * Where to find what somebody else has saved meanwhile: its name in a `changed_meanwhile`, or a function that returns it, or
   * null.
   */
  theirs?: string | ((refusal: Refusal) => Promise<Saved | null>)
  /** As of {@link useForm}. */
  at?: Record<string, keyof Draft & string>
  onChange?: () => void
}

/**
 * A form that changes what is saved: it knows what is different, and whether somebody else has saved another version
 * meanwhile. `initial` is the saved version that it begins with. A page with unsaved changes asks before it is left.
 */
export function useEditForm<Saved, Draft extends object, Sent>(
  id: string,
  initial: Saved,
  { toDraft, toSent, schema, save, theirs: theirsOf, ...plan }: Plan<Saved, Draft, Sent>,
) {
  const form = useForm(id, () => toDraft(initial), { ...plan, long: true })
  const [saved, setSaved] = useState(initial)
  const [theirs, setTheirs] = useState<Saved | null>(null)
  const { draft } = form
  const changed = differs(draft, toDraft(saved))
  useUnsaved(changed)

  const show = (version: Saved) => {
    setSaved(version)
    form.setDraft(toDraft(version))
    setTheirs(null)
    form.showOutcome({})
  }
  const send = async (fields: Draft, base: Saved): Promise<Saved | null> => {
    const sent = toSent(fields, base)
    let version: Saved | null = null
    setTheirs(null)
    await form.send({
      wrong: errorsOf(schema, sent),
      call: () =>
        save(sent).catch(async (error) => {
          setTheirs(await readTheirs(error, theirsOf))
          throw error
        }),
      done: (now) => {
        version = now
        show(now)
      },
    })
    return version
  }
  return {
    ...form,
    saved,
    changed,
    /** Puts what is saved back in place of what was typed. */
    revert: () => show(saved),
    /**
     * Goes on from a newer saved version. It's shown unless something else is typed; what is typed stays where the form shows
     * nothing of what has changed.
     */
    follow: (version: Saved) => {
      if (!changed) show(version)
      else if (!differs(toDraft(version), toDraft(saved))) setSaved(version)
    },
    /** The version that somebody else has saved meanwhile. */
    theirs,
    /** Saves the draft. Returns the saved version, or null if it was not saved. */
    save: () => send(draft, saved),
    /** Replaces the draft with the version of somebody else. */
    takeTheirs: () => {
      if (theirs !== null) show(theirs)
    },
    /** Saves `fields` over the version of somebody else, now that it has been seen. */
    saveOver: (fields: Draft = draft) => {
      const base = theirs ?? saved
      setSaved(base)
      return send(fields, base)
    },
  }
}

async function readTheirs<Saved>(
  error: unknown,
  from: Plan<Saved, never, never>['theirs'],
): Promise<Saved | null> {
  if (!(error instanceof Refusal && from)) return null
  if (typeof from === 'function') return from(error)
  const isChanged = error.code === 'changed_meanwhile'
  return isChanged ? ((error.detail.data?.[from] as Saved | undefined) ?? null) : null
}

function differs<Draft extends object>(draft: Draft, before: Draft): boolean {
  const names = Object.keys({ ...before, ...draft }) as (keyof Draft)[]
  return names.some((name) => {
    const [now, then] = [draft[name], before[name]]
    return now !== then && JSON.stringify(now) !== JSON.stringify(then)
  })
}
