import Link from 'next/link'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { FlagMarks } from '../booking/flag-marks.tsx'
import { StatusBadge } from '../booking/status-badge.tsx'
import { Card } from '../kit/card.tsx'
import { instantDay, instantTime, rupees, stayDates } from '../kit/words.ts'
import { attentionPath } from '../waiting/wait-words.ts'

const t = staffWords('dashboard')

/**
 * The first of the bookings that wait: without a room, asking to cancel, then payments that nobody has checked. Each
 * leads to its record. `total` of them wait.
 */
export function WaitingList({ rows, total }: { rows: StaffBooking[]; total: number }) {
  return (
    <Card
      aside={
        <Link
          className="inline-flex min-h-11 items-center font-semibold text-lake hover:underline"
          href={attentionPath}
        >
          {total > rows.length ? t('attention.all', { count: total }) : t('attention.asList')}
        </Link>
      }
      id="waiting"
      title={t('attention.title')}
    >
      {rows.length === 0 ? (
        <p className="border-rule border-t py-8 text-center">
          <span className="heading block text-lg">{t('attention.done')}</span>
          <span className="mt-1 block text-ink-2">{t('attention.none')}</span>
        </p>
      ) : (
        <ul>
          {rows.map((booking) => (
            <li key={booking.id}>
              <Row booking={booking} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Row({ booking }: { booking: StaffBooking }) {
  const { reference, full_name, room_type, amount, created_at } = booking
  return (
    <Link
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-rule border-t px-4 py-3 transition-colors duration-[120ms] hover:bg-band lg:grid-cols-[128px_minmax(0,1.2fr)_minmax(0,1.2fr)_minmax(0,1fr)_96px_110px] lg:px-[22px]"
      href={staffBookingPath(reference)}
    >
      <span className="num text-xs text-ink-2 max-lg:order-last max-lg:text-end">
        {instantDay(created_at)}, {instantTime(created_at)}
      </span>
      <span className="min-w-0">
        <b className="block font-semibold">{full_name}</b>
        <FlagMarks booking={booking} />
      </span>
      <span className="min-w-0 max-lg:order-3">{room_type}</span>
      <span className="num max-lg:order-4 max-lg:text-end">{stayDates(booking)}</span>
      <span className="num text-end font-semibold">{rupees(amount)}</span>
      <span className="max-lg:order-5 lg:justify-self-end">
        <StatusBadge booking={booking} />
      </span>
    </Link>
  )
}
