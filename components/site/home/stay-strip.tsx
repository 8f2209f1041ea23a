import { useLocale, useTranslations } from 'next-intl'
import { ChevronDownIcon } from '#components/ui/icons.tsx'
import { pages } from '#lib/i18n/pages.ts'
import { pathIn } from '#lib/i18n/paths.ts'
import { roomNames } from '../room-names.ts'
import { StayDates } from './stay-dates.tsx'
import { StripField, stripControl } from './strip-field.tsx'

const mostGuests = 6

/** The form with dates, guests and room under the hero. It opens the booking page with the values. */
export function StayStrip() {
  const t = useTranslations('home.strip')
  const rooms = useTranslations('rooms')
  const locale = useLocale()
  return (
    <section
      aria-label={t('label')}
      className="relative z-[4] -mt-[58px] hidden md:block"
      data-strip=""
    >
      <div className="wrap">
        <form
          action={pathIn(locale, pages.booking)}
          className="grid grid-cols-2 overflow-clip rounded-card border border-line bg-card shadow-float lg:grid-cols-[1.1fr_1.1fr_.8fr_1.35fr_auto]"
          method="get"
        >
          <StayDates words={{ checkIn: t('checkIn'), checkOut: t('checkOut') }} />
          <StripField label={t('guests')}>
            <select className={`${stripControl} pe-7`} defaultValue="2" name="guests">
              {Array.from({ length: mostGuests }, (_, at) => String(at + 1)).map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
            <Chevron />
          </StripField>
          <StripField label={t('room')}>
            <select className={`${stripControl} pe-7`} name="room">
              {Object.entries(roomNames).map(([key, name]) => (
                <option key={key} value={name}>
                  {rooms(`${key as keyof typeof roomNames}.name`)}
                </option>
              ))}
            </select>
            <Chevron />
          </StripField>
          <button
            className="bg-laterite px-[30px] py-4 font-semibold text-md text-cream transition-colors hover:bg-laterite-dark focus-visible:outline-offset-[-6px] focus-visible:outline-turmeric max-lg:col-span-2"
            type="submit"
          >
            {t('submit')}
          </button>
        </form>
      </div>
    </section>
  )
}

function Chevron() {
  return <ChevronDownIcon className="pointer-events-none absolute end-5 bottom-[18px]" />
}
