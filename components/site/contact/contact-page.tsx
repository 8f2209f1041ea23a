import { useLocale, useMessages, useTranslations } from 'next-intl'
import { GettingHere } from '#components/farm/getting-here.tsx'
import { PageHead } from '#components/farm/page-head.tsx'
import { Told } from '#components/farm/told.tsx'
import { Whereabouts } from '#components/farm/whereabouts.tsx'
import { Words } from '#components/farm/words.tsx'
import { InfoIcon } from '#components/ui/icons.tsx'
import { shown } from '#lib/farm/rules/shown.ts'
import { hasWords } from '#lib/farm/rules/shown-words.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { plain } from '#lib/i18n/told.ts'
import { Answers } from '../hosts/answers.tsx'
import { Questions } from '../questions.tsx'
import { AreaMap } from './area-map.tsx'
import { ContactForm } from './contact-form.tsx'

/** Who answers and how to reach them, questions that are often asked, and a form. */
export function ContactPage() {
  const t = useTranslations('contact')
  const ways = useTranslations('ways')
  const hasWays = shown('ways.noCar').length + shown('ways.car').length > 0
  return (
    <>
      <PageHead lead={t('lead')} title={t('title')} />
      <div className="wrap grid grid-cols-1 gap-x-20 gap-y-10 pb-16 md:pb-22 lg:grid-cols-2">
        <div>
          <Answers />
          {hasWays && (
            <h2 className="mt-11 text-2xl" id="getting-here">
              {ways('title')}
            </h2>
          )}
          <GettingHere />
          <Signal />
        </div>
        <div>
          <AreaMap />
          <h2 className="mt-9 mb-3 text-xl">{t('find.title')}</h2>
          <Told className="max-w-measure">{t('find.text')}</Told>
          <Whereabouts />
        </div>
      </div>
      <AllQuestions />
      <Write />
    </>
  )
}

/** Where the phone signal ends: told before people set out. */
function Signal() {
  const t = useTranslations('ways')
  if (!hasWords('ways.signal')) return null
  return (
    <p className="mt-6 flex gap-3 rounded-control bg-turmeric-tint px-4 py-3.5 text-md text-turmeric-ink">
      <InfoIcon className="mt-0.5" />
      <span>{t.rich('signal', { b: (words) => <b className="font-semibold">{words}</b> })}</span>
    </p>
  )
}

function AllQuestions() {
  const t = useTranslations('questions')
  if (shown('questions').length === 0) return null
  return (
    <section
      aria-labelledby="questions"
      className="wrap grid gap-x-16 gap-y-5 pb-16 md:pb-22 lg:grid-cols-[5fr_7fr]"
    >
      <div>
        <h2 className="text-2xl lg:text-3xl" id="questions">
          {t('title')}
        </h2>
        <p className="mt-3 max-w-measure text-ink-2">{t('lead')}</p>
        <a className="text-link mt-1.5 inline-flex min-h-11 items-center" href="#write">
          {t('write')}
        </a>
      </div>
      <Questions />
    </section>
  )
}

/** The form, which only prepares a message. */
function Write() {
  const t = useTranslations('contact.form')
  const common = useTranslations('common')
  const events = useTranslations('events')
  const facts = farmFacts(useLocale())
  const packages = shown('packages').map((name) => [name, plain(events(`${name}.title`))])
  return (
    <section aria-labelledby="write" className="bg-rice py-14 md:py-22">
      <div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
        <h2 className="text-2xl lg:text-3xl" id="write">
          {t('title')}
        </h2>
        <div className="rounded-card border border-line bg-card p-6 md:p-9">
          <event-enquiry>
            <ContactForm
              optional={common('optional')}
              packages={Object.fromEntries(packages)}
              resultText={<Words>{t('result.text', facts)}</Words>}
              words={useMessages().contact.form}
            />
          </event-enquiry>
        </div>
      </div>
    </section>
  )
}
