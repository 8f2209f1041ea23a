import { useTranslations } from 'next-intl'
import { SiteLink } from '#components/farm/site-link.tsx'
import { LowestPrice } from '#components/rooms/room-figures.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { pages } from '#lib/i18n/pages.ts'

/** The price and the link to the dates at a phone's lower edge, shown once the hero is out of view. */
export function Dock() {
  const t = useTranslations()
  return (
    <div className="dock fixed inset-x-0 bottom-0 z-[1010] flex items-center gap-3.5 border-line border-t bg-card/97 px-5 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] md:hidden">
      <div className="min-w-0 flex-1">
        <LowestPrice from={t('common.from')} words={t('dock.price', { amount: '{amount}' })} />
      </div>
      <SiteLink className={buttonClass()} href={pages.booking}>
        {t('dock.button')}
      </SiteLink>
    </div>
  )
}
