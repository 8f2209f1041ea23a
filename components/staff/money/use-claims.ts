'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { fetchClaims } from '#lib/booking/client/claims.ts'
import {
  type Claim,
  type ClaimList,
  type ClaimsQuery,
  claimsAtOnce,
} from '#lib/booking/schema/claims.ts'
import { keepFocus } from '../bookings/keep-focus.ts'
import { useAddress } from '../use-address.ts'
import { type First, useAnswer } from '../use-answer.ts'
import { useOpened } from '../use-opened.ts'
import { useGuardedChange } from '../use-press.ts'
import { type PaidOut, useClaimDecisions } from './use-claim-decisions.ts'

/** Follows the payments to check: their list, the one that is open, and what is decided about them. */
export function useClaims(first: First<ClaimList, ClaimsQuery>) {
  const address = useSearchParams()
  const [size, setSize] = useState(first.search.size)
  const list = useAnswer(fetchClaims, { size }, first, { topics: ['bookings'] })
  const { leaving, verify, payOut, reject } = useClaimDecisions(list.refresh)
  const rows = list.value.rows.filter(({ payment }) => !leaving.has(payment.id))

  const [chosen, setChosen] = useState(() => address.get('claim'))
  // In a large window one is open at once, and stays open whatever comes above it.
  const [shown, setShown] = useState<string | null>(null)
  const at = rows.findIndex(({ payment }) => payment.id === (chosen ?? shown))
  const opened = rows[Math.max(0, at)] ?? null
  if (opened && !chosen && shown !== opened.payment.id) setShown(opened.payment.id)
  const mark = useAddress({ size: size > claimsAtOnce ? String(size) : null, claim: chosen })
  const entry = useOpened('claim', mark, chosen, setChosen)
  useGuardedChange(`${opened?.payment.id} ${list.failed}`)

  const open = (claim: Claim | undefined) => {
    if (!claim) return
    entry.enter()
    setChosen(claim.payment.id)
    keepFocus(claim.payment.id)
  }
  const onward = (claim: Claim) => {
    const place = rows.indexOf(claim)
    const next = rows[place + 1] ?? rows[place - 1]
    if (next) open(next)
    else setChosen(null)
  }
  const place = opened ? rows.indexOf(opened) : 0
  const isChosen = chosen !== null && opened !== null
  return {
    list,
    rows,
    /** The claim that is open, of a large window; in a small one only if somebody has opened it. */
    opened,
    isChosen,
    /** The `data-task` of what is done with the open payment: a phone shows the list in its place until it is chosen, and the dock. */
    task: isChosen || 'beside',
    place,
    open,
    close: entry.leave,
    /** Opens the next or the one before, or gives the focus to the open one. */
    step: (by: 1 | -1 | 0) => open(rows[place + by]),
    more: () => setSize(size + claimsAtOnce),
    verify: (claim: Claim, amount: number) => {
      onward(claim)
      void verify(claim, amount)
    },
    payOut: (claim: Claim, typed: PaidOut) => {
      onward(claim)
      void payOut(claim, typed)
    },
    reject: (claim: Claim, reason: string) => {
      onward(claim)
      void reject(claim, reason)
    },
  }
}

export type Claims = ReturnType<typeof useClaims>
