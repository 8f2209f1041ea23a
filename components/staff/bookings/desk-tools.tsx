'use client'

import type { BookingFilter, StayFilter } from '#lib/desk/schema/search.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { filterNames } from '../booking/words.ts'
import { SelectField } from '../kit/form/select-field.tsx'
import { NothingFound } from '../kit/list/list-states.tsx'
import { SearchField } from '../kit/list/search-field.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { count } from '../kit/words.ts'
import { NewBookingButton } from '../new-booking/new-booking-button.tsx'
import { useWaiting } from '../waiting/waiting.tsx'
import { type Desk, useBookingDesk } from './booking-desk.tsx'
import { anyStay, stayNames } from './stay-day.ts'

export function DeskTools({ narrow = false }: { narrow?: boolean }) {
  const desk = useBookingDesk()
  const { waiting } = useWaiting()
  return (
    <div
      className={`flex items-center ${narrow ? 'flex-wrap gap-2 py-4 pr-4 pl-8' : 'gap-3 px-[18px] py-4'}`}
    >
      <SearchField
        className={narrow ? 'basis-full' : 'max-w-[420px] flex-1'}
        onChange={(text) => desk.search.setText(text, null)}
        placeholder="Search name/email/phone"
        value={desk.search.text}
      />
      <StatusFilter
        className={narrow ? 'min-w-[140px] flex-1' : 'w-[170px]'}
        onChange={desk.setStatus}
        value={desk.status}
      />
      <StayDayFilter className={narrow ? 'flex-1' : ''} />
      {!narrow && (
        <LiveWords className="num ms-auto text-ink-2">
          {!desk.list.failed && (
            <>
              {count(desk.held.page.total, 'booking')}
              {isSearched(desk) ? ' found' : waiting && `, ${waiting.bookings} needing attention`}
            </>
          )}
        </LiveWords>
      )}
      <NewBookingButton className={narrow ? 'flex-1' : ''} />
    </div>
  )
}

export function NoBookings() {
  const desk = useBookingDesk()
  const searched = isSearched(desk)
  const onClear = () => {
    desk.search.setText('')
    desk.setStatus(null)
    desk.setStayDay(anyStay)
  }
  return (
    <NothingFound
      clear={searched ? { label: 'Show all bookings', onClear } : null}
      help={
        searched
          ? 'Try fewer letters, another field, all statuses or any dates.'
          : 'New bookings will appear here.'
      }
      text="No bookings found"
    />
  )
}

function isSearched({ search, status, stayDay }: Desk): boolean {
  return search.q !== '' || status !== null || stayDay.stay !== null
}

const options = [['', 'All Status'], ...Object.entries(filterNames)] as [string, string][]

type StatusFilterProps = {
  value: BookingFilter | null
  onChange: (status: BookingFilter | null) => void
  className?: string
}

export function StatusFilter({ value, onChange, className = '' }: StatusFilterProps) {
  return (
    <SelectField
      className={className}
      label="Status"
      onChange={(status) => onChange((status || null) as BookingFilter | null)}
      options={options}
      value={value ?? ''}
    />
  )
}

const stayOptions = [['', 'Any dates'], ...Object.entries(stayNames)] as [string, string][]

/** Chooses which stays the list shows, and of which day: today, until another one is chosen. */
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
        options={stayOptions}
        value={stay ?? ''}
      />
      {stay && (
        <input
          aria-label="Date of the stay"
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
