import { useTranslations } from 'next-intl'

/** The home page. */
export default function HomePage() {
  const t = useTranslations('home')
  return <main>{t('hero.title')}</main>
}
