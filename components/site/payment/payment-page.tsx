import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { whatsapp } from '#components/farm/addresses.ts'
import { PageHead } from '#components/farm/page-head.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { Words } from '#components/farm/words.tsx'
import { CopyButton } from '#components/payments/copy-button.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { takesTransfers } from '#lib/farm/rules/own-facts.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { pages } from '#lib/i18n/pages.ts'
import { upiLink } from '#lib/payments/rules/upi-link.ts'
import { Codes } from './codes.tsx'

/** The farm's payment details, for those who pay without the booking form, and the rules about it. */
export function PaymentPage() {
  const t = useTranslations('payment')
  const open = useTranslations('booking.qr.phone')
  const facts = farmFacts(useLocale())
  const { copy, copied, copyFailed } = useMessages().common
  return (
    <>
      <PageHead lead={t('lead')} title={t('title')}>
        <p className="mt-7 max-md:mb-4">
          <SiteLink className={buttonClass()} href={pages.booking}>
            {t('toBooking')}
          </SiteLink>
        </p>
      </PageHead>
      <div className="wrap grid gap-x-20 gap-y-14 pb-26 max-md:pb-16 lg:grid-cols-[7fr_5fr]">
        <div>
          <NextIntlClientProvider messages={{ common: { copy, copied, copyFailed } }}>
            <Part title={t('upi.title')}>
              <p className="text-ink-2">{t('upi.what')}</p>
              <dl className="border-line border-b">
                <Row copy="copyUpiNumber" name={t('upi.number')} text={farm().upi.number} />
                <Row copy="copyUpiId" name={t('upi.id')} text={farm().upi.id} />
              </dl>
              <p className="not-pointer-coarse:hidden">
                <a
                  className={buttonClass({ size: 'large' })}
                  href={upiLink({ id: farm().upi.id, name: farm().upi.payee })}
                >
                  {open('open')}
                </a>
              </p>
              <p>
                <Words>{t('upi.payee', { ...facts, accountName: farm().upi.payee })}</Words>
              </p>
            </Part>
          </NextIntlClientProvider>
          {takesTransfers(farm()) && <BankParts />}
          <Part title={t('policy.title')}>
            <Rules />
          </Part>
        </div>
        <div>
          <Codes />
          <p className="mt-8 text-ink-2 text-sm">
            <Words>{t('afterwards', facts)}</Words>
          </p>
          <p className="mt-3 text-sm">
            <SiteLink className="text-link" href={`${pages.booking}#paid`}>
              {t('proof')}
            </SiteLink>
          </p>
          {takesTransfers(farm()) && (
            <p className="mt-3 text-ink-2 text-sm">
              <Words>{t('noUpi', facts)}</Words>
            </p>
          )}
          <p className="mt-5">
            <a className={buttonClass({ kind: 'outline' })} href={whatsapp()}>
              <WhatsappName />
            </a>
          </p>
        </div>
      </div>
    </>
  )
}

function BankParts() {
  const t = useTranslations('payment')
  const facts = farmFacts(useLocale())
  return (
    <>
      <Part title={t('bank.title')}>
        <dl className="border-line border-b">
          <Row name={t('bank.account')} text={farm().bank.accountName} />
          <Row name={t('bank.bank')} text={farm().bank.name} />
        </dl>
        <p>
          <Words>{t('bank.text', facts)}</Words>
        </p>
      </Part>
      <Part title={t('abroad.title')}>
        <p>
          <Words>{t('abroad.text', facts)}</Words>
        </p>
      </Part>
    </>
  )
}

function WhatsappName() {
  return useTranslations('common')('whatsapp')
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-12 flex flex-col gap-5 last:mb-0">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}

type RowProps = { name: string; text: string; copy?: 'copyUpiNumber' | 'copyUpiId' }

function Row({ name, text, copy }: RowProps) {
  const t = useTranslations('booking.qr')
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t py-2.5">
      <dt className="w-full text-ink-2 text-xs">{name}</dt>
      <dd className="num font-semibold text-lg">
        <bdi dir="ltr">{text}</bdi>
      </dd>
      {copy && (
        <dd className="no-script:hidden">
          <CopyButton done={t('copied', { what: name })} label={t(copy)} text={text} />
        </dd>
      )}
    </div>
  )
}

function Rules() {
  const t = useTranslations('payment.policy')
  const facts = farmFacts(useLocale())
  const taxed = chargesGst() ? (['price'] as const) : []
  const rules = ['deposit', 'ways', ...taxed, 'checkIn', 'refund'] as const
  return (
    <>
      <ul className="border-line border-b">
        {rules.map((rule) => (
          <li className="border-line border-t py-3" key={rule}>
            {t(rule, facts)}
          </li>
        ))}
      </ul>
      <p>
        <SiteLink className="text-link" href={pages.terms}>
          {t('link')}
        </SiteLink>
      </p>
    </>
  )
}
