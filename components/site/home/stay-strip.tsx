import { useLocale, useTranslations } from 'next-intl'
import { Plate } from '#components/farm/plate.tsx'
import { CalendarMessages } from '#components/rooms/calendar-messages.tsx'
import { ChevronDownIcon } from '#components/ui/icons.tsx'
import { pages } from '#lib/i18n/pages.ts'
import { pathIn } from '#lib/i18n/paths.ts'
import type { PictureId } from '#lib/pictures/rules.ts'
import { type RoomKey, roomNames } from '../room-names.ts'
import { StayDates } from './stay-dates.tsx'
import { StripCalendar } from './strip-calendar.tsx'
import { StripField, stripControl } from './strip-field.tsx'

const mostGuests = 6
const plates = { wada: 'room', cottage: 'cottage' } as const satisfies Record<RoomKey, PictureId>

/** The form with dates, guests and room under the hero. It opens the booking page with the values. */
export function StayStrip() {
  const t = useTranslations('home.strip')
  const nearest = useTranslations('booking.nearest')
  const rooms = useTranslations('rooms')
  const locale = useLocale()
  const offered = (['wada', 'cottage'] as const).map((key) => ({
    value: roomNames[key],
    name: rooms(`${key}.name`),
    plate: plates[key],
  }))
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
          <StayDates words={{ checkIn: t('checkIn'), checkOut: t('checkOut') }}>
            <CalendarMessages>
              <StripCalendar
                label={nearest('calendar')}
                rooms={offered.map(({ value, name, plate }) => ({
                  value,
                  name,
                  plate: (
                    <Plate alt="" className="size-full object-cover" id={plate} sizes="96px" />
                  ),
                }))}
              />
            </CalendarMessages>
          </StayDates>
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
              {offered.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
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
