'use client'

import { type Dispatch, useCallback, useEffect, useRef } from 'react'
import { call } from '#calls/client.ts'
import { takeHold } from '#lib/reservations/client/availability.ts'
import type { WireHold } from '#lib/reservations/schema/holds.ts'
import { toPaise, toRupees } from '#lib/shared/money.ts'
import { pause } from '#lib/shared/pause.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import type { Fields } from './fields.ts'
import type { Action, Flow } from './flow.ts'
import { type Hold, type HoldTerms, isLive } from './hold.ts'
import { holdTrouble, waysOutOf } from './troubles.ts'

/** Milliseconds that the preparing state lasts at least, from the specification. */
const preparingMs = 1000
// While the guest does anything here and less than this is left, the hold grows by itself …
const extendBelowMs = 10 * 60_000
// … asked for at most this often.
const extendEveryMs = 60_000

/** Takes, extends and releases the hold while the guest pays. */
export function useHold(
  { fields, hold, step, quoted }: Flow,
  locale: string,
  dispatch: Dispatch<Action>,
) {
  const told = quoted?.answer === 'sold' ? { amount: toRupees(quoted.price.totalPaise) } : {}
  const extend = useCallback(async () => {
    if (!hold) return
    dispatch(await extended(hold))
  }, [hold, dispatch])
  const extendQuietly = useCallback(async () => {
    if (!hold) return
    const outcome = await extended(hold)
    // The guest did not ask for this: a failure does not interrupt them, and is shown when the hold expires.
    if (outcome.type !== 'refused') dispatch(outcome)
  }, [hold, dispatch])
  const on =
    hold !== null && !hold.atLimit && !hold.givenBack && (step === 'qr' || step === 'upload')
  useWhileActive(on, hold?.expiresAt ?? 0, extendQuietly)
  return {
    extend,
    /**
     * Takes a hold, in place of the one that is still kept; the preparing state lasts its second even if the response
     * is faster.
     */
    async take() {
      const token = hold && isLive(hold, Date.now()) ? hold.token : undefined
      const [outcome] = await Promise.all([
        taken({ ...stayOf(fields), ...told, email: fields.email, locale }, token),
        pause(preparingMs),
      ])
      dispatch(outcome)
    },
    async giveBack() {
      if (hold) await giveBack(hold)
    },
  }
}

/** Releases a hold, even while the page is being left. One that can't be released expires by itself. */
export async function giveBack({ token }: Pick<Hold, 'token'>): Promise<void> {
  const released = call('DELETE holds/[token]', { params: { token }, keepalive: true })
  await released.catch(() => undefined)
}

function useWhileActive(on: boolean, expiresAt: number, extend: () => Promise<void>): void {
  const asked = useRef(0)
  useEffect(() => {
    if (!on) return
    const act = () => {
      const now = Date.now()
      const due = expiresAt - now < extendBelowMs && expiresAt > now
      if (document.hidden || !due || now - asked.current < extendEveryMs) return
      asked.current = now
      void extend()
    }
    const signs = ['pointerdown', 'keydown', 'visibilitychange'] as const
    for (const sign of signs) document.addEventListener(sign, act)
    return () => {
      for (const sign of signs) document.removeEventListener(sign, act)
    }
  }, [on, expiresAt, extend])
}

type Wanted = Parameters<typeof takeHold>[0]

async function taken(wanted: Wanted, token?: string): Promise<Action> {
  try {
    return { type: 'held', terms: termsOf(await takeHold(wanted, token)) }
  } catch (error) {
    if (token && isOver(error)) return taken(wanted)
    return {
      type: 'holdRefused',
      trouble: holdTrouble(error, wanted),
      alternatives: waysOutOf(error),
    }
  }
}

// Past its last minute, or booked in another browser: it stands in nobody's way.
function isOver(error: unknown): boolean {
  return error instanceof Refusal && ['hold_limit', 'hold_not_found'].includes(error.code)
}

async function extended(hold: Hold): Promise<Action> {
  try {
    const terms = termsOf(await takeHold(stayOf(hold.fields), hold.token))
    return { type: 'extended', of: hold.token, terms }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'hold_limit') return { type: 'holdAtLimit' }
    const trouble = holdTrouble(error)
    // Whoever has paid stays where the proof can be sent; the details are not what was taken.
    return {
      type: 'refused',
      trouble: trouble.kind === 'holdFailed' ? { kind: 'notAvailable' } : trouble,
    }
  }
}

function stayOf({ roomType, checkIn, checkOut, guests, code }: Fields) {
  return { roomType, checkIn, checkOut, guests, code }
}

/** Returns the terms of a hold as this device counts its time. */
export function termsOf(wire: WireHold): HoldTerms {
  return {
    token: wire.hold_token,
    reference: wire.reference,
    expiresAt: Date.now() + wire.seconds_left * 1000,
    amountPaise: toPaise(wire.amount),
    terms: wire.terms,
    captchaWord: wire.captcha_word,
    atLimit: false,
  }
}
