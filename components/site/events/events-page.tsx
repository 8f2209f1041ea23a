import { useTranslations } from 'next-intl'
import { PageHead } from '#components/farm/page-head.tsx'
import { packagePlates, plateOf } from '#components/farm/plates.ts'
import { Print } from '#components/farm/print.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { Told } from '#components/farm/told.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import type { ItemOf } from '#lib/farm/rules/lists.ts'
import { shown } from '#lib/farm/rules/shown.ts'
import { hasPicture } from '#lib/farm/rules/shown-pictures.ts'
import { pages } from '#lib/i18n/pages.ts'
import { plain } from '#lib/i18n/told.ts'
import { HillBand } from '../hill-band.tsx'
import { TickList } from '../tick-list.tsx'

/** The packages side by side, aligned row by row, and a band for other events. */
export function EventsPage() {
  const t = useTranslations('events')
  return (
    <>
      <PageHead lead={t('lead')} title={t('title')} />
      <div className="wrap grid gap-x-7 gap-y-12 pb-26 max-md:pb-16 lg:grid-cols-3 lg:grid-rows-[auto_auto_auto_auto_auto]">
        {shown('packages').map((name, at) => (
          <PackageCard first={at === 0} key={name} name={name} />
        ))}
      </div>
      <HillBand text={t('custom.text')} title={t('custom.title')}>
        <SiteLink className={buttonClass({ size: 'large' })} href={pages.contact}>
          {t('custom.button')}
        </SiteLink>
      </HillBand>
    </>
  )
}

type CardProps = { name: ItemOf<'packages'>; first: boolean }

/**
 * Its five parts are in a subgrid with the other cards', so that the links share one baseline. Without a picture it's a card, with its
 * words on top and the link at the foot.
 */
function PackageCard({ name, first }: CardProps) {
  const t = useTranslations('events')
  const title = t(`${name}.title`)
  const plate = plateOf(packagePlates, name)
  const isDrawn = hasPicture(plate)
  const points = (['point1', 'point2', 'point3'] as const)
    .filter((point) => t.has(`${name}.${point}`))
    .map((point) => t(`${name}.${point}`))
    .filter(Boolean)
  return (
    <article className={`lg:row-span-5 ${isDrawn ? drawnLook : toldLook}`}>
      <Print
        className="aspect-[16/10]"
        name={plate}
        preload={first}
        sizes="(min-width: 1240px) 373px, (min-width: 1024px) 31vw, 100vw"
      />
      <Told as="h2" className={`text-xl lg:row-start-2 lg:text-2xl ${isDrawn ? 'mt-6' : ''}`}>
        {title}
      </Told>
      <Told className="mt-3 text-ink-2 lg:row-start-3">{t(`${name}.text`)}</Told>
      {points.length > 0 && (
        <div className="mt-5 border-line border-t pt-5 lg:row-start-4">
          <h3 className="mb-3 font-semibold font-text text-sm tracking-normal">{t('includes')}</h3>
          <TickList className="text-md" items={points} />
        </div>
      )}
      <p className="mt-auto pt-6 lg:row-start-5">
        <SiteLink
          className={buttonClass({ kind: 'outline', wide: true })}
          href={`${pages.contact}?package=${name}#write`}
        >
          {t('enquire')}
          <span className="sr-only">{plain(title)}</span>
        </SiteLink>
      </p>
    </article>
  )
}

const drawnLook = 'grid gap-y-0 lg:grid-rows-subgrid'
const toldLook = 'flex flex-col rounded-card border border-line bg-card p-6'
