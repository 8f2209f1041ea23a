'use client'

import { call } from '#calls/client.ts'
import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import type { Undo } from '#lib/booking/rules/taking-back.ts'
import { updateStatus } from '#lib/desk/client/decisions.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Claim } from '#lib/ledger/schema/claims.ts'
import { isConfirmedBy } from '../booking/actions.ts'
import { otherBooking } from '../booking/other-booking.ts'
import { toldUndo } from '../booking/taking-back.ts'
import { useAction } from '../kit/action/use-action.ts'
import { rupees } from '../kit/words.ts'

const t = staffWords('folio')

type Decided = Pick<Claim, 'payment' | 'booking'>

/** A decision on a claim: its call, which may answer how it can be taken back, and what is said. */
type Decision = {
  call: () => Promise<{ undo?: Undo | null; status?: BookingStatus }>
  done: (name: string, status: BookingStatus | undefined) => string
}

/** The words of a refund that is paid out: its UTR, and the day. */
export type PaidOut = { utr: string; on: string }

/**
 * Decides claims. One leaves the list with the press, as `leaving` says, and comes back with a reason if the server refuses.
 */
export function useClaimDecisions(refresh: () => Promise<void>) {
  const { busy: leaving, run } = useAction(refresh)

  const decide = ({ payment, booking }: Decided, { call: send, done }: Decision) => {
    const { full_name: name } = booking
    const back = {
      about: payment.id,
      done: () => t('claim.undone', { name }),
      refused: (why: string) => t('claim.notUndone', { name, why }),
    }
    return run({
      about: payment.id,
      call: send,
      done: ({ undo, status }) => ({
        text: done(name, status),
        undo: toldUndo(undo, back),
      }),
      refused: (why, error) => ({
        text: t('claim.not', { name, why }),
        link: otherBooking(error),
      }),
    })
  }

  return {
    leaving,
    /** Verifies a claim as the rupees that have arrived. */
    verify: (claim: Decided, amount: number) => {
      const { booking, payment } = claim
      const { id } = payment
      return decide(claim, {
        call: () => {
          const json = { amount, confirm: isConfirmedBy(booking, amount) }
          return call('POST payments/[id]/verify', { params: { id }, json })
        },
        done: (name, status) => {
          const isNew = booking.status !== 'confirmed' && status === 'confirmed'
          return t(isNew ? 'claim.confirmed' : 'claim.verified', { name, amount: rupees(amount) })
        },
      })
    },
    /** Says that a refund is paid out. */
    payOut: (claim: Claim, typed: PaidOut) => {
      const { id, amount } = claim.payment
      return decide(claim, {
        call: () => {
          const json = { ...typed, seen: amount }
          return call('POST payments/[id]/pay_out', { params: { id }, json })
        },
        done: (name) => t('claim.paidOut', { name, amount: rupees(amount) }),
      })
    },
    /** Rejects the booking that came with a claim, or voids a later claim. */
    reject: (claim: Claim, reason: string) => {
      const { booking, payment } = claim
      if (!claim.is_own) {
        const { id } = payment
        return decide(claim, {
          call: () => call('POST payments/[id]/void', { params: { id }, json: { reason } }),
          done: (name) => {
            const isRefund = payment.direction === 'refunded'
            return t(isRefund ? 'claim.refundDropped' : 'claim.paymentRejected', { name })
          },
        })
      }
      return decide(claim, {
        call: () => updateStatus(booking, 'rejected', { note: reason }),
        done: (name) => t('claim.bookingRejected', { name }),
      })
    },
  }
}
