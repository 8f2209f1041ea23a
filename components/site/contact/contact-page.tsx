import { useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { dial, whatsapp } from '#components/farm/addresses.ts'
import { PageHead } from '#components/farm/page-head.tsx'
import { Whereabouts } from '#components/farm/whereabouts.tsx'
import { Words } from '#components/farm/words.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { ArrowIcon, PhoneIcon } from '#components/ui/icons.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { shown } from '#lib/farm/rules/shown.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { ContactForm } from './contact-form.tsx'

/** Phone and WhatsApp, then a form that only prepares a message. */
export function ContactPage() {
  const t = useTranslations('contact')
  const events = useTranslations('events')
  const facts = farmFacts(useLocale())
  return (
    <>
      <PageHead lead={t('lead')} title={t('title')} />
      <div className="wrap grid gap-x-20 gap-y-14 pb-26 max-md:pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div>
          <dl className="border-line border-b">
            <Way name={t('phone.label')}>
              <a
                className="heading flex items-center gap-3 text-2xl no-underline hover:underline hover:underline-offset-4"
                href={dial()}
              >
                <PhoneIcon className="text-laterite" size={26} />
                <bdi dir="ltr">{farm().phone}</bdi>
              </a>
              <p className="mt-2 text-ink-2 text-sm">{t('hours', facts)}</p>
            </Way>
            <Way name={t('whatsapp.label')}>
              <a className={buttonClass({ kind: 'secondary' })} href={whatsapp()}>
                {t('whatsapp.button')}
                <ArrowIcon />
              </a>
            </Way>
            <Way name={t('email.label')}>
              <a className="text-link break-all" href={`mailto:${farm().email}`}>
                <bdi dir="ltr">{farm().email}</bdi>
              </a>
            </Way>
          </dl>
          <h2 className="mt-11 mb-3 text-xl">{t('find.title')}</h2>
          <p className="max-w-measure">{t('find.text')}</p>
          <Whereabouts />
        </div>
        <section
          aria-labelledby="write"
          className="rounded-card border border-line bg-card p-6 md:p-9"
        >
          <h2 className="mb-7 text-2xl" id="write">
            {t('form.title')}
          </h2>
          <event-enquiry>
            <ContactForm
              packages={Object.fromEntries(
                shown('packages').map((name) => [name, events(`${name}.title`)]),
              )}
              optional={useTranslations('common')('optional')}
              resultText={<Words>{t('form.result.text', facts)}</Words>}
              words={useMessages().contact.form}
            />
          </event-enquiry>
        </section>
      </div>
    </>
  )
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-2 border-line border-t py-6 sm:grid-cols-[120px_1fr]">
      <dt className="pt-1 font-semibold text-ink-2 text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
