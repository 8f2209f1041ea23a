'use client'

import { useState } from 'react'
import { type Why, whyOf } from '#components/ui/say-why.ts'
import type { TodayStay } from '#lib/desk/schema/today.ts'
import { recordPayment } from '#lib/ledger/client/payments.ts'
import { ways } from '#lib/payments/rules/methods.ts'
import { paymentEntry } from '#lib/payments/schema/entry.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { orSignIn } from '../kit/call/or-sign-in.ts'
import { errorsOf } from '../kit/form/use-edit-form.ts'
import { rupees } from '../kit/words.ts'
import type { ProgressDesk } from './use-progress.ts'
import { dueOf } from './words.ts'

export type Means = 'upi' | 'cash' | 'later'

/** The words for how a sum is paid, as they follow the sum. */
export const meansWords = { upi: ways.upi.words, cash: ways.cash.words, later: 'later' }

/** What kept it from being done: at the field of the UTR, or the reason. */
type Problem = { utr: string; why: Why | null }
const noProblem: Problem = { utr: '', why: null }

const refusals = {
  changed_meanwhile: 'Somebody else was here meanwhile. Look at the balance again.',
}

/**
 * Holds the form in which a guest comes or leaves and pays what is due: the payment is recorded first, and a guest whose
 * payment is refused has neither come nor left.
 */
export function useSettle(stay: TodayStay, to: 'in_house' | 'left', progress: ProgressDesk) {
  // One key for every try, so that an answer that was lost does not become a second payment.
  const [key] = useState(() => crypto.randomUUID())
  const [means, setMeans] = useState<Means>('upi')
  const [utr, setUtr] = useState('')
  const [passport, setPassport] = useState(false)
  const [problem, setProblem] = useState<Problem>(noProblem)
  const [busy, setBusy] = useState(false)
  // What was taken here, in words.
  const [paid, setPaid] = useState('')
  const due = dueOf(stay)

  const pay = async (): Promise<string> => {
    if (due === 0 || means === 'later' || paid) return paid
    const payment = {
      direction: 'received' as const,
      method: means,
      amount: due.toFixed(2),
      on: dayInIndia(new Date()),
      utr: means === 'upi' ? utr : '',
      number: '',
      note: '',
      seen: stay.balance,
    }
    const wrong = errorsOf(paymentEntry, payment)
    if (wrong.utr) throw new Refusal('validation_failed', { errors: wrong })
    await orSignIn(recordPayment(stay.reference, payment, key))
    const words = `${rupees(due)} ${meansWords[means]}`
    setPaid(words)
    return words
  }
  const save = async (): Promise<boolean> => {
    setBusy(true)
    setProblem(noProblem)
    try {
      const taken = await pay()
      await progress.send(stay, { to, ...(to === 'in_house' && { passport }) }, taken)
      return true
    } catch (error) {
      const field = error instanceof Refusal ? error.detail.errors?.utr : undefined
      setProblem({ utr: field ?? '', why: field ? null : whyOf(error, refusals) })
      setBusy(false)
      return false
    }
  }
  const isPaid = paid !== ''
  return { due, means, setMeans, utr, setUtr, passport, setPassport, problem, busy, isPaid, save }
}

export type Settling = ReturnType<typeof useSettle>
