'use client'

import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react'
import { useMedia } from '../use-media.ts'
import { AgainDialog } from './again-dialog.tsx'
import { useBookingDesk } from './booking-desk.tsx'
import { BookingRecord } from './booking-record.tsx'
import { keepFocus } from './keep-focus.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { ScreenshotDialog } from './screenshot-dialog.tsx'
import { useInterrupted } from './use-interrupted.ts'

/** Draws what lies over the list of bookings; where there is room, the open record stands beside it instead. */
export function BookingDialogs() {
  const { opened, over, close, setOver, change } = useBookingDesk()
  const roomy = useMedia('(min-width: 1280px), print')
  useInterrupted((booking, to) =>
    setOver(to === 'rejected' ? { dialog: 'reason', booking } : { dialog: 'again', booking, to }),
  )
  const leave = () => {
    setOver(null)
    if (over) keepFocus(over.booking.id)
  }
  return (
    <>
      {opened && roomy === false && (
        <Dialog
          aria-label={`Booking of ${opened.full_name}`}
          className="relative z-30"
          onClose={close}
          open
        >
          <DialogBackdrop className="fixed inset-0 bg-hill/60" />
          <DialogPanel className="fixed inset-y-0 right-0 w-full max-w-[780px] overflow-y-auto bg-card shadow-float">
            <BookingRecord booking={opened} onClose={close} />
          </DialogPanel>
        </Dialog>
      )}
      {over?.dialog === 'screenshot' && <ScreenshotDialog booking={over.booking} onClose={leave} />}
      {over?.dialog === 'again' && (
        <AgainDialog
          {...over}
          onClose={leave}
          onDecide={() => {
            leave()
            void change(over.booking, over.to)
          }}
        />
      )}
      {over?.dialog === 'reason' && (
        <RejectDialog
          booking={over.booking}
          onClose={leave}
          onReject={(reason) => {
            leave()
            void change(over.booking, 'rejected', reason)
          }}
        />
      )}
    </>
  )
}
