import { useLocale, useTranslations } from 'next-intl'
import { CalendarMessages } from '#components/rooms/calendar-messages.tsx'
import { RoomPicture } from '#components/rooms/room-picture.tsx'
import { ChevronDownIcon } from '#components/ui/icons.tsx'
import { pages } from '#lib/i18n/pages.ts'
import { pathIn } from '#lib/i18n/paths.ts'
import { firstPicture } from '#lib/rooms/rules/picture.ts'
import { wordsIn } from '#lib/rooms/rules/words.ts'
import type { Room } from '#lib/rooms/schema/room.ts'
import { StayDates } from './stay-dates.tsx'
import { StripCalendar } from './strip-calendar.tsx'
import { StripField, stripControl } from './strip-field.tsx'

/** The form with dates, guests and room under the hero. It opens the booking page with the values. */
export function StayStrip({ rooms }: { rooms: Room[] }) {
  const t = useTranslations('home.strip')
  const nearest = useTranslations('booking.nearest')
  const locale = useLocale()
  const offered = rooms.map((room) => ({ room, name: wordsIn(locale, room).name.text }))
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
                rooms={offered.map(({ room, name }) => ({
                  value: room.slug,
                  name,
                  plate: (
                    <RoomPicture room={{ picture: firstPicture(room.pictures) }} sizes="96px" />
                  ),
                }))}
              />
            </CalendarMessages>
          </StayDates>
          <StripField label={t('guests')}>
            <select className={`${stripControl} pe-7`} defaultValue="2" name="guests">
              {Array.from({ length: mostGuests(rooms) }, (_, at) => String(at + 1)).map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
            <Chevron />
          </StripField>
          <StripField label={t('room')}>
            <select className={`${stripControl} pe-7`} name="room">
              {offered.map(({ room: { slug }, name }) => (
                <option key={slug} value={slug}>
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

// A room of which nobody has said it may sleep any number.
function mostGuests(rooms: Room[]): number {
  return Math.max(...rooms.map(({ sleeps }) => sleeps ?? usualGuests), usualGuests)
}

const usualGuests = 6

function Chevron() {
  return <ChevronDownIcon className="pointer-events-none absolute end-5 bottom-[18px]" />
}
