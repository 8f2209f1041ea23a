'use client'

import { NothingFound } from '../kit/list/list-states.tsx'
import { SearchField } from '../kit/list/search-field.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { count } from '../kit/words.ts'
import { NewBookingButton } from '../new-booking/new-booking-button.tsx'
import { useWaiting } from '../waiting/waiting.tsx'
import { type Desk, useBookingDesk } from './booking-desk.tsx'
import { StatusFilter } from './status-filter.tsx'
import { anyStay } from './stay-day.ts'
import { StayDayFilter } from './stay-filter.tsx'

/** Search, status and how many there are, over the list. */
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
              {isSearched(desk) ? ' found' : waiting && `, ${waiting.bookings} waiting for you`}
            </>
          )}
        </LiveWords>
      )}
      <NewBookingButton className={narrow ? 'flex-1' : ''} />
    </div>
  )
}

/** The list of bookings with nothing in it. */
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
          : 'The first one shows up here by itself.'
      }
      text="No bookings found"
    />
  )
}

function isSearched({ search, status, stayDay }: Desk): boolean {
  return search.q !== '' || status !== null || stayDay.stay !== null
}
