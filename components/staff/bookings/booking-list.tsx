'use client'

import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { FlagMarks } from '../booking/flag-marks.tsx'
import { StatusBadge } from '../booking/status-badge.tsx'
import { orderName } from '../booking/words.ts'
import { useGuard } from '../kit/action/use-guard.ts'
import { ListFrame, ListRows } from '../kit/list/list-frame.tsx'
import { RowTable } from '../kit/list/list-table.tsx'
import { Pager } from '../kit/list/pager.tsx'
import { walkRows } from '../kit/list/walk-rows.ts'
import { ToastPlace } from '../kit/toast/toast-place.tsx'
import { useMedia } from '../kit/use-media.ts'
import { rupees, stayDates } from '../kit/words.ts'
import { bookingColumns } from './booking-columns.tsx'
import { useBookingDesk } from './booking-desk.tsx'
import { BookingRecord } from './booking-record.tsx'
import { useBookingWork } from './booking-work.ts'
import { DeskTools, NoBookings } from './desk-tools.tsx'
import { useEscape } from './drawer-frame.tsx'
import { NewsPill } from './news-line.tsx'
import { useNeighbours } from './use-neighbours.ts'

const t = staffWords('bookings')

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
      name={t('title')}
      tools={<DeskTools />}
      total={total}
    >
      <NewsPill />
      <RowTable
        caption={t('caption', { order: orderName(asked) })}
        columns={bookingColumns()}
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
        aria-label={t('title')}
        className="no-print sticky top-[68px] flex h-[calc(100dvh-68px)] flex-col self-start border-edge border-e bg-card"
      >
        <DeskTools narrow />
        <NewsPill />
        <div className="flex-1 overflow-y-auto">
          <ListRows empty={<NoBookings />} list={list} total={total}>
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

/** The bookings as a narrow list beside the open one; the arrow keys open the next. */
function BookingQueue({ rows, openId }: { rows: StaffBooking[]; openId: string }) {
  const desk = useBookingDesk()
  return (
    <ul className="border-edge border-t" data-follow onKeyDown={walkRows}>
      {rows.map((booking) => {
        const open = booking.id === openId
        const ground = booking.status === 'pending' ? 'bg-hot' : 'bg-card'
        return (
          <li
            className={`relative grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-0.5 border-rule border-b py-[11px] pr-4 pl-8 ${open ? 'bg-picked' : ground}`}
            key={booking.id}
          >
            {open && <span className="absolute inset-y-0 left-0 w-1 bg-lake" />}
            <button
              aria-current={open ? 'true' : undefined}
              className="truncate text-start font-semibold text-sm after:absolute after:inset-0"
              data-row={booking.id}
              onClick={() => desk.open(booking)}
              type="button"
            >
              {booking.full_name}
            </button>
            <span className="num text-end font-semibold">{rupees(booking.amount)}</span>
            <span className="num truncate text-xs text-ink-2">
              {stayDates(booking)}, {booking.room_type}
            </span>
            <StatusBadge booking={booking} />
            <span className="col-span-2">
              <FlagMarks booking={booking} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
