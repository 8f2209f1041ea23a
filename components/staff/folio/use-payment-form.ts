'use client'

import { useState } from 'react'
import { call } from '#calls/client.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Folio } from '#lib/ledger/schema/folio.ts'
import { hasUtr, type Method, otherNumber } from '#lib/payments/rules/methods.ts'
import { paymentEntry } from '#lib/payments/schema/entry.ts'
import type { Direction } from '#lib/payments/schema/payment.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { parseRupees, toPaise, typedRupees } from '#lib/shared/money.ts'
import { errorsOf, useForm } from '../kit/form/use-form.ts'
import { rupees, rupeesAndPaise } from '../kit/words.ts'
import { recordedBefore } from './words.ts'

const t = staffWords('folio')

/** A payment as it is typed: the sum in rupees, the day as ISO date; fields that a method doesn't have are empty. */
type Typed = { direction: Direction; method: Method } & Record<
  'amount' | 'on' | 'utr' | 'number' | 'note',
  string
>

/**
 * Holds the form of a payment that staff have seen. `expected` is the sum in rupees that it begins with; another one is
 * asked about once: for a refund with a reason, for a payment if it is more than is due.
 */
export function usePaymentForm(folio: Folio, direction: Direction, expected: number) {
  // One key for every try, so that an answer that was lost does not become a second payment.
  const [key] = useState(() => crypto.randomUUID())
  const [asked, setAsked] = useState(false)
  const form = useForm<Typed>(
    'payment',
    () => ({
      direction,
      method: 'upi',
      amount: expected > 0 ? typedRupees(expected) : '',
      on: dayInIndia(new Date()),
      utr: '',
      number: '',
      note: '',
    }),
    { onChange: () => setAsked(false) },
  )
  const { draft: typed } = form
  const fields = fieldsOf(typed.method)
  const paise = parseRupees(typed.amount)
  const over = (paise ?? 0) - Math.max(0, toPaise(folio.balance))
  const question =
    direction === 'received' && over > 0
      ? t('record.tooMuch', { amount: rupees(over / 100) })
      : null
  const { to_confirm: toConfirm } = folio
  const confirm =
    direction === 'received' && toConfirm !== null && paise !== null && paise >= toPaise(toConfirm)
  const save = async (later = false): Promise<Folio | null> => {
    // What is paid out later has no number yet.
    const filled = plain(later ? { ...typed, utr: '', number: '' } : typed)
    const sent = { ...filled, later, confirm, seen: folio.balance }
    const wrong = errorsOf(paymentEntry, sent)
    const needsReason = direction === 'refunded' && paise !== toPaise(expected)
    if (needsReason && sent.note.trim() === '') wrong.note ??= t('record.noReason')
    const isReady = Object.keys(wrong).length === 0
    setAsked(isReady)
    if (isReady && question !== null && !asked) {
      form.showOutcome({})
      return null
    }
    let after: Folio | null = null
    await form.send({
      wrong,
      call: () =>
        call('POST folios/[reference]/payments', {
          params: { reference: folio.reference },
          json: sent,
          headers: { 'idempotency-key': key },
        }),
      done: (next) => {
        after = next
      },
      words: { changed_meanwhile: t('record.changedMeanwhile'), ...recordedBefore() },
    })
    return after
  }
  return {
    ...form,
    ...fields,
    /** The question that a first press has asked; null if there is none. */
    question: asked ? question : null,
    /** The sum as it is typed, such as "₹4,720.00"; null if it is none. */
    sum: paise ? rupeesAndPaise(paise) : null,
    /** True if the sum confirms the booking, too. */
    confirm,
    save,
  }
}

function fieldsOf(method: Method) {
  return { hasUtr: hasUtr(method), number: otherNumber(method) }
}

// What was typed for another method is not sent.
function plain(typed: Typed): Typed {
  const { hasUtr, number } = fieldsOf(typed.method)
  return { ...typed, utr: hasUtr ? typed.utr : '', number: number === null ? '' : typed.number }
}
