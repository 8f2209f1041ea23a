'use client'

import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Elsewhere } from '../booking/elsewhere.tsx'
import { EmailLink } from '../booking/email-link.tsx'
import { FlagMarks } from '../booking/flag-marks.tsx'
import { StatusBadge } from '../booking/status-badge.tsx'
import type { Column } from '../kit/list/list-table.tsx'
import { day, dialled, instantDay, instantTime, rupees, stayDates } from '../kit/words.ts'
import { useBookingDesk } from './booking-desk.tsx'
import { RowActions } from './row-actions.tsx'
import { useHeldBooking } from './use-held-booking.ts'

const t = staffWords('bookings')

type Of = { booking: StaffBooking }

const xl = 'max-xl:hidden'
const bold = 'font-semibold'

/** What a booking's row and card show. */
export const bookingColumns = (): Column<StaffBooking>[] => [
  { name: t('columns.created'), look: 'num whitespace-nowrap', cell: created },
  { name: t('columns.name'), cell: (booking) => <Name booking={booking} /> },
  { name: t('columns.mobile'), className: xl, cell: mobile },
  { name: t('columns.room'), look: 'min-w-[108px]', cell: room },
  { fact: t('columns.room'), wide: true, cell: ({ room_type }) => room_type },
  { name: t('columns.dates'), className: xl, look: 'num', cell: dates },
  { fact: t('columns.checkIn'), cell: ({ check_in }) => day(check_in, true) },
  { fact: t('columns.checkOut'), cell: ({ check_out }) => day(check_out, true) },
  {
    name: t('columns.guests'),
    fact: t('columns.guests'),
    end: true,
    className: xl,
    cell: ({ guests }) => guests,
  },
  {
    name: t('columns.amount'),
    fact: t('columns.amount'),
    end: true,
    look: bold,
    cell: ({ amount }) => rupees(amount),
  },
  {
    fact: t('columns.email'),
    wide: true,
    cell: ({ email }) => <EmailLink address={email} className="break-all font-medium" />,
  },
  { fact: t('columns.created'), wide: true, cell: createdInOne },
  { name: t('columns.status'), cell: (booking) => <StatusBadge booking={booking} /> },
  {
    name: t('columns.actions'),
    silent: true,
    // They stay visible where the table is wider than its container.
    className: 'sticky right-0',
    look: 'bg-inherit',
    cell: (booking) => <Actions booking={booking} />,
  },
]

function Name({ booking }: Of) {
  const { open } = useBookingDesk()
  return (
    <>
      {/* The button covers the whole row: a click anywhere opens the booking. */}
      <button
        className="text-start font-semibold after:absolute after:inset-0"
        data-row={booking.id}
        onClick={() => open(booking)}
        type="button"
      >
        {booking.full_name}
      </button>
      <span className="block xl:hidden">{mobile(booking)}</span>
      <FlagMarks booking={booking} />
    </>
  )
}

function created({ created_at: at }: StaffBooking) {
  return (
    <>
      {instantDay(at)}
      <span className="block text-ink-2 text-xs leading-tight">{instantTime(at)}</span>
    </>
  )
}

function createdInOne({ created_at: at }: StaffBooking) {
  return <span className="font-medium">{`${instantDay(at)}, ${instantTime(at)}`}</span>
}

function mobile({ phone }: StaffBooking) {
  return (
    <a className="num relative z-1 whitespace-nowrap hover:underline" href={dialled(phone)}>
      {phone}
    </a>
  )
}

function room(booking: StaffBooking) {
  return (
    <>
      {booking.room_type}
      <span className="num block whitespace-nowrap text-ink-2 text-xs xl:hidden">
        {stayDates(booking)}
      </span>
    </>
  )
}

function dates({ check_in, check_out }: StaffBooking) {
  return t.rich('columns.datesOfRow', {
    from: day(check_in),
    to: day(check_out),
    part: (words) => <span className="whitespace-nowrap">{words}</span>,
  })
}

function Actions({ booking }: Of) {
  const { isOld, show } = useHeldBooking(booking)
  if (!isOld) return <RowActions booking={booking} />
  return (
    <Elsewhere
      booking={booking.id}
      className="relative z-1 ms-auto max-w-[300px] text-xs"
      onShow={show}
    />
  )
}
