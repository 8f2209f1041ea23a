import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Print } from '#components/farm/print.tsx'
import { NothingHere } from '#components/site/nothing-here.tsx'
import { whenOpen } from '#components/site/when-open.tsx'
import { farmNames } from '#lib/i18n/farm-facts.ts'

/** Rendered on request: a static page for every wrong path would fill the disk. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound.meta')
  return { title: t('title', farmNames(await getLocale())), robots: { index: false } }
}

/**
 * The page for every other path. It is a page like any other, because Next writes the result of `notFound()` by
 * script only; the server sets its status (server/static-pages.ts).
 */
export default whenOpen(function NoSuchPage() {
  return (
    <>
      <NothingHere />
      <div className="wrap pb-26 max-md:pb-16">
        <Print
          className="aspect-[16/10] md:aspect-[21/9]"
          name="paddy"
          preload
          sizes="(min-width: 1240px) 1176px, 100vw"
        />
      </div>
    </>
  )
})
