'use client'

import { useTranslations } from 'next-intl'
import type { RefCallback } from 'react'
import { SentenceSpace } from '#components/farm/sentence-space.tsx'
import { useFactsOfNow } from '#components/farm/use-facts-of-now.ts'
import { useFormats } from '#components/farm/use-formats.ts'
import { Words } from '#components/farm/words.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { Ltr } from '#components/ui/ltr.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { ShieldCheckIcon, SmartphoneIcon } from './icons.tsx'
import { payLink, plainReference } from './pay-link.ts'
import { PayRows } from './pay-rows.tsx'
import { QrCode } from './qr-code.tsx'
import { SaveCode } from './save-code.tsx'
import type { AppVisit } from './use-app-visit.ts'

type Props = {
  /** The sum of this code and link, in paise. */
  amountPaise: number
  /** The booking's reference, which names the payment. */
  reference: string
  /** The name of the sum: the one to pay now, or the balance. */
  label: string
  app: AppVisit
  /** The ref of the code for another phone. */
  watchCode: RefCallback<HTMLElement>
}

/**
 * The ways to pay one sum by UPI: on a device with a fine pointer a code for a phone's camera first, on a touch screen an
 * app first, which on phones the bar at the foot opens; then the payee to compare, values to copy, and there the code for
 * another phone.
 */
export function PayPanel({ amountPaise, reference, label, app, watchCode }: Props) {
  const t = useTranslations('booking.qr')
  const { exactMoney } = useFormats()
  useFactsOfNow()
  const { id } = farm().upi
  const amount = exactMoney(amountPaise)
  const signs = plainReference(reference)
  const link = payLink(amountPaise, reference)
  const code = (
    <>
      <div className="mx-auto my-1.5 max-w-[300px]">
        <QrCode label={t('alt', { amount, upiId: id })} text={link} />
      </div>
      <SaveCode caption={[`${amount}  ${id}`, signs]} name={signs} text={link} />
    </>
  )
  return (
    <div className="@container">
      <div className="not-pointer-coarse:overflow-clip rounded-card border-line not-pointer-coarse:border md:border md:bg-card @min-[640px]:not-pointer-coarse:grid @min-[640px]:not-pointer-coarse:grid-cols-[333px_minmax(0,1fr)]">
        <div className="border-line bg-white p-4 py-5 pointer-coarse:hidden @max-[640px]:border-b @min-[640px]:border-e">
          <p className="text-center font-semibold text-md">{t('desktop.title')}</p>
          {code}
          <ol className="mx-auto mt-2 max-w-[360px] list-decimal space-y-1 ps-8 pe-2 text-xs text-ink-2 leading-normal">
            <li>{t('desktop.step1')}</li>
            <li>{t('desktop.step2')}</li>
            <li>{t('desktop.step3')}</li>
          </ol>
        </div>
        <div className="not-pointer-coarse:px-4 not-pointer-coarse:pt-5 not-pointer-coarse:pb-2 md:px-6 md:pt-5 md:pb-2">
          {/* On phones the bar shows the sum, beside the button that pays it. */}
          <p className="max-md:pointer-coarse:sr-only" role="status">
            <span className="block text-xs text-ink-2 leading-snug">{label}</span>
            <span className="mt-1 block heading font-semibold text-3xl leading-tight">
              <Ltr>{amount}</Ltr>
            </span>
          </p>
          <a
            className={`mt-3 not-pointer-coarse:hidden ${app.visit === 'before' ? 'max-md:hidden' : ''} ${buttonClass({ size: 'large', wide: true })}`}
            href={link}
          >
            <SmartphoneIcon />
            {t('phone.open')}
          </a>
          <Payee />
          <p className="mt-3.5 text-ink-2 text-sm not-pointer-coarse:hidden">
            {t('phone.fallback')}
          </p>
          <PayRows amountPaise={amountPaise} onCopy={app.copied} reference={signs} />
          <div
            className="mt-3.5 rounded-card border border-line bg-white p-4 text-center not-pointer-coarse:hidden"
            ref={watchCode}
          >
            <p className="font-semibold text-md">{t('phone.other')}</p>
            <p className="text-ink-2 text-sm">{t('phone.scan')}</p>
            {code}
            <p className="mt-1 text-xs text-ink-2">{t('phone.gallery')}</p>
          </div>
        </div>
      </div>
    </div>
  )
}

// Beside the code or above the values that it is compared with; nothing in it takes the focus.
function Payee() {
  const t = useTranslations('booking.qr')
  const { payee } = farm().upi
  return (
    <div className="mt-3.5 flex gap-3 rounded-control bg-leaf-tint px-4 py-3 text-ink-2 text-xs leading-normal">
      <ShieldCheckIcon className="mt-0.5 shrink-0 text-leaf" size={22} />
      <div>
        {t('payeeLabel')}
        <b className="block font-semibold text-base text-ink leading-snug">
          <bdi>{payee}</bdi>
        </b>
        <p className="mt-1">
          <Words>{t('payeeAdvice', { accountName: payee, phone: farm().phone })}</Words>
          <SentenceSpace />
          {t('pinAdvice')}
        </p>
      </div>
    </div>
  )
}
