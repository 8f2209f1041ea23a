'use client'

import { useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { Words } from '#components/farm/words.tsx'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { Ltr } from '#components/ui/ltr.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { holdMinutes } from '#lib/rooms/rules/hold.ts'
import { Agreement } from './agreement.tsx'
import { AvailabilityNote } from './availability-note.tsx'
import { CalendarOpener } from './calendar-opener.tsx'
import { CodeField } from './code-field.tsx'
import { GuestFields } from './guest-fields.tsx'
import { KeptPayment } from './kept-payment.tsx'
import { usePriceInSight } from './price-words.tsx'
import { RoomChoice } from './room-choice.tsx'
import { StayFields } from './stay-fields.tsx'
import { StickyActions } from './sticky-actions.tsx'
import { useBooking } from './use-booking.ts'

/** Room and dates first, so that a refusal comes before any typing; then the guest's details. */
export function DetailsStep() {
  const t = useTranslations('booking')
  const { form, submit, blocked, price } = useBooking()
  const told = usePriceInSight()
  const { money } = useFormats()
  return (
    <section id="booking-step" ref={form} tabIndex={-1} className="outline-none">
      <NoScripts />
      <KeptPayment />
      <form
        className="no-script:hidden"
        // Before the scripts work, this method keeps the input out of the address.
        method="dialog"
        noValidate
        // A disabled button stops the Enter key as well; it should still say why.
        onKeyDown={(event) => blocked && isEnterInField(event) && submit()}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
          <h2 className="heading text-xl">{t('form.stayTitle')}</h2>
          <CalendarOpener />
        </div>
        <RoomChoice />
        <StayFields />
        <CodeField />
        <AvailabilityNote />
        <h2 className="mt-8 mb-4 border-line border-t pt-7 heading text-xl md:mt-10 md:pt-9 md:text-xl">
          {t('form.guestTitle')}
        </h2>
        <GuestFields />
        <Agreement />
        <StickyActions
          caption={told && t('price.total')}
          value={price ? <Ltr>{money(price.totalPaise)}</Ltr> : '…'}
          note={blocked ? t('form.submitBlocked') : t('form.submitNote', { holdMinutes })}
        >
          <Button
            aria-describedby="booking-submit-note"
            disabled={blocked}
            size="large"
            type="submit"
          >
            {t('form.submit')}
          </Button>
        </StickyActions>
      </form>
    </section>
  )
}

function NoScripts() {
  const t = useTranslations('noscript')
  return (
    <div className="hidden no-script:block">
      <Alert tone="warning">
        <Words>{t('text', { phone: farm().phone })}</Words>
      </Alert>
    </div>
  )
}

function isEnterInField(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && event.target instanceof HTMLInputElement
}
