'use client'

import type { StayFilter } from '#lib/desk/schema/search.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { SelectField } from '../kit/form/select-field.tsx'
import { useBookingDesk } from './booking-desk.tsx'
import { anyStay, stayNames } from './stay-day.ts'

const options = [['', 'Any dates'], ...Object.entries(stayNames)] as [string, string][]

/** The choice of the stays that the list shows, and the day that it is about: today, until another is chosen. */
export function StayDayFilter({ className = '' }: { className?: string }) {
  const { stayDay, setStayDay } = useBookingDesk()
  const { stay } = stayDay
  const day = stayDay.day ?? dayInIndia(new Date())
  return (
    <div className={`flex gap-2 ${className}`}>
      <SelectField
        className="min-w-[138px] flex-1"
        label="Stay"
        onChange={(chosen) => setStayDay(chosen ? { stay: chosen as StayFilter, day } : anyStay)}
        options={options}
        value={stay ?? ''}
      />
      {stay && (
        <input
          aria-label="Day of the stay"
          className="control num min-w-[144px] flex-1 px-3 text-sm!"
          max="9999-12-31"
          onChange={(event) => event.target.value && setStayDay({ stay, day: event.target.value })}
          type="date"
          value={day}
        />
      )}
    </div>
  )
}
