'use client'

import { useTranslations } from 'next-intl'
import { useFormats } from '#components/farm/use-formats.ts'
import { Words } from '#components/farm/words.tsx'
import { PayPanel } from '#components/payments/pay-panel.tsx'
import { Button } from '#components/ui/button.tsx'
import { Ltr } from '#components/ui/ltr.tsx'
import { splitOf } from '#lib/payments/rules.ts'
import { property } from '#lib/property.ts'
import { ByTransfer } from './by-transfer.tsx'
import { type Hold, isLive } from './hold.ts'
import { HoldTime } from './hold-time.tsx'
import { StickyActions } from './sticky-actions.tsx'
import { SumChoice } from './sum-choice.tsx'
import { useBooking } from './use-booking.ts'
import { useNow } from './use-clock.ts'

/** The choice of the sum that is paid now, and the ways to pay it. */
export function PayStep() {
  const t = useTranslations('booking')
  const { flow, back } = useBooking()
  const now = useNow()
  const { hold } = flow
  if (!hold) return null
  const live = isLive(hold, now)
  const { nowPaise } = splitOf(hold.amountPaise, hold.paying)
  return (
    <section className="outline-none" id="booking-step" tabIndex={-1}>
      <h2 className="heading text-xl">{t('qr.title')}</h2>
      <HoldTime />
      {/* Nobody pays by accident for a room that is no longer kept. */}
      {live && (
        <>
          <SumChoice hold={hold} />
          <PayPanel amountPaise={nowPaise} label={t('qr.toPay')} reference={hold.reference} />
          <ByTransfer />
        </>
      )}
      <p className="mt-4 max-w-[40em] text-ink-2 text-sm">{`${t('qr.once')} ${t('qr.blind')}`}</p>
      <p className="mt-2 max-w-[40em] text-ink-2 text-sm">
        <Words>{t('qr.noUpi', { phone: property.phone })}</Words>
      </p>
      {/* On phones the sum and the button fill the dock. */}
      <Button className="-mx-3 mt-1 md:hidden" kind="quiet" onClick={back} size="small">
        {t('qr.back')}
      </Button>
      <Paid hold={hold} note={live && !hold.mayHavePaid && t('hold.backNote')} />
    </section>
  )
}

function Paid({ hold, note }: { hold: Hold; note: string | false }) {
  const t = useTranslations('booking')
  const { back, dispatch } = useBooking()
  const { money } = useFormats()
  const amount = money(splitOf(hold.amountPaise, hold.paying).nowPaise)
  return (
    <StickyActions caption={t(`price.now.${hold.paying}`)} note={note} value={<Ltr>{amount}</Ltr>}>
      <Button
        className="max-md:bg-lake! max-md:hover:bg-lake-dark!"
        onClick={() => dispatch({ type: 'paid' })}
        size="large"
      >
        <span className="md:hidden">{t('qr.paid')}</span>
        <span className="max-md:hidden">{t('qr.paidSum', { amount })}</span>
      </Button>
      <Button className="max-md:hidden" kind="outline" onClick={back} size="large">
        {t('qr.back')}
      </Button>
    </StickyActions>
  )
}
