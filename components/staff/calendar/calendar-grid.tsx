import { daysOf } from '#lib/booking/rules/calendar.ts'
import type { CalendarOccupancy, CalendarRoom, DeskCalendar } from '#lib/booking/schema/calendar.ts'
import { unitTitle } from '#lib/rooms/rules/units.ts'
import { formatDay, weekdayOf } from '#lib/shared/dates.ts'
import { grouped } from '../words.ts'
import { CalendarBar } from './calendar-bar.tsx'

type CalendarGridProps = { calendar: DeskCalendar; onBlock: (block: CalendarOccupancy) => void }

const side =
  'sticky start-0 z-2 w-[74px] border-edge border-e bg-card px-2 text-start text-xs lg:w-[186px] lg:px-4 lg:text-sm'

/** The nights of each unit as a line, with what has them as bars. */
export function CalendarGrid({ calendar, onBlock }: CalendarGridProps) {
  const { rooms, unplaced, days } = calendar
  return (
    <div className="relative overflow-x-auto rounded-staff border border-edge bg-card max-lg:rounded-none max-lg:border-x-0">
      <table
        className="w-full table-fixed border-collapse"
        style={{ minWidth: `calc(${days} * 34px + 74px)` }}
      >
        <caption className="sr-only">Units and the nights on which they are taken</caption>
        <Head calendar={calendar} />
        {unplaced.length > 0 && (
          <tbody className="border-edge border-t">
            {unplaced.map((stay) => (
              <Line
                calendar={calendar}
                key={stay.booking.reference}
                look="bg-indigo-tint/60"
                name="Needs a room"
              >
                <CalendarBar
                  onOpen={null}
                  shown={{ ...stay, block: null, hold: null }}
                  window={calendar}
                />
              </Line>
            ))}
          </tbody>
        )}
        {rooms.map((room) => (
          <Room calendar={calendar} key={room.id} onBlock={onBlock} room={room} />
        ))}
      </table>
    </div>
  )
}

function Head({ calendar }: { calendar: DeskCalendar }) {
  return (
    <thead>
      <tr>
        <th className={`${side} font-medium text-ink-2`} scope="col">
          Unit
        </th>
        {daysOf(calendar).map((day) => {
          const isToday = day === calendar.today
          return (
            <th
              aria-current={isToday ? 'date' : undefined}
              aria-label={formatDay(day, 'en', { dateStyle: 'full' })}
              className={`border-rule border-s py-2 font-normal ${dayLook(day)}`}
              key={day}
              scope="col"
            >
              <span className="block text-ink-2 text-xs">
                {formatDay(day, 'en', { weekday: 'short' })}
              </span>
              <span
                className={`heading num inline-block rounded-control px-1.5 text-md ${isToday ? 'bg-hill text-cream' : ''}`}
              >
                {Number(day.slice(8))}
              </span>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

type RoomProps = CalendarGridProps & { room: CalendarRoom }

function Room({ calendar, room, onBlock }: RoomProps) {
  const own = calendar.occupancies.filter(({ room_id }) => room_id === room.id)
  return (
    <tbody className="border-edge border-t">
      <tr className="lg:hidden">
        <th
          className="bg-band px-2 pt-2 text-start text-sm"
          colSpan={calendar.days + 1}
          scope="rowgroup"
        >
          <span className="sticky start-2">{room.name}</span>
        </th>
      </tr>
      <tr className="bg-band">
        <th className={`${side} bg-band! py-1.5 font-semibold leading-snug`} scope="row">
          <span className="max-lg:sr-only">{room.name}</span>
          <span className="block font-normal text-ink-2 text-xs">
            Free<span className="max-lg:hidden">, price a night</span>
          </span>
        </th>
        {room.nights.map(({ date, free, price }) => (
          <td
            className={`num border-rule border-s text-center text-xs leading-tight ${free === 0 ? 'bar-blocked text-ink-2' : 'font-semibold'}`}
            key={date}
          >
            {free === 0 ? (
              'Full'
            ) : (
              <>
                {free}
                <span className="max-xl:sr-only"> free</span>
              </>
            )}
            <span className="block font-normal text-ink-2 max-xl:hidden">
              {calendar.days > 14 ? '' : `₹${grouped(price)}`}
            </span>
          </td>
        ))}
      </tr>
      {room.units.map(({ number, name }) => (
        <Line calendar={calendar} key={number} look="" name={unitTitle(name)}>
          {own
            .filter(({ unit }) => unit === number)
            .map((shown) => (
              <CalendarBar
                key={shown.id}
                onOpen={shown.block && (() => onBlock(shown))}
                shown={shown}
                window={calendar}
              />
            ))}
        </Line>
      ))}
    </tbody>
  )
}

type LineProps = { calendar: DeskCalendar; name: string; look: string; children: React.ReactNode }

// The lines between the days lie under the bars, which stand to scale over all of them.
function Line({ calendar, name, look, children }: LineProps) {
  return (
    <tr className={`border-rule border-t ${look}`}>
      <th className={`${side} h-[52px] break-words font-semibold`} scope="row">
        <bdi>{name}</bdi>
      </th>
      <td className="relative p-0" colSpan={calendar.days}>
        <div aria-hidden="true" className="absolute inset-0 flex">
          {daysOf(calendar).map((day) => (
            <span className={`flex-1 border-rule border-s ${dayLook(day)}`} key={day} />
          ))}
        </div>
        {children}
      </td>
    </tr>
  )
}

function dayLook(day: string): string {
  return weekdayOf(day) > 5 ? 'bg-turmeric-tint/30' : ''
}
