import { useTranslations } from 'next-intl'
import { Whereabouts } from '#components/farm/whereabouts.tsx'
import { DownloadIcon } from '#components/payments/icons.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import type { Facts } from '#lib/farm/schema/facts.ts'
import { MapPinIcon } from './icons.tsx'

const ways = ['mumbai', 'pune', 'train', 'lane'] as const

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
      <dl className="mt-3">
        {ways
          .filter((way) => t(`${way}.way`) !== '')
          .map((way) => (
            <div
              className="border-line py-3.5 not-first:border-t sm:grid sm:grid-cols-[170px_1fr] sm:gap-5"
              key={way}
            >
              <dt className="heading text-lg leading-snug">{t(`${way}.from`)}</dt>
              <dd className="text-md text-ink-2 max-sm:mt-1">{t(`${way}.way`)}</dd>
            </div>
          ))}
      </dl>
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
