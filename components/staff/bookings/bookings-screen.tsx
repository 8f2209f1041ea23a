'use client'

import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { BookingPage } from '#lib/desk/schema/search.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { useGuard } from '../kit/action/use-guard.ts'
import { ByWindow } from '../kit/by-window.tsx'
import { CardSearchField, CardSearchText } from '../kit/list/card-search.tsx'
import { CardFrame } from '../kit/list/list-frame.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { useMedia } from '../kit/use-media.ts'
import { NewBookingButton } from '../new-booking/new-booking-button.tsx'
import { BookingCard } from './booking-card.tsx'
import { BookingDesk, useBookingDesk } from './booking-desk.tsx'
import { BookingList } from './booking-list.tsx'
import { BookingRecord } from './booking-record.tsx'
import { useBookingWork } from './booking-work.ts'
import { NoBookings, StatusFilter, StayDayFilter } from './desk-tools.tsx'
import { DrawerFrame } from './drawer-frame.tsx'
import { NewsLine } from './news-line.tsx'
import { RecordDialogs } from './record-dialogs.tsx'
import { useNeighbours } from './use-neighbours.ts'

const t = staffWords('bookings')

type BookingsScreenProps = {
  first: First<BookingPage>
  /** The booking that the address names. */
  named: StaffBooking | null
  /** The only booking that the address finds. */
  only: StaffBooking | null
  /** True if the browser says that it is a phone's. */
  phone: boolean
}

export function BookingsScreen({ phone, ...desk }: BookingsScreenProps) {
  return (
    <ByWindow phone={phone}>
      {(wide) => (
        <BookingDesk wide={wide} {...desk}>
          {wide ? <BookingList /> : <BookingCards />}
          <BookingDialogs />
        </BookingDesk>
      )}
    </ByWindow>
  )
}

/** Shows what is over the list of bookings: dialogs, and the open record where there's no room for it beside the list. */
function BookingDialogs() {
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
          label={t('bookingFor', { name: opened.full_name })}
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

function BookingCards() {
  const { list, held, goTo, search, status, setStatus } = useBookingDesk()
  const { decided } = useBookingWork()
  return (
    <CardFrame
      empty={<NoBookings />}
      list={list}
      name={t('title')}
      from={held.from}
      news={
        <NewsLine className="flex min-h-11 items-center gap-1.5 font-semibold text-xs text-lake" />
      }
      next={(booking) => (decided.has(booking.id) ? 'secondary' : 'outline')}
      rows={held.page.rows}
      search={{ at: search.at, setAt: goTo }}
      tools={
        <>
          <CardSearchText search={search} />
          <div className="grid grid-cols-2 gap-2">
            <CardSearchField search={search} />
            <StatusFilter onChange={setStatus} value={status} />
            <StayDayFilter className="col-span-2" />
          </div>
          <NewBookingButton className="w-full" />
        </>
      }
      total={held.page.total}
    >
      {(booking) => <BookingCard booking={booking} />}
    </CardFrame>
  )
}
