'use client'

import {
  fetchPaymentStanding,
  payOut,
  undoVerification,
  verifyPayment,
  voidPayment,
} from '#lib/booking/client/claims.ts'
import { fetchStandings, undoStatus, updateStatus } from '#lib/booking/client.ts'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { Claim } from '#lib/booking/schema/claims.ts'
import type { PaymentState } from '#lib/payments/schema.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { askAgain } from '../ask-again.ts'
import { isLost } from '../bookings/decision-words.ts'
import { type Ids, useIds } from '../bookings/use-ids.ts'
import type { Toast } from '../messages.ts'
import { orSignIn, quietOrSignIn } from '../or-sign-in.ts'
import { useToast } from '../toast.ts'
import { rupees } from '../words.ts'

/** The state after a decision, and the milliseconds for which it can be taken back; null if it cannot. */
type Stands = { isDone: boolean; undoMs: number | null }

/** A decision on a claim: its call, a look at how it stands, what is said once it is done, and the way back. */
type Deed = {
  call: () => Promise<unknown>
  look: () => Promise<Stands>
  done: string
  takeBack: (() => Promise<unknown>) | null
}

/** The words of a refund that is paid out: its UTR, and the day. */
export type PaidOut = { utr: string; on: string }

export type ClaimDecisions = {
  /** The claims that are being decided, which are left out of the list. */
  leaving: Pick<Ids, 'has'>
  /** Verifies a claim as the rupees that have arrived. */
  verify: (claim: Claim, amount: number) => Promise<void>
  /** Says that a refund is paid out. */
  payOut: (claim: Claim, typed: PaidOut) => Promise<void>
  /** Rejects the booking that came with a claim, or voids a later claim. */
  reject: (claim: Claim, reason: string) => Promise<void>
}

/**
 * Decides claims. A claim leaves the list with the press, and comes back with a reason if the server refuses. After an
 * answer that was lost, the server is asked how it stands before anything is said.
 */
export function useClaimDecisions(refresh: () => Promise<void>): ClaimDecisions {
  const leaving = useIds()
  const toast = useToast()

  const settle = async ({ payment: { id }, booking }: Claim, deed: Deed) => {
    const { full_name: name } = booking
    const tell = (said: Omit<Toast, 'about'>) => toast({ ...said, about: id })
    const undo = async (call: () => Promise<unknown>) => {
      const told = await orSignIn(call()).then(
        () => takenBack(name),
        (error) => notTakenBack(name, error),
      )
      tell(told)
      await refresh()
    }
    leaving.add(id)
    const stands = await carryOut(deed, () => tell(unknown(name)))
    tell(stands instanceof Refusal ? refusal(name, stands) : outcome(name, deed, stands, undo))
    await refresh()
    leaving.remove(id)
  }

  return {
    leaving,
    verify: (claim, amount) => settle(claim, verification(claim, amount)),
    payOut: (claim, typed) => settle(claim, payment(claim, typed)),
    reject: (claim, reason) =>
      settle(claim, claim.is_own ? rejection(claim, reason) : voiding(claim, reason)),
  }
}

function verification({ payment: { id } }: Claim, amount: number): Deed {
  return {
    call: () => verifyPayment(id, amount),
    look: () => lookAtPayment(id, 'verified'),
    done: `${rupees(amount)} verified.`,
    takeBack: () => undoVerification(id),
  }
}

function payment({ payment: { id, amount } }: Claim, typed: PaidOut): Deed {
  return {
    call: () => payOut(id, typed),
    look: () => lookAtPayment(id, 'verified'),
    done: `${rupees(amount)} paid out.`,
    takeBack: () => undoVerification(id),
  }
}

function rejection({ booking }: Claim, reason: string): Deed {
  return {
    call: () => updateStatus(booking, 'rejected', reason),
    look: async () => {
      const [now] = await quietOrSignIn(fetchStandings([booking.id]))
      return { isDone: now?.booking.status === 'rejected', undoMs: now?.undo_ms ?? null }
    },
    done: 'Booking rejected.',
    takeBack: () => undoStatus(booking.id),
  }
}

function voiding({ payment: { id } }: Claim, reason: string): Deed {
  return {
    call: () => voidPayment(id, reason),
    look: () => lookAtPayment(id, 'void'),
    done: 'The payment is void.',
    takeBack: null,
  }
}

async function lookAtPayment(id: string, wanted: PaymentState): Promise<Stands> {
  const { payment, undo_ms } = await quietOrSignIn(fetchPaymentStanding(id))
  return { isDone: payment.state === wanted, undoMs: undo_ms }
}

/** Half of the time that the call took counts as its way back, during which a mail waited. */
async function timed(look: Promise<Stands>): Promise<Stands> {
  const asked = performance.now()
  const { isDone, undoMs } = await look
  const left = (undoMs ?? 0) - (performance.now() - asked) / 2
  return { isDone, undoMs: left > 0 ? left : null }
}

/** Makes the call and returns how it stands after it, or why it was refused. `lost` is called if no answer came. */
async function carryOut({ call, look }: Deed, lost: () => void): Promise<Stands | Refusal | null> {
  try {
    await orSignIn(call())
    return (await timed(look()).catch(() => null)) ?? { isDone: true, undoMs: null }
  } catch (error) {
    if (error instanceof Refusal && !isLost(error)) return error
  }
  lost()
  return askAgain(() => timed(look()))
}

type Told = Omit<Toast, 'about'>

function outcome(
  name: string,
  { done, takeBack }: Deed,
  stands: Stands | null,
  undo: (call: () => Promise<unknown>) => Promise<void>,
): Told {
  if (!stands) return unknown(name)
  if (!stands.isDone) {
    const text = `Nothing was changed for ${name}: the server did not answer. Try again.`
    return { tone: 'error', text }
  }
  const text = `${name}: ${done}`
  const { undoMs: ms } = stands
  if (!takeBack || !ms) return { tone: 'success', text }
  return { tone: 'success', text, undo: { ms, run: () => void undo(takeBack) } }
}

function refusal(name: string, error: Refusal): Told {
  const reference = error.detail.data?.reference
  const text = `Nothing was changed for ${name}. ${error.message}`
  if (error.code !== 'utr_used' || typeof reference !== 'string') return { tone: 'error', text }
  const link = { to: staffBookingPath(reference), text: `Look at ${reference}` }
  return { tone: 'error', text, link }
}

function notTakenBack(name: string, error: unknown): Told {
  const text =
    error instanceof Refusal && !isLost(error)
      ? `${name}: not taken back. ${error.message}`
      : `${name}: the server did not answer. If the payment is not in the list again, it was not taken back.`
  return { tone: 'error', text }
}

function takenBack(name: string): Told {
  return { tone: 'success', text: `${name}: taken back. No mail was sent.` }
}

function unknown(name: string): Told {
  const text = `We do not know yet if the payment of ${name} was changed: the server did not answer. It is asked again.`
  return { tone: 'error', text }
}
