'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { Words } from '#components/farm/words.tsx'
import { BankIcon } from '#components/payments/icons.tsx'
import { SendProgress } from '#components/payments/proof/send-progress.tsx'
import { Button } from '#components/ui/button.tsx'
import { ChevronDownIcon } from '#components/ui/icons.tsx'
import { transferHours } from '#lib/booking/rules/transfer.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { splitOf } from '#lib/payments/rules/deposit.ts'
import { Agreement } from './agreement.tsx'
import { CaptchaField, Honeypot } from './captcha-field.tsx'
import { useBooking } from './use-booking.ts'

/** The way for a guest who cannot pay by UPI: the room is kept until their transfer has had time to arrive. */
export function ByTransfer() {
  const t = useTranslations('booking.transfer')
  const { flow, sendTransfer, stop } = useBooking()
  const { money } = useFormats()
  const [website, setWebsite] = useState('')
  const { amountPaise = 0, paying = 'deposit', terms = farm() } = flow.hold ?? {}
  const amount = money(splitOf(amountPaise, paying, terms).nowPaise)
  return (
    <details className="group mt-3 rounded-control border border-line bg-card">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-2 font-medium text-md max-md:text-sm [&::-webkit-details-marker]:hidden">
        <BankIcon className="text-ink-2" />
        {t('title')}
        <ChevronDownIcon className="ms-auto text-ink-2 transition-transform group-open:rotate-180" />
      </summary>
      <form
        className="px-4 pb-4"
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (flow.sent === null) sendTransfer(website)
        }}
      >
        <p className="mb-4 text-sm">
          <Words>{t('text', { hours: transferHours, amount })}</Words>
        </p>
        <CaptchaField />
        <Honeypot onChange={setWebsite} value={website} />
        <Agreement />
        {flow.sent === null ? (
          <Button className="mt-4 max-md:w-full" kind="secondary" type="submit">
            {t('submit')}
          </Button>
        ) : (
          <SendProgress onStop={stop} share={flow.sent} />
        )}
      </form>
    </details>
  )
}
