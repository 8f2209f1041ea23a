import { useTranslations } from 'next-intl'
import { SiteLink } from '#components/farm/site-link.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { pages } from '#lib/i18n/pages.ts'
import { HillBand } from '../hill-band.tsx'
import { PageHero } from '../page-hero.tsx'
import { Quotation } from '../quotation.tsx'
import { ExperienceCards } from './experience-cards.tsx'
import { NearbyColumns } from './nearby-columns.tsx'

/** Things to do, the places nearby, a guest's quotation, and a link to ask. */
export function ExperiencesPage() {
  const t = useTranslations('experiences')
  const nav = useTranslations('nav')
  return (
    <>
      <PageHero
        lead={t('hero.lead')}
        name="ridge"
        tall="ridge-tall"
        title={t('hero.title') || nav('experiences')}
      />
      <ExperienceCards />
      <NearbyColumns />
      <Quotation />
      <HillBand text={t('cta.text')} title={t('cta.title')}>
        <SiteLink className={buttonClass({ size: 'large' })} href={pages.contact}>
          {t('cta.button')}
        </SiteLink>
      </HillBand>
    </>
  )
}
