'use client'

import { BedDouble, ChevronRight, TriangleAlert } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { type Placed, placedOf } from '#lib/stays/rules/calendar-places.ts'
import type { DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { Decide } from '../kit/action/decide.tsx'
import { day, shortDates } from '../kit/words.ts'
import type { Moves } from './use-moves.ts'
import type { MovingWork } from './use-moving.ts'
import { usePlaces } from './use-places.ts'
import { gapWords, unitNameOf } from './words.ts'

const t = staffWords('calendar')

type ProblemLineProps = {
  calendar: DeskCalendar
  wide: boolean
  moving: MovingWork
  move: Moves['move']
  /** Returns true if nothing can be changed now, and says why. */
  refused: () => boolean
}

/** The first stay that has no unit, with the way out as a button. */
export function ProblemLine({ calendar, wide, moving, move, refused }: ProblemLineProps) {
  const [first] = calendar.unplaced
  if (!first || moving.moving?.by === 'keys') return null
  const stay = placedOf(first, null)
  const { full_name } = stay.booking
  const begin = () => refused() || moving.begin(stay)
  if (!wide) {
    return (
      <button
        className="flex min-h-[46px] w-full items-center gap-2.5 border-[#c6d1e2] border-b bg-indigo-tint ps-3.5 pe-2 text-start text-indigo"
        onClick={begin}
        type="button"
      >
        <BedDouble aria-hidden="true" className="shrink-0" size={20} />
        <span className="flex-1 truncate">
          {t.rich('problem.phone', {
            b: (words) => <b className="font-semibold">{words}</b>,
            name: full_name,
            day: day(stay.check_in),
          })}
        </span>
        <ChevronRight aria-hidden="true" className="shrink-0" size={20} />
      </button>
    )
  }
  return (
    <div className="flex min-h-[62px] items-center gap-3 rounded-staff border border-[#e3b3a5] bg-red-tint px-4 py-2 text-[#7d2015]">
      <TriangleAlert aria-hidden="true" className="shrink-0" size={20} />
      <WayOut begin={begin} calendar={calendar} move={move} stay={stay} />
    </div>
  )
}

type WayOutProps = Pick<ProblemLineProps, 'calendar' | 'move'> & {
  stay: Placed
  begin: () => void
}

function WayOut({ calendar, stay, move, begin }: WayOutProps) {
  const { full_name } = stay.booking
  const places = usePlaces(calendar, stay)
  const place = places?.[0]
  const unit = place ? unitNameOf(calendar, place) : ''
  const [name = ''] = full_name.split(' ')
  return (
    <>
      <p className="flex-1">
        <b className="font-semibold">
          {t('problem.needsRoom', { name: full_name, dates: shortDates(stay) })}
        </b>{' '}
        {place && t(`problem.place.${priceOf(place.gap)}`, { unit, gap: gapWords(place.gap) })}
        {places?.length === 0 && t('problem.noUnit')}
      </p>
      <Button className="text-[#7d2015]!" kind="quiet" onClick={begin} size="small">
        {t('problem.show')}
      </Button>
      {place && (
        <Decide
          className="wrap-anywhere border-[#7d2015]! bg-card! text-[#7d2015]! aria-disabled:opacity-60"
          kind="outline"
          onPress={() => void move(stay, place)}
          size="small"
        >
          {t('problem.assign', { unit, name })}
        </Decide>
      )}
    </>
  )
}

function priceOf(gap: number | null) {
  if (gap === null) return 'free'
  return gap === 0 ? 'samePrice' : 'otherPrice'
}
