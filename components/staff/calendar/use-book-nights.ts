'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { afterFrames } from '../kit/action/keep-focus.ts'
import { openNewBooking } from '../kit/address/new-booking.ts'
import { focusNight } from './grid-stops.ts'
import type { Picked } from './use-picking.ts'

/**
 * Returns a function that begins a new booking, of the nights that are picked if there are any. They get the keys once its
 * sheet is closed: the night that was pressed is gone by then, because the sheet has kept it.
 */
export function useBookNights(): (picked: Picked | null) => void {
  const isOpen = useSearchParams().has('new')
  const begun = useRef<Picked | null>(null)
  useEffect(() => {
    if (isOpen || !begun.current) return
    const { line, first } = begun.current
    begun.current = null
    // The sheet gives them to what is left of where they were before.
    afterFrames(2, () => focusNight(line, first))
  }, [isOpen])
  return (picked) => {
    begun.current = picked
    openNewBooking(picked ? askedOf(picked) : undefined)
  }
}

function askedOf({ room_id, unit, check_in, check_out }: Picked) {
  return { room: room_id, unit, check_in, check_out }
}
