'use client'

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { StaffBooking } from '#lib/booking/schema.ts'

type RejectDialogProps = {
  booking: StaffBooking
  onClose: () => void
  onReject: (reason: string) => void
}

/** Asks for the reason of a rejection, which may stay empty and which the guest reads. */
export function RejectDialog({ booking, onClose, onReject }: RejectDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <Dialog className="relative z-50" onClose={onClose} open>
      <DialogBackdrop className="fixed inset-0 bg-hill/60" />
      <div className="fixed inset-0 grid items-end justify-items-center overflow-y-auto sm:items-center sm:p-4">
        <DialogPanel className="w-full max-w-[520px] rounded-t-card bg-card p-5 shadow-float sm:rounded-card sm:p-7">
          <DialogTitle className="heading text-[26px]">Reject this booking</DialogTitle>
          <p className="mt-2 text-ink-2">
            {booking.full_name}, {booking.reference}. The room becomes free for others, and the
            guest gets a mail.
          </p>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              onReject(reason.trim())
            }}
          >
            <label className="mt-5 mb-1.5 block font-medium" htmlFor="reject-reason">
              Reason (optional)
            </label>
            <textarea
              aria-describedby="reject-help"
              className="control block min-h-28 w-full px-3.5 py-2.5"
              id="reject-reason"
              maxLength={500}
              onChange={(event) => setReason(event.target.value)}
              value={reason}
            />
            <p className="mt-1.5 text-ink-2 text-xs" id="reject-help">
              The guest reads these words in the mail and on the booking’s page.
            </p>
            <div className="mt-6 flex flex-wrap justify-end gap-2.5 max-sm:*:flex-1">
              <Button kind="outline" onClick={onClose}>
                Cancel
              </Button>
              <Button
                className="!bg-red !text-cream hover:!bg-laterite-dark"
                kind="danger"
                type="submit"
              >
                Reject booking
              </Button>
            </div>
          </form>
        </DialogPanel>
      </div>
    </Dialog>
  )
}
