import { createTranslator } from 'next-intl'
import { buttonClass } from '#components/ui/button.tsx'
import { farmNames } from '#lib/i18n/farm-facts.ts'
import messages from '#messages/en.json' with { type: 'json' }
import '#components/site/globals.css'

const t = createTranslator({ locale: 'en', messages, namespace: 'notFound' })

/** The 404 page for paths outside the languages and the staff area, where there is no layout. */
export default function GlobalNotFound() {
  return (
    <html lang="en">
      <head>
        <title>{t('meta.title', farmNames('en'))}</title>
      </head>
      <body className="bg-paper text-ink">
        <main className="wrap py-24">
          <h1 className="max-w-[17em] text-page">{t('title')}</h1>
          <p className="mt-5 max-w-measure text-ink-2 text-lg">{t('text')}</p>
          <a className={`${buttonClass()} mt-8`} href="/">
            {t('home')}
          </a>
        </main>
      </body>
    </html>
  )
}
