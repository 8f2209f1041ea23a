import { Move } from 'lucide-react'
import { barOf } from '#lib/stays/rules/calendar.ts'
import type { CalendarWindow, Nights } from '#lib/stays/schema/calendar.ts'
import { Cell } from './grid-parts.tsx'
import { gapWords, shortGap } from './words.ts'

type MarkProps = { window: CalendarWindow; nights: Nights }

function placed(window: CalendarWindow, nights: Nights) {
  const { start, width } = barOf(window, nights)
  return { left: `${start * 100}%`, width: `${Math.max(0, width) * 100}%` }
}

/** The nights that are picked, with a handle at each end. */
export function PickMark({ window, nights, words }: MarkProps & { words: string }) {
  return (
    <div aria-hidden="true" className="cal-pick num" data-pick style={placed(window, nights)}>
      <span className="cal-grip start-0" data-grip="start" />
      <span className="truncate max-lg:hidden">{words}</span>
      <span className="cal-grip end-0" data-grip="end" />
    </div>
  )
}

/** The place where a stay would be if it were let go now. */
export function SlotMark({ window, nights, isFree }: MarkProps & { isFree: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`cal-slot ${isFree ? '' : 'cal-slot-taken'}`}
      data-slot
      style={placed(window, nights)}
    />
  )
}

type PlaceButtonProps = MarkProps & { gap: number | null; unit: string; onPress: () => void }

/**
 * A place where a stay fits, as a button with the difference in price: in two short words where its nights are narrow, and as
 * an icon where those don't fit either.
 */
export function PlaceButton({ window, nights, gap, unit, onPress }: PlaceButtonProps) {
  return (
    <Cell className="cal-cell z-3" style={placed(window, nights)}>
      <button className="cal-place num" onClick={onPress} type="button">
        <Move aria-hidden="true" className="cal-place-sign" data-alone={!gap} size={20} />
        <span className="cal-place-wide">
          Move here <span className="sr-only">{unit}</span>
        </span>
        <span className="cal-place-wide font-medium">{gapWords(gap)}</span>
        <span aria-hidden="true" className="cal-place-short">
          {shortGap(gap)}
        </span>
      </button>
    </Cell>
  )
}
