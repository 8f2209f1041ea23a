import { useTranslations } from 'next-intl'
import { Told } from '#components/farm/told.tsx'
import { type GallerySet, gallerySets, shown } from '#lib/farm/rules/shown.ts'
import { farmCounts } from '#lib/i18n/farm-counts.ts'
import { GalleryTabs } from './gallery-tabs.tsx'
import { GalleryWall } from './gallery-wall.tsx'

const countOf = (set: GallerySet) => shown(`gallery.${set}`).length

/** The sets of pictures, with one numbering for all. */
export function GalleryPage() {
  const t = useTranslations('gallery')
  const nav = useTranslations('nav')
  const sets = gallerySets.filter((id) => countOf(id) > 0)
  const panels = sets.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    count: countOf(id),
    countLabel: t('tabs.count', { count: countOf(id) }),
    panel: <GalleryWall first={firstNumber(id)} set={id} />,
  }))
  return (
    <>
      <header className="wrap grid items-end gap-x-14 gap-y-4 pt-14 pb-9 max-md:pt-9 max-md:pb-5 lg:grid-cols-[7fr_5fr]">
        <Told as="h1" className="text-page">
          {t('title') || nav('gallery')}
        </Told>
        <Told className="max-w-measure text-ink-2">{t('lead', farmCounts())}</Told>
      </header>
      {panels.length > 0 && (
        <div className="wrap pb-26 max-md:pb-18">
          <GalleryTabs label={t('tabs.label')} sets={panels} />
        </div>
      )}
    </>
  )
}

/** Returns the number of a set's first picture; the numbers go on from set to set. */
function firstNumber(set: GallerySet): number {
  const before = gallerySets.slice(0, gallerySets.indexOf(set))
  return 1 + before.reduce((sum, id) => sum + countOf(id), 0)
}
