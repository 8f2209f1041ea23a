'use client'

import { useGuard } from '../kit/action/use-guard.ts'
import { useMedia } from '../kit/use-media.ts'
import { useBookingDesk } from './booking-desk.tsx'
import { BookingRecord } from './booking-record.tsx'
import { useBookingWork } from './booking-work.ts'
import { DrawerFrame } from './drawer-frame.tsx'
import { RecordDialogs } from './record-dialogs.tsx'
import { useNeighbours } from './use-neighbours.ts'

/** Draws what lies over the list of bookings; where there is room, the open record stands beside it instead. */
export function BookingDialogs() {
  const { opened, close } = useBookingDesk()
  const { over } = useBookingWork()
  const neighbours = useNeighbours(opened)
  const { staleSince } = useGuard()
  const roomy = useMedia('(min-width: 1280px), print')
  return (
    <>
      {opened && roomy === false && (
        <DrawerFrame
          covered={over !== null}
          label={`Booking of ${opened.full_name}`}
          onClose={close}
        >
          <BookingRecord
            booking={opened}
            neighbours={neighbours}
            onClose={close}
            staleSince={staleSince}
          />
        </DrawerFrame>
      )}
      <RecordDialogs />
    </>
  )
}
