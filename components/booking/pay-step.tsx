'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SentenceSpace } from '#components/farm/sentence-space.tsx'
import { useFormats } from '#components/farm/use-formats.ts'
import { Words } from '#components/farm/words.tsx'
import { CopyButton } from '#components/payments/copy-button.tsx'
import { BankIcon, QrIcon, ShieldCheckIcon } from '#components/payments/icons.tsx'
import { QrCode } from '#components/payments/qr-code.tsx'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { ChevronDownIcon } from '#components/ui/icons.tsx'
import { Ltr } from '#components/ui/ltr.tsx'
import { upiLink } from '#lib/payments/rules.ts'
import { property } from '#lib/property.ts'
import { type Hold, isLive } from './hold.ts'
import { HoldTime } from './hold-time.tsx'
import { PayRows } from './pay-rows.tsx'
import { StickyActions } from './sticky-actions.tsx'
import { useBooking } from './use-booking.ts'
import { useNow } from './use-clock.ts'

/** The ways to pay: a code for another device's camera, a link to an app on this one, and values to copy. */
export function PayStep() {
  const t = useTranslations('booking')
  const { flow, back, dispatch } = useBooking()
  const now = useNow()
  const { hold } = flow
  if (!hold) return null
  const live = isLive(hold, now)
  return (
    <section className="outline-none" id="booking-step" tabIndex={-1}>
      <h2 className="heading text-xl">{t('qr.title')}</h2>
      <HoldTime />
      {/* Nobody pays by accident for a room that is no longer kept. */}
      {live && (
        <>
          <Panel hold={hold} />
          <Bank />
        </>
      )}
      <p className="mt-4 max-w-[40em] text-ink-2 text-sm">{`${t('qr.once')} ${t('qr.blind')}`}</p>
      <p className="mt-2 max-w-[40em] text-ink-2 text-sm">
        <Words>{t('qr.noUpi', { phone: property.phone })}</Words>
      </p>
      <StickyActions note={live && !hold.mayHavePaid && t('hold.backNote')}>
        <Button
          className="max-md:bg-lake! max-md:hover:bg-lake-dark!"
          onClick={() => dispatch({ type: 'paid' })}
          size="large"
        >
          {t('qr.paid')}
        </Button>
        <Button kind="outline" onClick={back} size="large">
          {t('qr.back')}
        </Button>
      </StickyActions>
    </section>
  )
}

function Panel({ hold }: { hold: Hold }) {
  const t = useTranslations('booking.qr')
  const { exactMoney } = useFormats()
  const { id, payee } = property.upi
  const amount = exactMoney(hold.amountPaise)
  const link = upiLink({
    id,
    name: payee,
    amountPaise: hold.amountPaise,
    reference: hold.reference,
    note: `${property.name} ${hold.reference}`,
  })
  const code = <QrCode label={t('alt', { amount, upiId: id })} text={link} />
  return (
    <>
      <div className="@container">
        <div className="not-pointer-coarse:overflow-clip rounded-card border-line not-pointer-coarse:border md:border md:bg-card @min-[640px]:not-pointer-coarse:grid @min-[640px]:not-pointer-coarse:grid-cols-[333px_minmax(0,1fr)]">
          <div className="border-line bg-white p-4 py-5 pointer-coarse:hidden @max-[640px]:border-b @min-[640px]:border-e">
            <h3 className="text-center font-semibold font-text text-md">{t('desktop.title')}</h3>
            <div className="mx-auto my-1.5 max-w-[300px]">{code}</div>
            <ol className="mx-auto max-w-[360px] list-decimal space-y-1 ps-8 pe-2 text-xs text-ink-2 leading-normal">
              <li>{t('desktop.step1')}</li>
              <li>{t('desktop.step2')}</li>
              <li>{t('desktop.step3')}</li>
            </ol>
          </div>
          <div className="not-pointer-coarse:px-4 not-pointer-coarse:pt-5 not-pointer-coarse:pb-2 md:px-6 md:pt-5 md:pb-2">
            <p className="text-xs text-ink-2 leading-snug">{t('amountLabel')}</p>
            <p className="mt-1 heading font-semibold text-3xl leading-tight">
              <Ltr>{amount}</Ltr>
            </p>
            <div className="mt-3 not-pointer-coarse:hidden">
              <h3 className="font-semibold font-text text-md">{t('phone.title')}</h3>
              <p className="mt-0.5 mb-3 text-xs text-ink-2">{t('phone.text')}</p>
              <a
                className={buttonClass({ kind: 'primary', size: 'large', wide: true })}
                href={link}
              >
                {t('phone.open')}
              </a>
              <p className="mt-2.5 text-xs text-ink-2">{t('phone.fallback')}</p>
            </div>
            <Payee />
            <PayRows amount={amount} amountPaise={hold.amountPaise} />
          </div>
        </div>
      </div>
      <Fold
        className="not-pointer-coarse:hidden"
        icon={<QrIcon className="text-ink-2" />}
        title={t('phone.showQr')}
      >
        <div className="mx-auto max-w-[300px]">{code}</div>
        <p className="mt-2 text-xs text-ink-2">{t('phone.gallery')}</p>
      </Fold>
    </>
  )
}

function Payee() {
  const t = useTranslations('booking.qr')
  const { payee } = property.upi
  return (
    <div className="mt-4 rounded-control bg-leaf-tint px-4 py-3.5 text-xs text-ink-2 leading-normal">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2.5">
        <p>
          {t('payeeLabel')}
          <b className="block font-semibold text-base text-ink leading-snug">
            <bdi>{payee}</bdi>
          </b>
        </p>
        <CopyButton
          done={t('copied', { what: t('payeeLabel') })}
          label={t('copyPayee')}
          text={payee}
        />
      </div>
      <p className="mt-2 flex gap-2.5">
        <ShieldCheckIcon className="text-leaf" size={22} />
        <span>
          <Words>{t('payeeAdvice', { accountName: payee, phone: property.phone })}</Words>
          <SentenceSpace />
          {t('pinAdvice')}
        </span>
      </p>
    </div>
  )
}

function Bank() {
  const t = useTranslations('booking.qr.bank')
  const { accountName, name: bank } = property.bank
  return (
    <Fold icon={<BankIcon className="text-ink-2" />} title={t('title')}>
      <p className="text-sm">
        <Words>{t('text', { accountName, bank, phone: property.phone })}</Words>
      </p>
    </Fold>
  )
}

type FoldProps = { title: string; icon: ReactNode; className?: string; children: ReactNode }

function Fold({ title, icon, className = '', children }: FoldProps) {
  return (
    <details className={`group mt-3 rounded-control border border-line bg-card ${className}`}>
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-2 font-medium text-md max-md:text-sm [&::-webkit-details-marker]:hidden">
        {icon}
        {title}
        <ChevronDownIcon className="ms-auto text-ink-2 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  )
}
