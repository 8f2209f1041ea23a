'use client'

import { Button } from '#components/ui/button.tsx'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { actionsOf, type Step } from '../booking/actions.ts'
import { useGuardedChange, usePress } from '../kit/action/use-press.ts'
import { Modal } from '../kit/dialog/modal.tsx'

type AgainDialogProps = {
  booking: StaffBooking
  to: Step
  onClose: () => void
  onDecide: () => void
}

/** Asks again for a decision that was pressed after the session had ended. */
export function AgainDialog({ booking, to, onClose, onDecide }: AgainDialogProps) {
  const press = usePress(onDecide)
  useGuardedChange(booking.id)
  const label = actionsOf(booking).find((action) => action.to === to)?.label
  return (
    <Modal
      footer={
        <>
          <Button kind="outline" onClick={onClose}>
            Leave it
          </Button>
          <Button kind="secondary" {...press}>
            {label}
          </Button>
        </>
      }
      onClose={onClose}
      short
      title={booking.full_name}
    >
      <p>
        You pressed <b className="font-semibold">{label}</b> for {booking.full_name},{' '}
        <span className="whitespace-nowrap">{booking.reference}</span>, after your session had
        ended. Nothing was changed yet.
      </p>
    </Modal>
  )
}
