'use client'

import { Button } from '#components/ui/button.tsx'
import type { CalendarOccupancy, DeskCalendar } from '#lib/booking/schema/calendar.ts'
import { Modal } from '../modal.tsx'
import { instantTime } from '../words.ts'
import { datesOf, nightsOf, unitNameOf } from './words.ts'

/** A unit that a guest is just paying for. */
export type Held = CalendarOccupancy & { hold: NonNullable<CalendarOccupancy['hold']> }

type HoldDialogProps = { calendar: DeskCalendar; held: Held; onClose: () => void }

/** Says since when a unit is held, and until when. It goes by itself, or becomes a booking. */
export function HoldDialog({ calendar, held, onClose }: HoldDialogProps) {
  const { since, expires_at } = held.hold
  return (
    <Modal
      footer={
        <Button kind="outline" onClick={onClose}>
          Close
        </Button>
      }
      onClose={onClose}
      short
      title={`${unitNameOf(calendar, held)} is held`}
    >
      <p className="num">
        {datesOf(held)}, {nightsOf(held)}. Somebody has been paying for it since{' '}
        {instantTime(since)}. If no booking comes of it, it is free again at{' '}
        {instantTime(expires_at)}.
      </p>
    </Modal>
  )
}
