'use client'

import { useState } from 'react'
import { type Why, whyOf } from '#components/ui/say-why.ts'
import { recordPayment, type TypedPayment } from '#lib/ledger/client/payments.ts'
import type { Folio } from '#lib/ledger/schema/folio.ts'
import { hasUtr, type Method, otherNumber } from '#lib/payments/rules/methods.ts'
import { paymentEntry } from '#lib/payments/schema/entry.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { parseRupees, toPaise, typedRupees } from '#lib/shared/money.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { otherBooking } from '../booking/other-booking.ts'
import { orSignIn } from '../kit/call/or-sign-in.ts'
import { type Errors, errorsOf } from '../kit/form/use-edit-form.ts'
import type { Toast } from '../kit/toast/messages.ts'
import { rupees, rupeesAndPaise } from '../kit/words.ts'

type Typed = Omit<TypedPayment, 'seen' | 'later' | 'confirm'>

/** The outcome of a try: what is wrong with which field, or why it was not recorded; neither if nothing is wrong. */
type Outcome = { errors: Errors; failure: (Why & { link: Toast['link'] }) | null }

type Sent = Outcome & { folio?: Folio }

const recorded: Outcome = { errors: {}, failure: null }

const refusals = {
  changed_meanwhile:
    'The balance has changed meanwhile: somebody else recorded money, or the price is another. Look again.',
  idempotency_key_reused:
    'The try before has arrived with other words. Close this and look at the list.',
}

/**
 * Holds the form of a payment that staff have seen. `expected` is the sum in rupees that it begins with; another one is
 * asked about once: for a refund with a reason, for a payment if it is more than is due.
 */
export function usePaymentForm(
  folio: Folio,
  direction: TypedPayment['direction'],
  expected: number,
) {
  // One key for every try, so that an answer that was lost does not become a second payment.
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState<Typed>(() => ({
    direction,
    method: 'upi',
    amount: expected > 0 ? typedRupees(expected) : '',
    on: dayInIndia(new Date()),
    utr: '',
    number: '',
    note: '',
  }))
  const [outcome, setOutcome] = useState<Outcome>(recorded)
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState(false)
  const fields = fieldsOf(typed.method)
  const paise = parseRupees(typed.amount)
  const over = (paise ?? 0) - Math.max(0, toPaise(folio.balance))
  const question =
    direction === 'received' && over > 0
      ? `${rupees(over / 100)} more than is due. Press again to keep it as the guest’s credit.`
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
    if (needsReason && sent.note.trim() === '') wrong.note ??= 'Say why it is another sum.'
    const isReady = Object.keys(wrong).length === 0
    const mayGo = isReady && (question === null || asked)
    setAsked(isReady)
    setBusy(mayGo)
    const { folio: after, ...outcome }: Sent = mayGo
      ? await send(folio.reference, sent, key)
      : { errors: wrong, failure: null }
    setOutcome(outcome)
    setTries((count) => count + 1)
    setBusy(false)
    return after ?? null
  }
  return {
    ...fields,
    typed,
    ...outcome,
    tries,
    busy,
    /** The question that a first press has asked; null if there is none. */
    question: asked ? question : null,
    /** The sum as it is typed, such as "₹4,720.00"; null if it is none. */
    sum: paise ? rupeesAndPaise(paise) : null,
    /** True if the sum confirms the booking, too. */
    confirm,
    change: (changes: Partial<Typed>) => {
      setTyped((before) => ({ ...before, ...changes }))
      setOutcome(recorded)
      setAsked(false)
    },
    save,
  }
}

async function send(reference: string, sent: TypedPayment, key: string): Promise<Sent> {
  try {
    return { ...recorded, folio: await orSignIn(recordPayment(reference, sent, key)) }
  } catch (error) {
    const errors = error instanceof Refusal ? error.detail.errors : undefined
    if (errors) return { errors, failure: null }
    return { errors: {}, failure: { ...whyOf(error, refusals), link: otherBooking(error) } }
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
