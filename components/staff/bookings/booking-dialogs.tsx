'use client'

import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react'
import { BookingRecord } from './booking-record.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { ScreenshotDialog } from './screenshot-dialog.tsx'
import type { BookingDialogState } from './use-booking-dialogs.ts'
import type { Neighbours } from './use-neighbours.ts'
import type { StatusChange } from './use-status-change.ts'

type BookingDialogsProps = {
  dialogs: BookingDialogState
  changes: StatusChange
  neighbours: Neighbours
  /** True if the record is also over the list; else it is beside it. */
  over: boolean
}

/** The dialogs over a list of bookings; see useBookingDialogs. */
export function BookingDialogs({ dialogs, changes, neighbours, over }: BookingDialogsProps) {
  const { opened, screenshot, rejecting } = dialogs
  return (
    <>
      {over && opened && (
        <Dialog
          aria-label={`Booking of ${opened.full_name}`}
          className="relative z-30"
          onClose={dialogs.close}
          open
        >
          <DialogBackdrop className="fixed inset-0 bg-hill/60" />
          <DialogPanel className="fixed inset-y-0 right-0 w-full max-w-[780px] overflow-y-auto bg-card shadow-float">
            <BookingRecord
              booking={opened}
              busy={changes.busyId === opened.id}
              onAction={dialogs.act(changes.change)}
              onChanged={dialogs.settle}
              onClose={dialogs.close}
              onScreenshot={dialogs.showScreenshot}
              {...neighbours}
            />
          </DialogPanel>
        </Dialog>
      )}
      {screenshot && (
        <ScreenshotDialog booking={screenshot} onClose={() => dialogs.showScreenshot(null)} />
      )}
      {rejecting && (
        <RejectDialog
          booking={rejecting}
          onClose={() => dialogs.askReason(null)}
          onReject={(reason) => {
            dialogs.askReason(null)
            void changes.change(rejecting, 'rejected', reason)
          }}
        />
      )}
    </>
  )
}
