import { useTranslations } from 'next-intl'
import { HouseWords } from '#components/farm/house-words.tsx'
import { Plate } from '#components/farm/plate.tsx'
import { MoreLink, Section } from '#components/site/section.tsx'
import { pages } from '#lib/i18n/pages.ts'

/** The picture of the thali across the whole page, with the text on its indigo cloth. */
export function Dining() {
  const t = useTranslations('home.dining')
  return (
    <section
      aria-labelledby="dining"
      className="on-hill relative overflow-clip bg-[#232d55] text-cream md:flex md:min-h-[clamp(520px,50vw,760px)] md:items-center"
    >
      {/* On wide screens the picture keeps its circle, and the background continues its cloth. */}
      <div className="md:absolute md:inset-y-0 md:end-0 md:w-[62%] lg:w-[78%] rtl:md:w-[64%]">
        <Plate
          className="aspect-[4/3] w-full object-cover object-[72%_45%]! md:aspect-auto md:size-full md:object-[50%_48%]! rtl:md:object-[70%_48%]!"
          id="thali"
          sizes="(min-width: 768px) 78vw, 130vw"
        />
        <div className="pointer-events-none absolute inset-0 bg-linear-to-r from-[#232d55] from-2% via-[rgb(35_45_85/.82)] via-22% to-[rgb(35_45_85/0)] to-44% max-md:hidden rtl:bg-linear-to-l rtl:lg:via-9% rtl:lg:to-20%" />
      </div>
      <div className="wrap relative py-12 md:py-20">
        <div className="max-w-[26rem] md:max-lg:max-w-[20rem]">
          <h2 className="text-section" id="dining">
            {t('title')}
          </h2>
          <p className="mt-5">
            <HouseWords>{t('text')}</HouseWords>
          </p>
          <p className="mt-3">{t('diet')}</p>
          <div className="mt-4">
            <MoreLink href={pages.stayDining}>{t('link')}</MoreLink>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The places nearby as an index, beside one picture. */
export function Nearby() {
  const t = useTranslations('home.nearby')
  return (
    <Section labelledBy="nearby">
      <div className="grid gap-x-18 gap-y-8 md:grid-cols-[5fr_7fr]">
        <div className="keyline relative overflow-clip rounded-plate max-md:order-last">
          <Plate
            className="aspect-[16/11] size-full object-cover object-[76%_50%]! md:absolute md:inset-0 md:aspect-auto"
            id="hillfort"
            sizes="(min-width: 768px) 80vw, 100vw"
          />
        </div>
        <div>
          <h2 className="text-section" id="nearby">
            {t('title')}
          </h2>
          <dl className="mt-6 border-line border-b md:mt-9">
            {(['forts', 'caves', 'lakes', 'groves', 'temples'] as const).map((kind) => (
              <div
                className="grid gap-x-6 gap-y-1 border-line border-t py-4.5 sm:grid-cols-[10.5rem_1fr] sm:items-baseline"
                key={kind}
              >
                <dt className="heading text-title md:text-xl">{t(`${kind}.label`)}</dt>
                <dd className="text-ink-2">{t(`${kind}.text`)}</dd>
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
