'use client'

import type { BookingFilter, StayFilter } from '#lib/desk/schema/search.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { filters, nameOfStatus } from '../booking/words.ts'
import { SelectField } from '../kit/form/select-field.tsx'
import { NothingFound } from '../kit/list/list-states.tsx'
import { SearchField } from '../kit/list/search-field.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { count, searchPeople } from '../kit/words.ts'
import { NewBookingButton } from '../new-booking/new-booking-button.tsx'
import { useWaiting } from '../waiting/waiting.tsx'
import { type Desk, useBookingDesk } from './booking-desk.tsx'
import { anyStay, stays } from './stay-day.ts'

const t = staffWords('bookings')

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
        placeholder={searchPeople()}
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
          {!desk.list.failed && totalWords(desk, waiting?.bookings)}
        </LiveWords>
      )}
      <NewBookingButton className={narrow ? 'flex-1' : ''} />
    </div>
  )
}

function totalWords(desk: Desk, waiting: number | undefined): string {
  const { total } = desk.held.page
  if (isSearched(desk)) return t('tools.found', { count: total })
  return waiting === undefined
    ? count(total, 'booking')
    : t('tools.needAttention', { count: total, waiting })
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
      clear={searched ? { label: t('tools.showAll'), onClear } : null}
      help={t(searched ? 'tools.tryOther' : 'tools.newWillAppear')}
      text={t('tools.noneFound')}
    />
  )
}

function isSearched({ search, status, stayDay }: Desk): boolean {
  return search.q !== '' || status !== null || stayDay.stay !== null
}

type StatusFilterProps = {
  value: BookingFilter | null
  onChange: (status: BookingFilter | null) => void
  className?: string
}

export function StatusFilter({ value, onChange, className = '' }: StatusFilterProps) {
  return (
    <SelectField
      className={className}
      label={t('tools.status')}
      onChange={(status) => onChange((status || null) as BookingFilter | null)}
      options={[
        ['', t('tools.allStatuses')],
        ...filters.map((name) => [name, nameOfStatus(name)] as const),
      ]}
      value={value ?? ''}
    />
  )
}

/** Chooses which stays the list shows, and of which day: today, until another one is chosen. */
export function StayDayFilter({ className = '' }: { className?: string }) {
  const { stayDay, setStayDay } = useBookingDesk()
  const { stay } = stayDay
  const day = stayDay.day ?? dayInIndia(new Date())
  return (
    <div className={`flex gap-2 ${className}`}>
      <SelectField
        className="min-w-[138px] flex-1"
        label={t('tools.stay')}
        onChange={(chosen) => setStayDay(chosen ? { stay: chosen as StayFilter, day } : anyStay)}
        options={[
          ['', t('tools.anyDates')],
          ...stays.map((name) => [name, t(`tools.stays.${name}`)] as const),
        ]}
        value={stay ?? ''}
      />
      {stay && (
        <input
          aria-label={t('tools.day')}
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
