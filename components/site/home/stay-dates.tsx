'use client'

import {
  type ChangeEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { typedBefore } from '#components/ui/typed-before.ts'
import { useLocale } from '#lib/i18n/navigation.tsx'
import { addDays, dayInIndia, formatDay, type IsoDate } from '#lib/shared/dates.ts'
import { StripField } from './strip-field.tsx'

type StayDays = { checkIn: IsoDate; checkOut: IsoDate }

const never = () => () => undefined

/**
 * The two dates of the strip. The page is static and cannot know today's date, so the browser fills in the
 * coming weekend, unless dates were typed before; without JavaScript the fields are the browser's own.
 */
export function StayDates({ words }: { words: { checkIn: string; checkOut: string } }) {
  const today = useSyncExternalStore(
    never,
    () => dayInIndia(new Date()),
    () => '',
  )
  const [chosen, choose] = useState<StayDays | null>(null)
  const friday = today && nextFriday(today)
  const { checkIn, checkOut } = chosen ?? {
    checkIn: friday,
    checkOut: friday && addDays(friday, 2),
  }
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const typed = typedBefore(input.current?.form, { checkIn, checkOut })
    // A browser that opens a tab of last week fills in last week's dates.
    const isAhead = (typed.checkIn ?? typed.checkOut ?? '') >= dayInIndia(new Date())
    if (isAhead) choose(stayFrom(typed.checkIn ?? '', typed.checkOut ?? ''))
  }, [checkIn, checkOut])

  return (
    <>
      <StripField label={words.checkIn}>
        <DateInput
          min={today}
          name="checkIn"
          onDay={(day) => choose(stayFrom(day, checkOut))}
          ref={input}
          value={checkIn}
        />
      </StripField>
      <StripField label={words.checkOut}>
        <DateInput
          min={checkIn && addDays(checkIn, 1)}
          name="checkOut"
          onDay={(day) => choose({ checkIn, checkOut: day })}
          value={checkOut}
        />
      </StripField>
    </>
  )
}

type DateInputProps = {
  name: string
  value: string
  min: string
  onDay: (day: IsoDate) => void
  ref?: RefObject<HTMLInputElement | null>
}

/** The browser's date field; while it has no focus, the date is shown over it in words. */
function DateInput({ name, value, min, onDay, ref }: DateInputProps) {
  const locale = useLocale()
  const onChange = (event: ChangeEvent<HTMLInputElement>) => onDay(event.target.value)
  return (
    <span className="relative block">
      <input
        className={`date-in-words peer w-full bg-transparent font-semibold text-base leading-[1.4] outline-none ${value ? 'not-focus:opacity-0' : ''}`}
        data-early
        min={min || undefined}
        name={name}
        onChange={onChange}
        ref={ref}
        type="date"
        value={value}
      />
      {value && (
        <span
          aria-hidden="true"
          className="num pointer-events-none absolute inset-0 font-semibold text-base leading-[1.4] peer-focus:invisible"
        >
          {formatDay(value, locale)}
        </span>
      )}
    </span>
  )
}

/** Returns a stay that begins on `checkIn`; a check-out that is not after it becomes the next day. */
function stayFrom(checkIn: IsoDate, checkOut: IsoDate): StayDays {
  return { checkIn, checkOut: checkIn && checkOut <= checkIn ? addDays(checkIn, 1) : checkOut }
}

/** Returns the first Friday at least two days after `today`: few guests travel tonight. */
function nextFriday(today: IsoDate): IsoDate {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const ahead = (5 - weekday + 7) % 7
  return addDays(today, ahead < 2 ? ahead + 7 : ahead)
}
