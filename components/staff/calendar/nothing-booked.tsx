import { Button } from '#components/ui/button.tsx'
import { addDays } from '#lib/shared/dates.ts'
import type { DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { day } from '../kit/words.ts'

type NothingBookedProps = {
  calendar: DeskCalendar
  wide: boolean
  onChoose: (from: string) => void
}

const lengths: Record<number, string> = { 7: 'this week', 14: 'these two weeks' }

/** The words under a calendar in which nobody has anything. */
export function NothingBooked({ calendar, wide, onChoose }: NothingBookedProps) {
  const { days, next } = calendar
  return (
    <div className="justify-self-center px-5 py-8 text-center">
      <p className="heading text-title">Nothing is booked {lengths[days] ?? 'in these days'}</p>
      <p className="mt-1.5 mb-4 text-ink-2">
        {wide ? 'Press' : 'Tap'} a night to book it or to block it.
      </p>
      {next && (
        <Button kind="outline" onClick={() => onChoose(addDays(next, -1))} size="small">
          Next booking, {day(next)}
        </Button>
      )}
    </div>
  )
}
