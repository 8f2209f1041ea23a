'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '#calls/client.ts'
import { type FieldProblem, stayProblems } from '#lib/booking/rules/stay-problems.ts'
import type { NamedRoom } from '#lib/rooms/rules/name.ts'
import type { StayDates } from '#lib/rooms/rules/stay.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { isSameStay } from '#lib/stays/rules/wish.ts'
import { sendTrouble, type Trouble } from '../troubles.ts'

/** The problem with the dates: a name of {@link FieldProblem}, or that they are those of the stay, or not to be had. */
export type DatesProblem = FieldProblem | 'same' | 'impossible'

export type AskState =
  | { step: 'idle' | 'sending' | 'sent' | 'late' }
  | { step: 'wrong'; field: 'checkIn' | 'checkOut'; problem: DatesProblem }
  | { step: 'failed'; trouble: Trouble }

export type OtherDatesProps = {
  secret: string
  stay: StayDates
  /** The room and guests of the stay, and its price as agreed. */
  room: NamedRoom
  guests: number
  totalPaise: number
  /** The first day on which the stay may begin: that of its own check-in once it has begun, otherwise today. */
  earliest: string
  begun: boolean
  wish: StayDates | null
  /** The dates that were declined last, with the farm’s words as a sentence. */
  declined: (StayDates & { note: string | null }) | null
}

/** Asks for other dates from a guest’s own page, and takes that back. `earliest` is the first day on which the stay may begin. */
export function useOtherDates({ secret, stay, earliest }: OtherDatesProps) {
  const router = useRouter()
  const [state, setState] = useState<AskState>({ step: 'idle' })
  const run = async (work: () => Promise<unknown>) => {
    setState({ step: 'sending' })
    try {
      await work()
      setState({ step: 'sent' })
      router.refresh()
    } catch (error) {
      setState(failureOf(error))
    }
  }
  const ask = (form: FormData) => {
    if (state.step === 'sending') return
    const text = (name: string) => String(form.get(name) ?? '')
    const wish = { checkIn: text('check_in'), checkOut: text('check_out') }
    const wrong = problemOf(stay, wish, earliest)
    if (wrong) {
      document.getElementById(`dates-${wrong.field}`)?.focus()
      return setState(wrong)
    }
    const sent = { check_in: wish.checkIn, check_out: wish.checkOut, words: text('words').trim() }
    void run(() => call('POST stays/[secret]/wish', { params: { secret }, json: sent }))
  }
  const withdraw = () => {
    if (state.step !== 'sending')
      void run(() => call('DELETE stays/[secret]/wish', { params: { secret } }))
  }
  return { state, ask, withdraw }
}

function problemOf(stay: StayDates, wish: StayDates, earliest: string): AskWrong | null {
  if (isSameStay(stay, wish)) return { step: 'wrong', field: 'checkIn', problem: 'same' }
  const { checkIn, checkOut } = stayProblems(wish, earliest)
  if (checkIn) return { step: 'wrong', field: 'checkIn', problem: checkIn }
  return checkOut ? { step: 'wrong', field: 'checkOut', problem: checkOut } : null
}

type AskWrong = Extract<AskState, { step: 'wrong' }>

function failureOf(error: unknown): AskState {
  const code = error instanceof Refusal ? error.code : null
  if (code === 'illegal_transition' || code === 'not_found') return { step: 'late' }
  if (code === 'validation_failed') {
    return { step: 'wrong', field: 'checkOut', problem: 'impossible' }
  }
  return { step: 'failed', trouble: sendTrouble(error) ?? { kind: 'general' } }
}
