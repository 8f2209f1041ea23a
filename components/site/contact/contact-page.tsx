import { useLocale, useMessages, useTranslations } from 'next-intl'
import { PageHead } from '#components/farm/page-head.tsx'
import { Told } from '#components/farm/told.tsx'
import { Whereabouts } from '#components/farm/whereabouts.tsx'
import { Words } from '#components/farm/words.tsx'
import { shown } from '#lib/farm/rules/shown.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { plain } from '#lib/i18n/told.ts'
import { Answers } from '../hosts/answers.tsx'
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
          <Answers />
          <h2 className="mt-11 mb-3 text-xl">{t('find.title')}</h2>
          <Told className="max-w-measure">{t('find.text')}</Told>
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
                shown('packages').map((name) => [name, plain(events(`${name}.title`))]),
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
