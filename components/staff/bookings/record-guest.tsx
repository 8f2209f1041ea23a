import Link from 'next/link'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { saidLines } from '#lib/booking/rules/said.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { DeskRecord } from '#lib/desk/schema/desk-record.ts'
import { StatusBadge } from '../booking/status-badge.tsx'
import { day } from '../kit/words.ts'
import { Fact, Facts, RecordSection } from './record-section.tsx'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

type RecordGuestProps = { booking: StaffBooking; record: DeskRecord | null }

/** The guest of a booking: the language they read, what they wrote, and their other stays. */
export function RecordGuest({ booking, record }: RecordGuestProps) {
  return (
    <RecordSection name="Guest">
      <Facts>
        <Fact name="Reads">{record ? languageNames.of(record.locale) : '…'}</Fact>
        <Fact name="Other stays">
          {record ? record.others.length || 'None, this is the first' : '…'}
        </Fact>
        {saidLines(booking).map(({ title, text }) => (
          <Fact key={title} name={title} wide>
            <span className="whitespace-pre-line">{text}</span>
          </Fact>
        ))}
      </Facts>
      {record && record.others.length > 0 && (
        <ul aria-label="Other stays" className="mt-2.5 divide-y divide-rule border-rule border-y">
          {record.others.map((other) => (
            <li
              className="relative flex min-h-11 items-center gap-3 py-1 hover:bg-band"
              key={other.id}
            >
              <Link
                className="num min-w-0 flex-1 after:absolute after:inset-0"
                href={staffBookingPath(other.reference)}
              >
                {day(other.check_in)} to {day(other.check_out, true)}, {other.room_type}
              </Link>
              <StatusBadge booking={other} />
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  )
}
