import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { MoreLink, Section } from '#components/site/section.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { takesTransfers } from '#lib/farm/rules/own-facts.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { pages } from '#lib/i18n/pages.ts'

/** Payment, and the rules for arrival, departure and cancellation: two ruled columns. */
export function Money() {
  return (
    <Section>
      <div className="grid gap-x-18 gap-y-14 md:grid-cols-2">
        <Payment />
        <Policy />
      </div>
    </Section>
  )
}

function Payment() {
  const t = useTranslations('home.payment')
  const facts = farmFacts(useLocale())
  return (
    <section aria-labelledby="how-to-pay">
      <h2 className="text-xl lg:text-2xl" id="how-to-pay">
        {t('title')}
      </h2>
      <Rules>
        <Rule label={t('upiNumber')}>
          <bdi className="num" dir="ltr">
            {farm().upi.number}
          </bdi>
        </Rule>
        <Rule label={t('upiId')}>
          <bdi dir="ltr">{farm().upi.id}</bdi>
        </Rule>
        {takesTransfers(farm()) && <Rule label={t('bank')}>{t('bankText', facts)}</Rule>}
      </Rules>
      <p className="mt-5 max-w-measure text-ink-2">{t('text', facts)}</p>
      <div className="mt-2">
        <MoreLink href={pages.payment}>{t('link')}</MoreLink>
      </div>
    </section>
  )
}

function Policy() {
  const t = useTranslations('home.policy')
  const facts = farmFacts(useLocale())
  return (
    <section aria-labelledby="policy">
      <h2 className="text-xl lg:text-2xl" id="policy">
        {t('title')}
      </h2>
      <Rules>
        {(['checkIn', 'checkOut', 'payment', 'refund'] as const).map((rule) => (
          <Rule key={rule} label={t(`${rule}.label`)}>
            {t(`${rule}.text`, facts)}
          </Rule>
        ))}
      </Rules>
      <div className="mt-3">
        <MoreLink href={pages.terms}>{t('link')}</MoreLink>
      </div>
    </section>
  )
}

function Rules({ children }: { children: ReactNode }) {
  return <dl className="mt-5 border-line border-b">{children}</dl>
}

function Rule({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8.5rem_1fr] gap-x-4 border-line border-t py-3.5">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
