import { useTranslations } from 'next-intl'
import { PageHead } from '#components/site/page-head.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'

export const generateMetadata = () => pageMetadata('home')

/** The home page. */
export default function HomePage() {
  const t = useTranslations('home')
  return <PageHead lead={t('hero.lead')} title={t('hero.title')} />
}
