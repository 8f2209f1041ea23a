'use client'

import { ChevronRight } from 'lucide-react'
import { takesPlace } from '#lib/booking/rules/statuses.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { groupUtr } from '#lib/payments/rules/utr.ts'
import { CardHead } from '../booking/card-head.tsx'
import { Elsewhere } from '../booking/elsewhere.tsx'
import { FlagMarks } from '../booking/flag-marks.tsx'
import { changeStay, screenshotFrom } from '../booking/words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { CardFacts } from '../kit/list/list-table.tsx'
import { bookingColumns } from './booking-columns.tsx'
import { useBookingDesk } from './booking-desk.tsx'
import { useBookingWork } from './booking-work.ts'
import { ActionButtons, DecisionNote } from './record-actions.tsx'
import { useHeldBooking } from './use-held-booking.ts'

const t = staffWords('bookings')

export function BookingCard({ booking: now }: { booking: StaffBooking }) {
  const { item: booking, isOld, show } = useHeldBooking(now)
  const { busy, setOver } = useBookingWork()
  return (
    <article
      aria-label={t('bookingFor', { name: booking.full_name })}
      className="overflow-clip rounded-staff border border-edge bg-card"
    >
      <div className={isOld ? 'opacity-50 grayscale' : ''} inert={isOld}>
        <CardHead booking={booking} level="h2">
          <FlagMarks booking={booking} />
        </CardHead>
        <CardFacts columns={bookingColumns()} row={booking} />
        <PaymentRow booking={booking} />
      </div>
      {isOld ? (
        <Elsewhere booking={booking.id} className="p-4" onShow={show} />
      ) : (
        <div className="p-4">
          <DecisionNote booking={booking} />
          <ActionButtons booking={booking} />
          {takesPlace(booking.status) && (
            <Decide
              busy={busy.has(booking.id)}
              className="mt-2.5 w-full"
              kind="outline"
              onPress={() => setOver({ dialog: 'stay', booking })}
            >
              {changeStay()}
            </Decide>
          )}
        </div>
      )}
    </article>
  )
}

function PaymentRow({ booking }: { booking: StaffBooking }) {
  const { open } = useBookingDesk()
  const { setOver } = useBookingWork()
  const path = booking.screenshot_path
  return (
    <div className="flex items-stretch border-rule border-b">
      {path && (
        <button
          aria-label={screenshotFrom(booking.full_name)}
          className="m-3 ms-4 h-14 w-11 shrink-0 overflow-clip rounded-plate border border-edge bg-rice"
          onClick={() => setOver({ dialog: 'screenshot', booking })}
          type="button"
        >
          {/* biome-ignore lint/performance/noImgElement: a private file, already encoded once */}
          <img alt="" loading="lazy" className="h-full w-full object-cover object-top" src={path} />
        </button>
      )}
      <button
        className="flex min-w-0 flex-1 items-center gap-2 py-3 pe-3 text-start first:ps-4"
        onClick={() => open(booking)}
        type="button"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-lake">{t('card.checkPayment')}</span>
          <span className="num block truncate text-xs text-ink-2">
            {booking.utr ? t('card.utr', { utr: groupUtr(booking.utr) }) : t('card.noUtr')}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="shrink-0 text-lake" size={20} />
      </button>
    </div>
  )
}
