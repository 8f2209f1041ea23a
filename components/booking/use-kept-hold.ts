'use client'

import { type Dispatch, useEffect, useLayoutEffect, useRef } from 'react'
import { call } from '#calls/client.ts'
import { ownHoldKey } from '#lib/reservations/client/availability.ts'
import type { WireHeldStay } from '#lib/reservations/schema/holds.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { forgetHold, keepHold, keptHoldIn, readDraft } from './draft.ts'
import { type Action, emptyFlow, type Flow } from './flow.ts'
import type { Hold } from './hold.ts'
import { priceOfLines } from './price.ts'
import { holdTrouble } from './troubles.ts'
import { termsOf } from './use-hold.ts'

/** Stores the hold for all tabs and days, follows what another tab does with it, and opens the one of a mail's link. */
export function useKeptHold({ step, hold, proof }: Flow, dispatch: Dispatch<Action>): void {
  const before = useRef<string | null>(null)
  const token = hold?.token ?? null
  // Stored before the code is painted: a page that is left at once would lose its hold, and the unit with it.
  useLayoutEffect(() => {
    const done = step === 'done' || before.current !== token
    if (before.current && done) forgetHold(before.current)
    if (hold && step !== 'done') keepHold({ hold, proof })
    before.current = token
  }, [step, hold, token, proof])
  useEffect(() => {
    if (step !== 'qr') return
    const left = () => document.hidden && dispatch({ type: 'left' })
    document.addEventListener('visibilitychange', left)
    return () => document.removeEventListener('visibilitychange', left)
  }, [step, dispatch])
  useEffect(() => {
    const changed = ({ key, newValue }: StorageEvent) => {
      // Without a key the guest has cleared everything.
      if (key !== ownHoldKey && key !== null) return
      dispatch({ type: 'holdKnown', hold: null, ...keptHoldIn(newValue, Date.now()) })
    }
    addEventListener('storage', changed)
    return () => removeEventListener('storage', changed)
  }, [dispatch])
  useEffect(() => {
    const follow = () => {
      const [, linked] = /^#hold=([a-z2-7]{26})$/.exec(location.hash) ?? []
      if (!linked) return
      // The secret does not stay in the address, which people share and photograph.
      history.replaceState(history.state, '', location.pathname + location.search)
      void opened(linked).then((actions) => actions.forEach(dispatch))
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [dispatch])
}

async function opened(token: string): Promise<Action[]> {
  const isOwn = readDraft(Date.now()).flow.hold?.token === token
  try {
    const held = await call('GET holds/[token]', { params: { token } })
    if (held.booked) {
      const over: Action[] = isOwn ? [{ type: 'holdKnown', hold: null }] : []
      return [...over, { type: 'refused', trouble: { kind: 'alreadyBooked' } }]
    }
    if (isOwn) return [{ type: 'extended', of: token, terms: termsOf(held) }]
    return [{ type: 'holdKnown', hold: holdOf(held) }]
  } catch (error) {
    const isUnknown = error instanceof Refusal && error.code === 'hold_not_found'
    return [{ type: 'refused', trouble: isUnknown ? { kind: 'holdUnknown' } : holdTrouble(error) }]
  }
}

function holdOf(held: WireHeldStay): Hold {
  const { roomType, checkIn, checkOut, guests, code, lines, amount } = held
  return {
    ...termsOf(held),
    fields: { ...emptyFlow.fields, roomType, checkIn, checkOut, guests, code },
    price: priceOfLines(lines, amount),
    paying: 'deposit',
    mayHavePaid: false,
    givenBack: false,
  }
}
