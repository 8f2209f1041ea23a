'use client'

import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { orderName } from '../booking/words.ts'
import { useGuard } from '../kit/action/use-guard.ts'
import { ListFrame, ListRows } from '../kit/list/list-frame.tsx'
import { RowTable } from '../kit/list/list-table.tsx'
import { Pager } from '../kit/list/pager.tsx'
import { walkRows } from '../kit/list/walk-rows.ts'
import { ToastPlace } from '../kit/toast/toast-place.tsx'
import { useMedia } from '../kit/use-media.ts'
import { bookingColumns } from './booking-columns.tsx'
import { useBookingDesk } from './booking-desk.tsx'
import { BookingQueue } from './booking-queue.tsx'
import { BookingRecord } from './booking-record.tsx'
import { useBookingWork } from './booking-work.ts'
import { DeskTools, NoBookings } from './desk-tools.tsx'
import { NewsPill } from './news-line.tsx'
import { useEscape } from './use-escape.ts'
import { useNeighbours } from './use-neighbours.ts'

/** The bookings for a large screen: a table and, from 1280 px, the open booking beside a narrow list. */
export function BookingList() {
  const { opened, list, asked, held, goTo, search } = useBookingDesk()
  const roomy = useMedia('(min-width: 1280px), print')
  if (opened && roomy) return <Beside booking={opened} />
  const { rows, total, pages } = held.page
  return (
    <ListFrame
      empty={<NoBookings />}
      foot={<Pager pages={pages} search={{ page: search.page, setAt: goTo }} />}
      list={list}
      name="Bookings"
      tools={<DeskTools />}
      total={total}
    >
      <NewsPill />
      <RowTable
        caption={`Bookings, ${orderName(asked)}`}
        columns={bookingColumns}
        high="py-2"
        id={({ id }) => id}
        onKeyDown={walkRows}
        pad="px-2 first:ps-5 last:pe-3"
        row={rowLook}
        rows={rows}
      />
    </ListFrame>
  )
}

function rowLook({ status }: StaffBooking): string {
  return `relative h-[60px] transition-colors duration-[120ms] hover:bg-[#edf2ea] has-[[data-elsewhere]]:text-ink-2 ${status === 'pending' ? 'bg-hot' : 'bg-card'}`
}

function Beside({ booking }: { booking: StaffBooking }) {
  const { list, held, goTo, search, close } = useBookingDesk()
  const { over } = useBookingWork()
  const neighbours = useNeighbours(booking)
  const { staleSince } = useGuard()
  const { rows, total, pages } = held.page
  useEscape(close, over === null)
  return (
    <div className="grid flex-1 grid-cols-[360px_minmax(0,1fr)] print:block border-edge border-b [--record-top:68px] 2xl:grid-cols-[420px_minmax(0,1fr)]">
      <section
        aria-label="Bookings"
        className="no-print sticky top-[68px] flex h-[calc(100dvh-68px)] flex-col self-start border-edge border-e bg-card"
      >
        <DeskTools narrow />
        <NewsPill />
        <div className="flex-1 overflow-y-auto">
          <ListRows empty={<NoBookings />} list={list} name="Bookings" total={total}>
            <BookingQueue openId={booking.id} rows={rows} />
          </ListRows>
        </div>
        <ToastPlace />
        <Pager pages={pages} search={{ page: search.page, setAt: goTo }} />
      </section>
      <BookingRecord
        booking={booking}
        neighbours={neighbours}
        onClose={close}
        staleSince={staleSince}
      />
    </div>
  )
}
