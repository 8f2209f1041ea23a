import { useTranslations } from 'next-intl'
import { PageHead } from '#components/farm/page-head.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { Told } from '#components/farm/told.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { InfoIcon } from '#components/ui/icons.tsx'
import { nearbyGroups } from '#lib/farm/rules/shown.ts'
import { isPageShown } from '#lib/farm/rules/shown-pages.ts'
import { farmCounts } from '#lib/i18n/farm-counts.ts'
import { pages } from '#lib/i18n/pages.ts'
import { HillBand } from '../hill-band.tsx'
import { PlaceGroup } from './place-group.tsx'

/** The places nearby in ruled groups. */
export function NearbyPage() {
  const t = useTranslations('nearby')
  const nav = useTranslations('nav')
  return (
    <>
      <PageHead
        lead={isPageShown('nearby') && t('lead', farmCounts())}
        title={t('title') || nav('nearby')}
      >
        {t('monsoonNote') && (
          <p className="mt-6 flex max-w-[40em] gap-3 rounded-card border border-line bg-turmeric-tint/45 px-5 py-4 text-sm">
            <InfoIcon className="mt-0.5 text-turmeric-ink" />
            <Told as="span">{t('monsoonNote')}</Told>
          </p>
        )}
      </PageHead>
      <div className="wrap pb-26 max-md:pb-16">
        {nearbyGroups.map((name) => (
          <PlaceGroup key={name} name={name} />
        ))}
      </div>
      <HillBand title={t('cta.title')}>
        <SiteLink className={buttonClass({ size: 'large' })} href={pages.booking}>
          {t('cta.button')}
        </SiteLink>
      </HillBand>
    </>
  )
}
