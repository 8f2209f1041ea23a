import { useTranslations } from 'next-intl'
import { drawingCorner } from '#components/farm/drawing-mark.tsx'
import { Plate } from '#components/farm/plate.tsx'
import { packagePlates, plateOf } from '#components/farm/plates.ts'
import { SiteLink } from '#components/farm/site-link.tsx'
import { Told } from '#components/farm/told.tsx'
import { MoreLink, Section, SectionHead } from '#components/site/section.tsx'
import { isOwnId } from '#lib/farm/rules/item-kinds.ts'
import type { ItemOf } from '#lib/farm/rules/lists.ts'
import { shown } from '#lib/farm/rules/shown.ts'
import { hasPicture } from '#lib/farm/rules/shown-pictures.ts'
import { farmCounts } from '#lib/i18n/farm-counts.ts'
import { pages } from '#lib/i18n/pages.ts'
import { plain } from '#lib/i18n/told.ts'

/** The packages, in columns that share one baseline. */
export function Packages() {
  const t = useTranslations('home.events')
  const packages = shown('packages')
  if (packages.length === 0) return null
  return (
    <Section className="pt-0!" labelledBy="packages">
      <div className="border-line border-t pt-14 md:pt-20">
        <SectionHead id="packages" lead={t('lead', farmCounts())} title={t('title')} />
        <ul className="grid gap-x-7 gap-y-10 md:grid-cols-3">
          {packages.map((name) => (
            <Package key={name} name={name} />
          ))}
        </ul>
        <div className="mt-7 border-line border-t pt-4">
          <MoreLink href={pages.events}>{t('link')}</MoreLink>
        </div>
      </div>
    </Section>
  )
}

function Package({ name }: { name: ItemOf<'packages'> }) {
  const t = useTranslations('home.events')
  const events = useTranslations('events')
  const common = useTranslations('common')
  // One of the farm's own has the same words here as on the page of packages.
  const [title, text] = isOwnId(name)
    ? [events(`${name}.title`), events(`${name}.text`)]
    : [t(`${name}.title`), t(`${name}.text`)]
  const plate = plateOf(packagePlates, name)
  const isDrawn = hasPicture(plate)
  return (
    <li className={`flex flex-col ${isDrawn ? '' : 'border-line border-t'}`}>
      {isDrawn && (
        <div className="relative">
          <Plate
            className="aspect-[16/10] h-auto w-full rounded-plate object-cover"
            corner={drawingCorner}
            id={plate}
            sizes="(min-width: 768px) 33vw, 100vw"
          />
        </div>
      )}
      <Told as="h3" className="mt-5 text-title md:text-xl">
        {title}
      </Told>
      <Told className="mt-2 mb-3 text-ink-2">{text}</Told>
      <SiteLink
        aria-label={common('fact', { label: t('enquire'), value: plain(title) })}
        className="text-link mt-auto inline-flex min-h-11 items-center self-start"
        href={`${pages.contact}?package=${name}#write`}
      >
        {t('enquire')}
      </SiteLink>
    </li>
  )
}
