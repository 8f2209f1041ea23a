'use client'

import { useState } from 'react'
import type { BookingPage } from '#lib/desk/schema/search.ts'
import type { Ids } from '../kit/action/use-ids.ts'
import type { Answered } from '../kit/live/use-answer.ts'
import { type HeldList, heldListOf, withLatest } from './held-list.ts'

/**
 * Holds the rows of a list while a search stays the same, see {@link HeldList}; another search shows its own at once.
 * `number` is the page that is asked for.
 */
export function useHeldList(
  list: Answered<BookingPage>,
  key: string,
  number: number,
  unsettled: Pick<Ids, 'has'>,
) {
  const [held, setHeld] = useState(() =>
    heldListOf(list.loading ? '' : key, number, list.value, new Date()),
  )
  if (!list.loading && !list.failed) {
    if (held.key !== key) setHeld(heldListOf(key, number, list.value, new Date()))
    else if (held.latest !== list.value) setHeld(withLatest(held, list.value, unsettled))
  }
  return [held, (change: (held: HeldList) => HeldList) => setHeld(change)] as const
}
