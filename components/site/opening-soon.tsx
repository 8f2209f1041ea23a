import { useLocale, useTranslations } from 'next-intl'
import { dial, whatsapp } from '#components/farm/addresses.ts'
import { Words } from '#components/farm/words.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { PhoneIcon } from '#components/ui/icons.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { ownFacts } from '#lib/farm/rules/own-facts.ts'
import { farmNames, placeLine } from '#lib/i18n/farm-facts.ts'

/** What guests see while the farm isn't open for them: its name, place and phone, as far as they're its own. */
export function OpeningSoon() {
  const t = useTranslations('soon')
  const own = ownFacts(farm())
  const { farmName } = farmNames(useLocale())
  return (
    <>
      <section
        className="on-hill relative flex min-h-[min(64svh,560px)] flex-col justify-end bg-hill text-cream"
        data-hero
      >
        <hero-watch />
        <div className="wrap pt-[calc(var(--bar)+4rem)] pb-20 max-md:pb-16">
          {own.name && <p className="heading text-title text-turmeric">{farmName}</p>}
          <h1 className="mt-2 max-w-[12em] text-hero leading-none">{t('title')}</h1>
          {own.place && (
            <p className="mt-5 font-semibold">
              <bdi dir="ltr">{placeLine()}</bdi>
            </p>
          )}
          <p className="mt-2 max-w-[32em] text-base text-cream/92">
            {t(own.phone ? 'text' : 'preparing')}
          </p>
        </div>
        <div className="eave eave-end" />
      </section>
      {own.phone && <Phone withWhatsapp={own.whatsapp} />}
    </>
  )
}

function Phone({ withWhatsapp }: { withWhatsapp: boolean }) {
  const common = useTranslations('common')
  return (
    <section className="wrap flex flex-wrap gap-3 py-14 max-md:py-10">
      <a className={buttonClass({ size: 'large' })} href={dial()}>
        <PhoneIcon />
        <Words links={false}>{common('call', { phone: farm().phone })}</Words>
      </a>
      {withWhatsapp && (
        <a className={buttonClass({ kind: 'outline', size: 'large' })} href={whatsapp()}>
          {common('whatsapp')}
        </a>
      )}
    </section>
  )
}
