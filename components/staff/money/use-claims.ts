'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { reading } from '#calls/client.ts'
import {
  type Claim,
  type ClaimList,
  type ClaimsQuery,
  claimsAtOnce,
} from '#lib/ledger/schema/claims.ts'
import { type PaidOut, useClaimDecisions } from '../folio/use-claim-decisions.ts'
import { keepFocus } from '../kit/action/keep-focus.ts'
import { useGuardedChange } from '../kit/action/use-press.ts'
import { useAddress } from '../kit/address/use-address.ts'
import { useOpened } from '../kit/list/use-opened.ts'
import { useHeldItems } from '../kit/live/held-items.ts'
import { type First, useAnswer } from '../kit/live/use-answer.ts'

/** Follows the payments to check: their list, the one that is open, and what is decided about them. */
export function useClaims(first: First<ClaimList, ClaimsQuery>) {
  const address = useSearchParams()
  const [size, setSize] = useState(first.search.size)
  const list = useAnswer(reading('GET payments'), { size }, first, { topics: ['bookings'] })
  const { leaving, verify, payOut, reject } = useClaimDecisions(list.refresh)
  const [chosen, setChosen] = useState(() => address.get('claim'))
  // In a large window one is open at once, and stays open whatever comes above it.
  const [shown, setShown] = useState<string | null>(null)
  const isOpen = (id: string) => id === (chosen ?? shown)
  const listed = list.value.rows.filter(({ payment }) => !leaving.has(payment.id))
  const { items } = useHeldItems(listed, {
    id: ({ payment }) => payment.id,
    state: ({ payment }) => payment.state,
    isFree: (id) => !isOpen(id) || leaving.has(id),
  })
  const rows = items.map(({ item }) => item)
  const at = rows.findIndex(({ payment }) => isOpen(payment.id))
  const opened = rows[Math.max(0, at)] ?? null
  if (opened && !chosen && shown !== opened.payment.id) setShown(opened.payment.id)
  const mark = useAddress({ size: size > claimsAtOnce ? String(size) : null, claim: chosen })
  const entry = useOpened('claim', mark, chosen, setChosen)
  const isOld = items[Math.max(0, at)]?.isOld ?? false
  useGuardedChange(`${opened?.payment.id} ${isOld} ${list.failed}`)

  const open = (claim: Claim | undefined) => {
    if (!claim) return
    entry.enter()
    setChosen(claim.payment.id)
    keepFocus(claim.payment.id)
  }
  const onward = (claim: Claim) => {
    const place = rows.indexOf(claim)
    const next = rows[place + 1] ?? rows[place - 1]
    if (next) return open(next)
    setChosen(null)
    setShown(null)
  }
  const leave = (claim: Claim, decide: () => Promise<unknown>) => {
    onward(claim)
    void decide()
  }
  const place = opened ? rows.indexOf(opened) : 0
  const isChosen = chosen !== null && opened !== null
  return {
    list,
    rows,
    /** The claim that is open, of a large window; in a small one only if somebody has opened it. */
    opened,
    /** True once somebody else has decided the open one: it's shown as it was, and nothing about it can be decided. */
    isOld,
    /** Goes on from a claim to the next; null if it is the only one. */
    onward: rows.length > 1 ? onward : null,
    isChosen,
    /** The `data-task` of what is done with the open payment: a phone shows the list in its place until it is chosen, and the dock. */
    task: isChosen || 'beside',
    place,
    open,
    close: entry.leave,
    /** Opens the next or the one before, or gives the focus to the open one. */
    step: (by: 1 | -1 | 0) => open(rows[place + by]),
    more: () => setSize(size + claimsAtOnce),
    verify: (claim: Claim, amount: number) => leave(claim, () => verify(claim, amount)),
    payOut: (claim: Claim, typed: PaidOut) => leave(claim, () => payOut(claim, typed)),
    reject: (claim: Claim, reason: string) => leave(claim, () => reject(claim, reason)),
  }
}

export type Claims = ReturnType<typeof useClaims>
