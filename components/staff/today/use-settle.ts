'use client'

import { useState } from 'react'
import { call } from '#calls/client.ts'
import type { TodayStay } from '#lib/desk/schema/today.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { paymentEntry } from '#lib/payments/schema/entry.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { errorsOf, useForm } from '../kit/form/use-form.ts'
import { rupees } from '../kit/words.ts'
import type { ProgressDesk } from './use-progress.ts'
import { dueOf } from './words.ts'

const t = staffWords('today')

export type Means = 'upi' | 'cash' | 'later'

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
    const words = t(`settle.taken.${means}`, { amount: rupees(due) })
    setPaid(words)
    return words
  }
  const save = () =>
    form.send({
      call: async () => {
        const taken = await pay()
        await progress.send(stay, { to, ...(to === 'in_house' && { passport }) }, taken)
      },
      words: {
        changed_meanwhile: t('settle.changed'),
        idempotency_key_reused: t('settle.otherAttempt'),
      },
    })
  return { ...form, due, isPaid: paid !== '', save }
}

export type Settling = ReturnType<typeof useSettle>
