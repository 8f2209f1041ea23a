'use client'

import { type Dispatch, useCallback, useEffect, useRef } from 'react'
import { releaseHold, takeHold } from '#lib/booking/client.ts'
import type { WireHold } from '#lib/booking/schema/holds.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import type { Fields } from './fields.ts'
import type { Action, Flow, Hold } from './flow.ts'
import { holdTrouble, waysOutOf } from './troubles.ts'

/** Milliseconds that the preparing state lasts at least, from the specification. */
const preparingMs = 1000
// While the guest does anything here and less than this is left, the hold grows by itself …
const extendBelowMs = 10 * 60_000
// … asked for at most this often.
const extendEveryMs = 60_000

/** Takes, extends and releases the hold while the guest pays. */
export function useHold(flow: Flow, dispatch: Dispatch<Action>) {
  const { fields, hold, step } = flow
  const extend = useCallback(async () => {
    if (!hold) return
    dispatch(await extended(fields, hold))
  }, [fields, hold, dispatch])
  const extendQuietly = useCallback(async () => {
    if (!hold) return
    const outcome = await extended(fields, hold)
    // The guest did not ask for this: a failure does not interrupt them, and is shown when the hold expires.
    if (outcome.type !== 'refused') dispatch(outcome)
  }, [fields, hold, dispatch])
  const on = hold !== null && !hold.atLimit && step !== 'done'
  useWhileActive(on, hold?.expiresAt ?? 0, extendQuietly)
  return {
    extend,
    /** Takes a hold; the preparing state lasts its second even if the response is faster. */
    async take() {
      const [outcome] = await Promise.all([taken(fields), pause(preparingMs)])
      dispatch(outcome)
    },
    giveBack() {
      // A hold that cannot be released now expires by itself.
      if (hold) releaseHold(hold.token).catch(() => undefined)
    },
  }
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

async function taken(fields: Fields): Promise<Action> {
  try {
    return { type: 'held', hold: holdOf(await takeHold(stayOf(fields))) }
  } catch (error) {
    return { type: 'holdRefused', trouble: holdTrouble(error), alternatives: waysOutOf(error) }
  }
}

async function extended(fields: Fields, hold: Hold): Promise<Action> {
  try {
    return { type: 'extended', hold: holdOf(await takeHold(stayOf(fields), hold.token)) }
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

function stayOf({ roomType, checkIn, checkOut, guests }: Fields) {
  return { roomType, checkIn, checkOut, guests }
}

function holdOf(wire: WireHold): Hold {
  return {
    token: wire.hold_token,
    reference: wire.reference,
    expiresAt: Date.now() + wire.seconds_left * 1000,
    amountPaise: Math.round(wire.amount * 100),
    captchaWord: wire.captcha_word,
    atLimit: false,
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
