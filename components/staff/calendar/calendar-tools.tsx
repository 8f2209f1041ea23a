'use client'

import { Ban, ChevronDown, ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { addDays } from '#lib/shared/dates.ts'
import { FindGuest } from '../find/find-button.tsx'
import { count, shortDates } from '../kit/words.ts'
import type { Calendar } from './use-calendar.ts'

const t = staffWords('calendar')

type CalendarToolsProps = {
  calendar: Calendar
  wide: boolean
  onBlock: () => void
  onNew: () => void
}

const ranges = [7, 14, 30]
const arrow =
  'size-11 shrink-0 rounded-control hover:bg-rice lg:border-[1.5px] lg:border-line-control lg:bg-card'

/** The choice of the days, and what can be begun from the calendar. */
export function CalendarTools({ calendar, wide, onBlock, onNew }: CalendarToolsProps) {
  const { window, choose, turn, goToToday } = calendar
  return (
    <div className="flex items-center gap-x-0.5 gap-y-2 max-lg:px-1.5 lg:flex-wrap lg:gap-2.5">
      <IconButton className={arrow} label={t('tools.earlier')} onClick={() => turn(-1)}>
        <ChevronLeft aria-hidden="true" size={19} />
      </IconButton>
      {wide && <TodayButton onPress={goToToday} wide />}
      {wide && <Later onPress={() => turn(1)} />}
      <Range calendar={calendar} wide={wide} />
      {!wide && <Later onPress={() => turn(1)} />}
      {!wide && <TodayButton onPress={goToToday} wide={false} />}
      <FindGuest wide={wide} />
      {wide && <Ranges days={window.days} onChoose={(days) => choose({ days })} />}
      {wide && (
        <Button kind="outline" onClick={onBlock} size="small">
          <Ban aria-hidden="true" size={17} />
          {t('block')}
        </Button>
      )}
      {wide && (
        <Button kind="secondary" onClick={onNew} size="small">
          <Plus aria-hidden="true" size={17} />
          {t('newBooking')}
        </Button>
      )}
    </div>
  )
}

function Later({ onPress }: { onPress: () => void }) {
  return (
    <IconButton className={arrow} label={t('tools.later')} onClick={onPress}>
      <ChevronRight aria-hidden="true" size={19} />
    </IconButton>
  )
}

function TodayButton({ onPress, wide }: { onPress: () => void; wide: boolean }) {
  return (
    <Button
      className={wide ? '' : 'ms-auto px-2.5!'}
      kind={wide ? 'outline' : 'quiet'}
      onClick={onPress}
      size="small"
    >
      {t('today')}
    </Button>
  )
}

// The browser's own picker of days shows a month, and takes keys as well as presses.
function Range({ calendar, wide }: Pick<CalendarToolsProps, 'calendar' | 'wide'>) {
  const { window, choose } = calendar
  const field = useRef<HTMLInputElement>(null)
  const days = { check_in: window.from, check_out: addDays(window.from, window.days - 1) }
  return (
    <div className="relative min-w-0 lg:me-auto">
      <button
        className="heading num flex min-h-11 items-center gap-1.5 rounded-control px-1 text-start text-lg leading-tight hover:bg-rice lg:px-2 lg:text-title"
        onClick={() => field.current?.showPicker()}
        title={t('tools.chooseDay')}
        type="button"
      >
        <span aria-live="polite" className="text-balance">
          {shortDates(days, wide && window.days <= 14)}
        </span>
        <ChevronDown aria-hidden="true" className="shrink-0" size={18} />
      </button>
      <input
        aria-label={t('tools.firstDay')}
        className="-z-1 absolute inset-0 opacity-0"
        max="2199-12-31"
        min="2000-01-02"
        onChange={({ target }) => target.value && choose({ from: target.value })}
        ref={field}
        tabIndex={-1}
        type="date"
        value={window.from}
      />
    </div>
  )
}

function Ranges({ days, onChoose }: { days: number; onChoose: (days: number) => void }) {
  return (
    <fieldset className="flex gap-0.5 rounded-control border-[1.5px] border-line-control bg-card p-[3px]">
      <legend className="sr-only">{t('tools.days')}</legend>
      {ranges.map((range) => (
        <button
          aria-pressed={range === days}
          className="num min-h-9 min-w-11 rounded-[7px] px-3 font-medium text-sm hover:bg-rice aria-pressed:bg-hill aria-pressed:font-semibold aria-pressed:text-cream"
          key={range}
          onClick={() => onChoose(range)}
          type="button"
        >
          {count(range, 'day')}
        </button>
      ))}
    </fieldset>
  )
}
