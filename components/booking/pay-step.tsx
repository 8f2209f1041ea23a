'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Words } from '#components/farm/words.tsx'
import { PayPanel } from '#components/payments/pay-panel.tsx'
import { useAppVisit } from '#components/payments/use-app-visit.ts'
import { Button } from '#components/ui/button.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { takesTransfers } from '#lib/farm/rules/own-facts.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { splitOf } from '#lib/payments/rules/deposit.ts'
import { ByTransfer } from './by-transfer.tsx'
import { isLive } from './hold.ts'
import { HoldTime } from './hold-time.tsx'
import { PaidActions } from './paid-actions.tsx'
import { SumChoice } from './sum-choice.tsx'
import { useBooking } from './use-booking.ts'
import { useNow } from './use-clock.ts'

/** The choice of the sum that is paid now, and the ways to pay it. */
export function PayStep() {
  const t = useTranslations('booking')
  const { flow, back, dispatch } = useBooking()
  const now = useNow()
  const { hold } = flow
  const facts = farmFacts(useLocale())
  const { watchCode, ...app } = useAppVisit(hold?.mayHavePaid ?? false)
  if (!hold) return null
  const live = isLive(hold, now)
  const { nowPaise } = splitOf(hold.amountPaise, hold.paying, hold.terms)
  return (
    <section className="outline-none" id="booking-step" tabIndex={-1}>
      <h2 className="heading text-xl">{t('qr.title')}</h2>
      <HoldTime />
      {/* Nobody pays by accident for a room that is no longer kept. */}
      {live && (
        <>
          <SumChoice hold={hold} />
          <PayPanel
            amountPaise={nowPaise}
            app={app}
            label={t('qr.toPay')}
            reference={hold.reference}
            watchCode={watchCode}
          />
          {takesTransfers(farm()) && <ByTransfer />}
        </>
      )}
      <p className="mt-4 max-w-[40em] text-ink-2 text-sm">{`${t('qr.once')} ${t('qr.blind')}`}</p>
      <p className="mt-2 max-w-[40em] text-ink-2 text-sm">
        <Words>{t('qr.noUpi', facts)}</Words>
      </p>
      {/* On phones the sum and the button fill the dock. */}
      <Button className="-mx-3 mt-1 md:hidden" kind="quiet" onClick={back} size="small">
        {t('qr.back')}
      </Button>
      <PaidActions
        amountPaise={nowPaise}
        app={live ? app : { ...app, visit: 'gone' }}
        caption={t(`price.now.${hold.paying}`)}
        note={live && !hold.mayHavePaid && t('hold.backNote')}
        onPaid={() => dispatch({ type: 'paid' })}
        reference={hold.reference}
      >
        <Button className="max-md:hidden" kind="outline" onClick={back} size="large">
          {t('qr.back')}
        </Button>
      </PaidActions>
    </section>
  )
}
