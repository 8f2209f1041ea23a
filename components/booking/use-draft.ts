'use client'

import { type Dispatch, type RefObject, useEffect, useLayoutEffect } from 'react'
import { typedBefore } from '#components/ui/typed-before.ts'
import { maxGuests } from '#lib/rooms/rules/stay.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { stayOfLink } from './deep-link.ts'
import { followLink, readDraft, saveDraft } from './draft.ts'
import type { Fields } from './fields.ts'
import { type Action, emptyFlow, type Flow } from './flow.ts'
import { nextFlow } from './next-flow.ts'
import { giveBack } from './use-hold.ts'

/**
 * Restores the input of this tab, then the dates of a deep link unless they were applied before, then the input
 * made before the scripts had loaded; stores all changes from then on.
 */
export function useDraft(
  flow: Flow,
  roomType: string,
  dispatch: Dispatch<Action>,
  form: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const { flow: stored, link } = readDraft(Date.now())
    const flow = followLink(stored, linkSince(link))
    if (flow.hold && flow.hold.givenBack !== stored.hold?.givenBack) void giveBack(flow.hold)
    const stay = flow.step === 'form' ? typedFields(form.current) : {}
    dispatch({ type: 'restored', flow: nextFlow(flow, { type: 'stayChosen', stay }) })
  }, [dispatch, form])
  // Stored before it is painted: whoever sees a step comes back to it, however soon they leave.
  useLayoutEffect(() => {
    // The first run is before the restored input arrives.
    if (flow === emptyFlow) return
    saveDraft({ ...flow, fields: { ...flow.fields, roomType } }, location.search)
  }, [flow, roomType])
}

// The address of a later step is one that the guest returns to, not a link that was followed.
function linkSince(applied: string): Partial<Fields> {
  const { search, hash } = location
  if (search === applied || hash !== '') return {}
  return stayOfLink(search, dayInIndia(new Date()), maxGuests)
}

function typedFields(form: HTMLElement | null): Partial<Fields> {
  const { guests, ...texts } = typedBefore(form, emptyFlow.fields)
  return { ...texts, ...(guests && { guests: Number(guests) }) }
}
