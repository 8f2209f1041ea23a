'use client'

import { useState } from 'react'
import { type Why, whyOf } from '#components/ui/say-why.ts'
import { changeDays, previewDays, type SentDays } from '#lib/rates/client/days.ts'
import { daysChange } from '#lib/rates/schema/days.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { useGuard } from '../kit/action/use-guard.ts'
import { orSignIn } from '../kit/call/or-sign-in.ts'
import { type Errors, errorsOf } from '../kit/form/use-edit-form.ts'
import { useUnsaved } from '../kit/form/use-unsaved.ts'
import { count } from '../kit/words.ts'
import { fromBase, fromPrice } from './price-pair.ts'
import { sentOf, shownOf, type TypedDays, untouched } from './typed-days.ts'
import { previewOf, useEffectOf } from './use-effect-of.ts'
import type { RateUndo } from './use-rate-undo.ts'
import type { RatesDesk } from './use-rates.ts'

/** The result of the last of so many attempts to save. */
type Outcome = { errors: Errors; failure: Why | null; tries: number }
const nothingWrong: Outcome = { errors: {}, failure: null, tries: 0 }
const preview = previewOf(previewDays)

const unsaved = {
  changed_meanwhile:
    'Somebody else changed one of these nights meanwhile. Look at them, then save again.',
}

/** Holds what is typed for the chosen days: as it is now, as it would be, and how it is saved and taken back. */
export function useDaysForm(desk: RatesDesk, undo: RateUndo) {
  const [typed, setTyped] = useState(untouched)
  const [outcome, setOutcome] = useState(nothingWrong)
  const [busy, setBusy] = useState(false)
  const { staleSince, refused } = useGuard()
  const { chosen, list } = desk
  const {
    seen,
    room: { gst_rate: gst },
  } = list.value
  const many = count(chosen.days.length, 'night')
  const nights = chosen.days.flatMap((day) => desk.nights.get(day) ?? [])
  const target = { room: desk.room, days: chosen.days }
  const sent = sentOf(typed, nights)
  const isSound = sent !== null && daysChange.safeParse({ ...target, ...sent }).success
  const { effect } = useEffectOf(preview, isSound ? { ...target, ...sent } : null)
  const changed = sent !== null
  useUnsaved(changed)

  const end = () => {
    setTyped(untouched)
    setOutcome(nothingWrong)
    chosen.clear()
  }
  const fail = (error: unknown) => {
    const wrong = error instanceof Refusal ? error.detail.errors : undefined
    const failure = wrong ? null : whyOf(error, unsaved)
    setOutcome({ errors: wrong ?? {}, failure, tries: outcome.tries + 1 })
  }
  const send = async (what: Omit<SentDays, 'room' | 'days'>, text: string) => {
    setBusy(true)
    try {
      const { change } = await orSignIn(changeDays({ ...target, ...what, seen }))
      undo.tell(change, change === null ? 'Nothing was different.' : text)
      end()
    } catch (error) {
      fail(error)
    }
    setBusy(false)
    await list.refresh()
  }
  const save = async () => {
    const errors = errorsOf(daysChange, { ...target, ...sent })
    setOutcome({ errors, failure: null, tries: outcome.tries + 1 })
    const isWrong = Object.keys(errors).length > 0
    if (!isWrong && sent && !busy && !refused()) await send(sent, `${many} saved.`)
  }
  const change = (changes: Partial<TypedDays>) => {
    setTyped({ ...typed, ...changes })
    setOutcome(nothingWrong)
  }
  return {
    nights,
    /** The fields as they are shown: what is typed, or what all the nights share. */
    shown: shownOf(typed, nights, gst),
    changed,
    effect,
    ...outcome,
    staleSince,
    busy,
    change,
    typePrice: (price: string) => change({ price: fromPrice(price, gst) }),
    typeBase: (base: string) => change({ price: fromBase(base, gst) }),
    save,
    /** Takes away what the days have of their own. */
    goBack: async () => {
      if (!busy && !refused()) await send({ reset: true }, `Back to the rules: ${many}.`)
    },
    end,
  }
}

export type DaysForm = ReturnType<typeof useDaysForm>
