'use client'

import { ArrowLeftRight } from 'lucide-react'
import { takesPlace } from '#lib/booking/rules/statuses.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { formatStayDay } from '#lib/shared/dates.ts'
import { changeStay, unitsWords } from '../booking/words.ts'
import { PlainDecide } from '../kit/action/decide.tsx'
import { count, instantDay, instantTime } from '../kit/words.ts'
import { useBookingWork } from './booking-work.ts'
import { Fact, Facts, RecordSection } from './record-section.tsx'

const t = staffWords('bookings')

export function RecordStay({ booking }: { booking: StaffBooking }) {
  const { room_type, status_note, verified_at, paid } = booking
  return (
    <RecordSection aside={<ChangeButton booking={booking} />} name={t('stay.title')}>
      <Facts>
        <Fact name={t('stay.unit')}>
          <bdi>{unitsWords(booking)}</bdi>{' '}
          <span className="font-normal text-ink-2">{room_type}</span>
        </Fact>
        <Fact name={t('stay.party')}>
          {count(booking.guests, 'guest')}, {count(booking.nights, 'night')}
        </Fact>
        <Fact name={t('stay.checkIn')}>{weekday(booking.check_in)}</Fact>
        <Fact name={t('stay.checkOut')}>{weekday(booking.check_out)}</Fact>
        {/* A booking can be verified without a payment, as those of the desk are. */}
        {verified_at && paid > 0 && (
          <Fact name={t('stay.verified')} wide>
            {instantDay(verified_at)}, {instantTime(verified_at)}
          </Fact>
        )}
        {status_note && (
          <Fact name={t('stay.message')} wide>
            {status_note}
          </Fact>
        )}
      </Facts>
    </RecordSection>
  )
}

function weekday(day: string): string {
  return formatStayDay(day, 'en', { weekday: 'short', day: 'numeric', month: 'short' })
}

function ChangeButton({ booking }: { booking: StaffBooking }) {
  const { setOver } = useBookingWork()
  if (!takesPlace(booking.status)) return null
  return (
    <PlainDecide
      className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-lake hover:text-lake-dark aria-disabled:text-ink-2 print:hidden"
      onPress={() => setOver({ dialog: 'stay', booking })}
    >
      <ArrowLeftRight aria-hidden="true" size={18} />
      {changeStay()}
    </PlainDecide>
  )
}
