import { useTranslations } from 'next-intl'
import { drawingCorner } from '#components/farm/drawing-mark.tsx'
import { Plate } from '#components/farm/plate.tsx'
import { Told } from '#components/farm/told.tsx'
import { MoreLink, Section } from '#components/site/section.tsx'
import { nearbyGroups, placesNearby } from '#lib/farm/rules/shown.ts'
import { hasPicture } from '#lib/farm/rules/shown-pictures.ts'
import { pages } from '#lib/i18n/pages.ts'
import { plain } from '#lib/i18n/told.ts'

/** The picture of the thali across the whole page, with the text on its indigo cloth. */
export function Dining() {
  const t = useTranslations('home.dining')
  const stay = useTranslations('stay.dining')
  if (t('title') === '' && t('text') === '') return null
  const words = (
    <DiningWords
      diet={t('diet')}
      link={t('link')}
      text={t('text')}
      title={t('title') || stay('title')}
    />
  )
  if (!hasPicture('thali')) {
    return (
      <section aria-labelledby="dining" className="on-hill bg-[#232d55] text-cream">
        <div className="wrap grid gap-x-18 py-14 md:grid-cols-[5fr_7fr] md:py-20">{words}</div>
      </section>
    )
  }
  return (
    <section
      aria-labelledby="dining"
      className="on-hill relative overflow-clip bg-[#232d55] text-cream md:flex md:min-h-[clamp(520px,50vw,760px)] md:items-center"
    >
      {/* On wide screens the picture keeps its circle, and the background continues its cloth. */}
      <div className="relative md:absolute md:inset-y-0 md:end-0 md:w-[62%] lg:w-[78%] rtl:md:w-[64%]">
        <Plate
          className="aspect-[4/3] w-full object-cover data-art:object-[72%_45%]! md:aspect-auto md:size-full md:data-art:object-[50%_48%]! rtl:md:data-art:object-[70%_48%]!"
          corner="end-3 bottom-3"
          id="thali"
          sizes="(min-width: 768px) 78vw, 130vw"
        />
        <div className="pointer-events-none absolute inset-0 bg-linear-to-r from-[#232d55] from-2% via-[rgb(35_45_85/.82)] via-22% to-[rgb(35_45_85/0)] to-44% max-md:hidden rtl:bg-linear-to-l rtl:lg:via-9% rtl:lg:to-20%" />
      </div>
      <div className="wrap relative py-12 md:py-20">
        <div className="max-w-[26rem] md:max-lg:max-w-[20rem]">{words}</div>
      </div>
    </section>
  )
}

type DiningWordsProps = { title: string; text: string; diet: string; link: string }

function DiningWords({ title, text, diet, link }: DiningWordsProps) {
  return (
    <>
      <Told as="h2" className="text-section" id="dining">
        {title}
      </Told>
      <div>
        <Told className="mt-5" house>
          {text}
        </Told>
        <Told className="mt-3">{diet}</Told>
        <div className="mt-4">
          <MoreLink href={pages.stayDining}>{link}</MoreLink>
        </div>
      </div>
    </>
  )
}

/** The places nearby as an index, beside one picture. */
export function Nearby() {
  const t = useTranslations('home.nearby')
  const nav = useTranslations('nav')
  const rows = useRows()
  const isDrawn = hasPicture('hillfort')
  if (rows.length === 0) return null
  const title = (
    <Told as="h2" className="text-section" id="nearby">
      {t('title') || nav('nearby')}
    </Told>
  )
  return (
    <Section labelledBy="nearby">
      <div className="grid gap-x-18 gap-y-8 md:grid-cols-[5fr_7fr]">
        {isDrawn ? (
          <div className="keyline relative overflow-clip rounded-plate max-md:order-last">
            <Plate
              className="aspect-[16/11] size-full object-cover data-art:object-[76%_50%]! md:absolute md:inset-0 md:aspect-auto"
              corner={drawingCorner}
              id="hillfort"
              sizes="(min-width: 768px) 80vw, 100vw"
            />
          </div>
        ) : (
          title
        )}
        <div>
          {isDrawn && title}
          <dl className={`border-line border-b ${isDrawn ? 'mt-6 md:mt-9' : ''}`}>
            {rows.map(({ label, text }) => (
              <div
                className="grid gap-x-6 gap-y-1 border-line border-t py-4.5 sm:grid-cols-[10.5rem_1fr] sm:items-baseline"
                key={label}
              >
                <Told as="dt" className="heading text-title md:text-xl">
                  {label}
                </Told>
                <Told as="dd" className="text-ink-2">
                  {text}
                </Told>
              </div>
            ))}
          </dl>
          <div className="mt-4">
            <MoreLink href={pages.nearby}>{t('link')}</MoreLink>
          </div>
        </div>
      </div>
    </Section>
  )
}

const kinds = ['forts', 'caves', 'lakes', 'groves', 'temples'] as const

/** What's told of each kind of place; on a farm without such words, the places by name. */
function useRows(): { label: string; text: string }[] {
  const t = useTranslations('home.nearby')
  const nearby = useTranslations('nearby')
  const told = kinds
    .map((kind) => ({ label: t(`${kind}.label`), text: t(`${kind}.text`) }))
    .filter(({ label, text }) => label !== '' && text !== '')
  if (told.length > 0) return told
  return nearbyGroups.flatMap((group) => {
    const names = placesNearby(group).map(({ id }) => plain(nearby(`${id}.name`)))
    return names.length > 0 ? [{ label: nearby(`${group}.title`), text: names.join(' · ') }] : []
  })
}
