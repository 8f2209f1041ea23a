'use client'

import { useState } from 'react'
import { call } from '#calls/client.ts'
import type { TodayStay } from '#lib/desk/schema/today.ts'
import { ways } from '#lib/payments/rules/methods.ts'
import { paymentEntry } from '#lib/payments/schema/entry.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { errorsOf, useForm } from '../kit/form/use-form.ts'
import { rupees } from '../kit/words.ts'
import type { ProgressDesk } from './use-progress.ts'
import { dueOf } from './words.ts'

export type Means = 'upi' | 'cash' | 'later'

/** The words for how a sum is paid, as they follow the sum. */
export const meansWords = { upi: ways.upi.words, cash: ways.cash.words, later: 'later' }

const words = {
  changed_meanwhile: 'A colleague has just changed this stay. Please check the balance again.',
  idempotency_key_reused:
    'An earlier attempt was recorded with different details. Please check the payments in the booking.',
}

/**
 * Holds the form in which a guest comes or leaves and pays what is due: the payment is recorded first, and a guest whose
 * payment is refused has neither come nor left.
 */
export function useSettle(stay: TodayStay, to: 'in_house' | 'left', progress: ProgressDesk) {
  // One key for every try, so that an answer that was lost does not become a second payment.
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm('settle', { means: 'upi' as Means, utr: '', passport: false })
  const { means, utr, passport } = form.draft
  // What was taken here, in words.
  const [paid, setPaid] = useState('')
  const due = dueOf(stay)

  const pay = async (): Promise<string> => {
    if (due === 0 || means === 'later' || paid) return paid
    const json = {
      direction: 'received' as const,
      method: means,
      amount: due.toFixed(2),
      on: dayInIndia(new Date()),
      utr: means === 'upi' ? utr : '',
      number: '',
      note: '',
      seen: stay.balance,
    }
    const { utr: wrong } = errorsOf(paymentEntry, json)
    if (wrong) throw new Refusal('validation_failed', { errors: { utr: wrong } })
    await call('POST folios/[reference]/payments', {
      params: { reference: stay.reference },
      json,
      headers: { 'idempotency-key': key },
    })
    const words = `${rupees(due)} ${meansWords[means]}`
    setPaid(words)
    return words
  }
  const save = () =>
    form.send({
      call: async () => {
        const taken = await pay()
        await progress.send(stay, { to, ...(to === 'in_house' && { passport }) }, taken)
      },
      words,
    })
  return { ...form, due, isPaid: paid !== '', save }
}

export type Settling = ReturnType<typeof useSettle>
