'use client'

import { ArrowUp } from 'lucide-react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { keepFocus } from '../kit/action/keep-focus.ts'
import { count } from '../kit/words.ts'
import { useBookingDesk } from './booking-desk.tsx'
import { newsOf } from './held-list.ts'

const t = staffWords('bookings')

/** The line that says that the list has changed. Nothing moves until it is pressed. */
export function NewsLine({ className }: { className: string }) {
  const { held, renew } = useBookingDesk()
  const news = newsOf(held)
  const press = () => {
    renew()
    const [first] = held.latest.rows
    if (first) keepFocus(first.id)
  }
  return (
    <div role="status">
      {news && (
        <button className={className} onClick={press} type="button">
          <ArrowUp aria-hidden="true" className="shrink-0" size={16} strokeWidth={2} />
          {news.created > 0 ? count(news.created, 'newBooking') : t('showChanges')}
        </button>
      )}
    </div>
  )
}

/** The line over the rows, where it covers none of what they decide. */
export function NewsPill() {
  return (
    <div className="relative z-20 h-0">
      <div className="pointer-events-none absolute inset-x-0 -top-1 flex justify-center">
        <NewsLine className="pointer-events-auto inline-flex min-h-11 items-center gap-2 rounded-full bg-lake px-5 font-semibold text-xs text-cream shadow-float transition-colors hover:bg-lake-dark" />
      </div>
    </div>
  )
}
