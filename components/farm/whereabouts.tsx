import { useTranslations } from 'next-intl'
import { farm } from '#lib/farm/rules/farm.ts'
import { postalAddress } from '#lib/i18n/farm-facts.ts'

const landmarks = ['pawna', 'tikona', 'pandharpur'] as const

/** The farm's address for a driver, with its name in Marathi, and how far the sample is from places that drivers know. */
export function Whereabouts() {
  const t = useTranslations()
  const known: readonly (typeof landmarks)[number][] = farm().demo ? landmarks : []
  return (
    <div className="mt-4 text-ink-2 text-md">
      <address className="not-italic">
        <bdi dir="ltr">{`${farm().name}, ${postalAddress()}`}</bdi>
        <span className="block" lang="mr">
          {farm().nameInMarathi}
        </span>
      </address>
      {known.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold text-sm">{t('contact.find.landmarks')}</h3>
          <ul className="mt-1">
            {known.map((place) => (
              <li
                className="flex flex-wrap justify-between gap-x-3 border-line border-b py-2"
                key={place}
              >
                <span>{t(`nearby.${place}.name`)}</span>
                <span>{t('contact.find.drive', { minutes: farm().drivingMinutes[place] })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
