import { useTranslations } from 'next-intl'
import { PageHead } from '#components/farm/page-head.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { pages } from '#lib/i18n/pages.ts'
import { picture } from '#lib/pictures/rules.ts'
import { HillBand } from '../hill-band.tsx'
import { Dining } from './dining.tsx'
import { InThePrice } from './in-the-price.tsx'
import { RoomSpread } from './room-spread.tsx'

/** The two rooms with their prices, what is included, and what is cooked. */
export function StayDiningPage() {
  const t = useTranslations('stay')
  return (
    <>
      <PageHead lead={t('lead')} title={t('title')}>
        {picture('room').kind === 'art' && (
          <p className="mt-3 text-ink-2 text-sm">{t('photoNote')}</p>
        )}
      </PageHead>
      <RoomSpread name="wada" />
      <RoomSpread name="cottage" />
      <InThePrice />
      <Dining />
      <HillBand title={t('dining.cta.title')}>
        <SiteLink className={buttonClass({ size: 'large' })} href={pages.booking}>
          {t('dining.cta.button')}
        </SiteLink>
      </HillBand>
    </>
  )
}
