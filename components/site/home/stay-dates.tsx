'use client'

import { type ChangeEvent, useState, useSyncExternalStore } from 'react'
import { useLocale } from '#lib/i18n/navigation.tsx'
import { addDays, dayInIndia, formatDay, type IsoDate } from '#lib/shared/dates.ts'
import { StripField } from './strip-field.tsx'

const never = () => () => undefined

/**
 * The two dates of the strip. The page is static and cannot know today's date, so the browser fills in the
 * coming weekend; without JavaScript the fields are the browser's own.
 */
export function StayDates({ words }: { words: { checkIn: string; checkOut: string } }) {
  const today = useSyncExternalStore(
    never,
    () => dayInIndia(new Date()),
    () => '',
  )
  const [chosen, choose] = useState<{ checkIn: IsoDate; checkOut: IsoDate } | null>(null)
  const friday = today && nextFriday(today)
  const { checkIn, checkOut } = chosen ?? {
    checkIn: friday,
    checkOut: friday && addDays(friday, 2),
  }

  const arrive = (day: IsoDate) =>
    choose({ checkIn: day, checkOut: day && checkOut <= day ? addDays(day, 1) : checkOut })
  const leave = (day: IsoDate) => choose({ checkIn, checkOut: day })

  return (
    <>
      <StripField label={words.checkIn}>
        <DateInput min={today} name="checkIn" onDay={arrive} value={checkIn} />
      </StripField>
      <StripField label={words.checkOut}>
        <DateInput
          min={checkIn && addDays(checkIn, 1)}
          name="checkOut"
          onDay={leave}
          value={checkOut}
        />
      </StripField>
    </>
  )
}

type DateInputProps = { name: string; value: string; min: string; onDay: (day: IsoDate) => void }

/** The browser's date field; while it has no focus, the date is shown over it in words. */
function DateInput({ name, value, min, onDay }: DateInputProps) {
  const locale = useLocale()
  const onChange = (event: ChangeEvent<HTMLInputElement>) => onDay(event.target.value)
  return (
    <span className="relative block">
      <input
        className={`date-in-words peer w-full bg-transparent font-semibold text-[17px] leading-[1.4] outline-none ${value ? 'not-focus:opacity-0' : ''}`}
        min={min || undefined}
        name={name}
        onChange={onChange}
        type="date"
        value={value}
      />
      {value && (
        <span
          aria-hidden="true"
          className="num pointer-events-none absolute inset-0 font-semibold text-[17px] leading-[1.4] peer-focus:invisible"
        >
          {formatDay(value, locale)}
        </span>
      )}
    </span>
  )
}

/** Returns the first Friday at least two days after `today`: few guests travel tonight. */
function nextFriday(today: IsoDate): IsoDate {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const ahead = (5 - weekday + 7) % 7
  return addDays(today, ahead < 2 ? ahead + 7 : ahead)
}
