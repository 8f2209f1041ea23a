import { useTranslations } from 'next-intl'
import { GettingHere } from '#components/farm/getting-here.tsx'
import { Whereabouts } from '#components/farm/whereabouts.tsx'
import { DownloadIcon } from '#components/payments/icons.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import type { Facts } from '#lib/farm/schema/facts.ts'
import { MapPinIcon } from './icons.tsx'

const map = ({ latitude, longitude }: Facts['geo']) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`

/** The directions to the farm, written to be read without a signal. */
export function Directions() {
  const t = useTranslations('guest.directions')
  return (
    <section>
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-4 flex gap-3 rounded-control bg-turmeric-tint px-4 py-3 text-md text-turmeric-ink">
        <DownloadIcon className="mt-0.5" />
        <span>{t.rich('signal', { b: (words) => <b className="font-semibold">{words}</b> })}</span>
      </p>
      <GettingHere />
      <Whereabouts />
      <a
        className={`mt-5 ${buttonClass({ kind: 'outline' })}`}
        href={map(farm().geo)}
        rel="noopener"
      >
        <MapPinIcon />
        {t('map')}
      </a>
    </section>
  )
}
