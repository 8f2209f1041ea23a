'use client'

import { useState } from 'react'
import type { z } from 'zod'
import { notDone, type Why, type Words, whyOf } from '#components/ui/say-why.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { expectGuarded } from '../action/guarded.ts'
import { useAction } from '../action/use-action.ts'
import { useRefused } from '../action/use-guard.ts'
import { withSignIn } from '../call/with-sign-in.ts'

/** The errors of a form: sentences by the field's path, such as `display_settings.max_reviews`. */
export type Errors = Record<string, string>

/** The names of the fields that hold text, a choice or a number. */
export type FieldName<Draft> = {
  [Name in keyof Draft]: Draft[Name] extends string | number | null | undefined ? Name : never
}[keyof Draft] &
  string

type Options<Draft> = {
  /** Called after each try that was sent, and after an undo, to show what they may have changed. */
  refresh?: () => unknown
  /** True for a form in which the error of a field stays while another field is changed. */
  long?: boolean
  /** The fields where it's said what is wrong with something of another name, by that name: `{ percent: 'size' }`. */
  at?: Record<string, keyof Draft & string> | undefined
  onChange?: ((changes: Partial<Draft>) => void) | undefined
}

type Sending<Answer> = {
  /** The errors that are known already; with any, nothing is sent. */
  wrong?: Errors
  /** True if nothing is decided: the call only says what it would do. */
  dry?: boolean
  call: () => Promise<Answer>
  /** Called with the answer once it's done. */
  done?: (answer: Answer) => void
  /** Sentences for some refusals, instead of the server's own. */
  words?: Words
  /** Says why it was refused, where that takes more than `words`. */
  why?: (error: unknown) => Why | Promise<Why>
}

const nothingWrong = { errors: {} as Errors, failure: null as Why | null, error: null as unknown }

/**
 * Holds a form: what is typed, what is wrong with which field, why the last try failed, and whether one is being sent. The ids
 * of its fields begin with `id`. Without a connection nothing is sent, and what is typed stays.
 */
export function useForm<Draft extends object>(
  id: string,
  first: Draft | (() => Draft),
  { refresh = () => undefined, long = false, at = {}, onChange }: Options<Draft> = {},
) {
  const [draft, setDraft] = useState(first)
  const [outcome, setOutcome] = useState(nothingWrong)
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const { tell } = useAction(refresh)
  const refused = useRefused()

  const showOutcome = (next: Partial<typeof nothingWrong>) => {
    const errors = Object.entries(next.errors ?? {}).map(([path, text]) => [at[path] ?? path, text])
    setOutcome({ ...nothingWrong, ...next, errors: Object.fromEntries(errors) })
    setTries((count) => count + 1)
  }
  const change = (changes: Partial<Draft>) => {
    onChange?.(changes)
    setDraft((before) => ({ ...before, ...changes }))
    setOutcome((before) =>
      long ? { ...before, errors: without(before.errors, Object.keys(changes)) } : nothingWrong,
    )
  }
  const send = async <Answer>({ wrong = {}, dry, call, done, ...said }: Sending<Answer>) => {
    showOutcome({ errors: wrong })
    if (Object.keys(wrong).length > 0 || busy || refused()) return false
    if (!dry) expectGuarded()
    setBusy(true)
    const refusal = await withSignIn(call())
      .then(
        (answer) => {
          done?.(answer)
          return null
        },
        (error) => refusalOf(error, said),
      )
      .finally(() => setBusy(false))
    if (refusal) showOutcome(refusal)
    void refresh()
    return refusal === null
  }
  return {
    draft,
    ...outcome,
    failure: outcome.failure ?? elsewhere(outcome.errors, draft),
    /** The number of tries to send it. */
    tries,
    busy,
    change,
    /** Shows the result of a try. */
    showOutcome,
    /** Replaces what is typed. */
    setDraft,
    /** Says what was done, see useAction. */
    tell,
    /** Sends it, if nothing is wrong. Returns true once it's done. */
    send,
    /** Returns what connects a field with what is typed for it. */
    field: (name: FieldName<Draft>) => ({
      id: `${id}-${name}`,
      value: String(draft[name] ?? ''),
      error: errorOf(outcome.errors, name),
      onChange: (text: string) =>
        change({ [name]: typeof draft[name] === 'number' ? Number(text) : text } as Partial<Draft>),
    }),
  }
}

export type Form<Draft extends object> = ReturnType<typeof useForm<Draft>>

async function refusalOf(error: unknown, { words, why }: Pick<Sending<never>, 'words' | 'why'>) {
  const errors = error instanceof Refusal ? error.detail.errors : undefined
  // What is wrong with a field is said at the field.
  if (errors) return { errors, error }
  return { failure: why ? await why(error) : whyOf(error, words), error }
}

/** Checks what is to be sent. Returns the first sentence about each field that is wrong. */
export function errorsOf(schema: z.ZodType, sent: unknown): Errors {
  const errors: Errors = {}
  for (const { path, message } of schema.safeParse(sent).error?.issues ?? []) {
    errors[path.join('.')] ??= message
  }
  return errors
}

function errorOf(errors: Errors, name: string): string | undefined {
  return errors[name] ?? Object.entries(errors).find(([path]) => path.endsWith(`.${name}`))?.[1]
}

/** Returns what's wrong with something that the form has no field for: it's said above the fields. */
function elsewhere(errors: Errors, draft: object): Why | null {
  const isAtField = (path: string) => path.split('.').some((name) => name in draft)
  const [other] = Object.entries(errors).filter(([path]) => !isAtField(path))
  return other ? notDone(other[1]) : null
}

function without(errors: Errors, names: string[]): Errors {
  const isChanged = (path: string) => path.split('.').some((part) => names.includes(part))
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !isChanged(path)))
}
