'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/field.tsx'
import { sayWhy } from '#components/ui/say-why.ts'
import type { CalendarOccupancy, DeskCalendar } from '#lib/booking/schema/calendar.ts'
import { Modal } from '../modal.tsx'
import { usePress } from '../use-press.ts'
import { day } from '../words.ts'
import type { Blocks } from './use-blocks.ts'
import { againFrom, reasonNames, unitNameOf } from './words.ts'

/** A block of a unit. */
export type Blocked = CalendarOccupancy & { block: NonNullable<CalendarOccupancy['block']> }

type LiftDialogProps = {
  calendar: DeskCalendar
  blocked: Blocked
  lift: Blocks['lift']
  onClose: () => void
}

/** Shows a block, and puts its unit on sale again. */
export function LiftDialog({ calendar, blocked, lift, onClose }: LiftDialogProps) {
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const { id, room_id: room, unit, block, check_in: from, check_out: to } = blocked
  const name = unitNameOf(calendar, blocked)
  const press = usePress(async () => {
    setBusy(true)
    try {
      const again = againFrom({ room, units: [unit], from, to, ...block }, calendar.today)
      await lift(id, again, name)
      onClose()
    } catch (refused) {
      setError(sayWhy(refused, { not_found: 'Somebody has put it on sale already.' }))
      setBusy(false)
    }
  }, busy)
  return (
    <Modal
      footer={
        <>
          <Button kind="outline" onClick={onClose}>
            Keep it blocked
          </Button>
          <Button kind="secondary" {...press}>
            Put it on sale again
          </Button>
        </>
      }
      onClose={onClose}
      short
      title={`${name} is blocked`}
    >
      <p className="num">
        {day(from)} to {day(to, true)}, {reasonNames[block.because].toLowerCase()}
        {block.note && `: ${block.note}`}
      </p>
      <div role="alert">{error && <FieldError id="lift-error">{error}</FieldError>}</div>
    </Modal>
  )
}
