import { useTranslations } from 'next-intl'
import { PageHead } from '#components/farm/page-head.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { Words } from '#components/farm/words.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { pages } from '#lib/i18n/pages.ts'

/** The 404 page for guests, in the visitor's language. */
export function NothingHere() {
  const t = useTranslations('notFound')
  return (
    <PageHead lead={t('text')} title={t('title')}>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <SiteLink className={buttonClass()} href={pages.home}>
          {t('home')}
        </SiteLink>
        <SiteLink className={buttonClass({ kind: 'outline' })} href={pages.stayDining}>
          {t('rooms')}
        </SiteLink>
        <p className="text-ink-2 max-sm:w-full sm:ms-2">
          <Words>{t('call', { phone: farm().phone })}</Words>
        </p>
      </div>
    </PageHead>
  )
}
