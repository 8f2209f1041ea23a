'use client'

import { useState } from 'react'
import type { z } from 'zod'
import { type Why, whyOf } from '#components/ui/say-why.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { type Errors, errorsOf } from '../kit/form/use-edit-form.ts'

/** The faults of a try: of which field, or altogether; `inTheWay` is the reference of a booking that has the unit then, `freeNights` how many nights nothing has. */
type Outcome = { errors: Errors; failure: Why | null; inTheWay: string | null; freeNights: number }

const nothingWrong: Outcome = { errors: {}, failure: null, inTheWay: null, freeNights: 0 }

/** Holds the form of a block, of a new one or of one that is changed. `send` throws what refuses it. */
export function useBlockForm<Draft extends object>(
  initial: () => Draft,
  schema: z.ZodType,
  send: (draft: Draft) => Promise<void>,
) {
  const [draft, setDraft] = useState(initial)
  const [outcome, setOutcome] = useState(nothingWrong)
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const save = async (changes: Partial<Draft> = {}): Promise<boolean> => {
    const sent = { ...draft, ...changes }
    const errors = errorsOf(schema, sent)
    const isReady = Object.keys(errors).length === 0
    setBusy(isReady)
    const next = isReady
      ? await send(sent).then(() => nothingWrong, outcomeOf)
      : { ...nothingWrong, errors }
    setOutcome(next)
    setTries((count) => count + 1)
    setBusy(false)
    return next === nothingWrong
  }
  return {
    draft,
    ...outcome,
    tries,
    busy,
    change: (changes: Partial<Draft>) => {
      setDraft({ ...draft, ...changes })
      setOutcome(nothingWrong)
    },
    /** Sends the draft, with changes for this once; returns false if something was wrong. */
    save,
  }
}

function outcomeOf(error: unknown): Outcome {
  const { errors, data } = error instanceof Refusal ? error.detail : {}
  if (errors) return { ...nothingWrong, errors }
  const { reference, free_nights: free } = data ?? {}
  return {
    errors: {},
    freeNights: typeof free === 'number' ? free : 0,
    inTheWay: typeof reference === 'string' ? reference : null,
    failure: whyOf(error, { not_found: 'Somebody has put it on sale already.' }),
  }
}
