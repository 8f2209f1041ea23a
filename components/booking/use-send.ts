'use client'

import { type Dispatch, useRef } from 'react'
import { isUtr, plainUtr } from '#lib/payments/rules/utr.ts'
import { type BookingForm, createBooking } from '#lib/reservations/client/guest.ts'
import { isCaptcha } from '#lib/reservations/rules/robots.ts'
import type { BookingCreated } from '#lib/reservations/schema/created.ts'
import { toRupees } from '#lib/shared/money.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import type { Action, Flow } from './flow.ts'
import { sendTrouble, type Trouble } from './troubles.ts'

type Paid = { method: 'upi'; screenshot: File | null } | { method: 'bank' }
type Extra = Paid & { locale: string; totalPaise: number; website: string }

/** Returns functions that send the booking and stop sending it. */
export function useSend(flow: Flow, dispatch: Dispatch<Action>) {
  const running = useRef<AbortController | null>(null)
  return {
    async send(extra: Extra) {
      const form = bookingForm(flow, extra)
      if ('kind' in form) return dispatch({ type: 'refused', trouble: form })
      const stop = new AbortController()
      running.current = stop
      dispatch({ type: 'sending', sent: 0 })
      try {
        const made = await createBooking(form, {
          // In whatever browser the guest sends it again, one hold becomes one booking.
          idempotencyKey: flow.hold?.token ?? '',
          signal: stop.signal,
          onProgress: (sent) => dispatch({ type: 'sending', sent }),
        }).catch(arrivedEarlier)
        const { reference, status_url: statusUrl, needs_room: needsRoom, mailed } = made
        const byTransfer = extra.method === 'bank'
        dispatch({
          type: 'booked',
          result: { reference, statusUrl, needsRoom, mailed, byTransfer },
        })
      } catch (error) {
        dispatch({ type: 'stopped', trouble: sendTrouble(error) })
      }
    },
    stop: () => running.current?.abort(),
  }
}

/**
 * Returns the booking of an earlier attempt that arrived although its response was lost. Fields changed since do
 * not make a second booking.
 */
function arrivedEarlier(error: unknown): BookingCreated {
  const reused = error instanceof Refusal && error.code === 'idempotency_key_reused'
  const booking = reused && error.detail.data?.booking
  if (booking) return booking as BookingCreated
  throw error
}

function bookingForm(flow: Flow, extra: Extra): BookingForm | Trouble {
  const { fields, hold, proof } = flow
  const { method, locale, totalPaise, website } = extra
  const screenshot = method === 'upi' && extra.screenshot
  if (method === 'upi' && !screenshot) return { kind: 'screenshot' }
  if (!isCaptcha(proof.captcha, hold?.captchaWord ?? '')) return { kind: 'captcha' }
  const utr = plainUtr(proof.utr)
  return {
    ...fields,
    amount: String(toRupees(totalPaise)),
    ...(screenshot ? { screenshot } : { method }),
    captcha: proof.captcha,
    // An impossible number is a reason for doubt, not for turning away a guest who has paid.
    ...(isUtr(utr) && { utr }),
    ...(hold && { hold_token: hold.token, paying: hold.paying }),
    locale,
    ...(website && { website }),
  }
}
