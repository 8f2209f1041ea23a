import { useLocale, useTranslations } from 'next-intl'
import { PageHead } from '#components/farm/page-head.tsx'
import { Words } from '#components/farm/words.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { farmFacts, postalAddress } from '#lib/i18n/farm-facts.ts'
import { Reading, RuledList } from '../reading.tsx'
import { KeptTable } from './kept-table.tsx'

/** The privacy policy: data stored, reason, duration, rights. Every sentence must be true of the code. */
export function PrivacyPage() {
  const t = useTranslations('privacy')
  const c = useTranslations('cookies')
  // Unicode isolates keep the address left to right inside a right-to-left sentence.
  const address = `\u2066${postalAddress()}\u2069`
  const facts = { ...farmFacts(useLocale()), address }
  return (
    <>
      <PageHead lead={t('lead')} title={t('title')} />
      <Reading
        sections={[
          {
            id: 'who',
            title: t('who.title'),
            children: (
              <p>
                <Words>{t('who.text', facts)}</Words>
              </p>
            ),
          },
          {
            id: 'what',
            title: t('what.title'),
            children: (
              <>
                <KeptTable />
                <p>{t('what.forms')}</p>
              </>
            ),
          },
          { id: 'others', title: t('others.title'), children: <Others /> },
          { id: 'basis', title: t('basis.title'), children: <p>{t('basis.text')}</p> },
          { id: 'rights', title: t('rights.title'), children: <Rights /> },
          {
            id: 'ask',
            title: t('ask.title'),
            children: (
              <>
                <p>
                  <Words>{t('ask.text', facts)}</Words>
                </p>
                <p>{t('children')}</p>
              </>
            ),
          },
          {
            id: 'cookies',
            title: c('title'),
            children: (
              <>
                <p>{c('lead')}</p>
                <RuledList items={[c('language'), c('film'), c('form'), c('chat'), c('staff')]} />
                <p>{c('clear')}</p>
              </>
            ),
          },
        ]}
      />
    </>
  )
}

function Others() {
  const t = useTranslations('privacy.others')
  const where = useTranslations('privacy')
  const countries = new Intl.DisplayNames(useLocale(), { type: 'region' })
  const hostingPlace = countries.of(farm().hostingCountry) ?? farm().hostingCountry
  const google = t.rich('google', {
    terms: (words) => (
      <a href="https://policies.google.com/terms" key="terms" rel="noopener">
        {words}
      </a>
    ),
    privacy: (words) => (
      <a href="https://policies.google.com/privacy" key="privacy" rel="noopener">
        {words}
      </a>
    ),
  })
  return (
    <>
      <RuledList items={[t('staff'), t('mail'), t('upi'), t('whatsapp'), google, t('law')]} />
      <p>{where('where', { hostingPlace, backupWeeks: farm().backupWeeks })}</p>
    </>
  )
}

function Rights() {
  const t = useTranslations('privacy.rights')
  return (
    <>
      <p>{t('lead')}</p>
      <RuledList
        items={[
          t('see'),
          t('correct'),
          t('erase'),
          t('withdraw'),
          t('nominate'),
          t('gdpr'),
          t('complain'),
        ]}
      />
    </>
  )
}
