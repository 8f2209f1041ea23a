'use client'

import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { groupUtr } from '#lib/payments/rules/utr.ts'
import { Screenshot } from '../booking/screenshot.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { instantDay, instantTime, rupeesAndPaise } from '../kit/words.ts'
import { useBookingWork } from './booking-work.ts'
import { LookTwice } from './look-twice.tsx'
import { SameSender } from './same-sender.tsx'

const t = staffWords('bookings')

/** The first task of a pending booking: what to find in the bank, what to look at twice, and the proof beside it. */
export function Verification({ booking }: { booking: StaffBooking }) {
  const { setOver } = useBookingWork()
  return (
    <div className="@container">
      <div className="grid content-start gap-5 @lg:grid-cols-[184px_minmax(0,1fr)] @4xl:grid-cols-[272px_minmax(0,1fr)]">
        <div className="grid content-start gap-5 @lg:col-start-2">
          <FindInBank booking={booking} />
          <LookTwice booking={booking} />
          <SameSender booking={booking} key={booking.id} />
        </div>
        <div className="@lg:row-start-1">
          <Screenshot booking={booking} onOpen={() => setOver({ dialog: 'screenshot', booking })} />
        </div>
      </div>
    </div>
  )
}

function FindInBank({ booking }: { booking: StaffBooking }) {
  const awaited = booking.flags.includes('awaits_transfer')
  return (
    <section
      aria-label={t('bank.title')}
      className="@container rounded-staff border border-edge bg-white p-4 sm:p-5"
    >
      <div className="@lg:flex @lg:items-center @lg:gap-8">
        <div>
          <h3 className="font-semibold text-xs text-ink-2">{t('bank.title')}</h3>
          <p className="heading mt-1.5 text-2xl leading-none sm:text-3xl">
            {rupeesAndPaise(Math.round((booking.claimed_amount ?? booking.to_pay) * 100))}
          </p>
        </div>
        <dl className="num mt-3.5 grid @lg:mt-0 grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-sm">
          <dt className="self-center text-ink-2">{t('bank.utr')}</dt>
          <dd className="-my-1.5 flex items-center font-semibold">
            {booking.utr ? (
              <>
                <span className="break-all">{groupUtr(booking.utr)}</span>
                <CopyButton text={booking.utr} what={t('bank.utr')} />
              </>
            ) : (
              <span className="py-2.5 font-normal">
                {awaited
                  ? t('bank.noUtrOfTransfer', { reference: booking.reference })
                  : t('bank.noUtr')}
              </span>
            )}
          </dd>
          <dt className="py-0.5 text-ink-2">
            {t(awaited || booking.pay_by !== null ? 'bank.notBefore' : 'bank.paidAround')}
          </dt>
          <dd className="py-0.5 font-semibold">
            {instantDay(booking.created_at)}, {instantTime(booking.created_at)}
          </dd>
          <dt className="py-0.5 text-ink-2">{t('bank.from')}</dt>
          <dd className="py-0.5 font-semibold">{booking.full_name}</dd>
        </dl>
      </div>
    </section>
  )
}
