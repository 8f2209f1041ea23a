'use client'

import { useEffect, useRef, useState } from 'react'
import { fetchBookings } from '#lib/booking/client.ts'
import type { BookingPage, BookingSearch, StaffBooking } from '#lib/booking/schema.ts'
import { asStaff } from '../as-staff.ts'
import { usePoll } from '../use-poll.ts'

type Search = Partial<BookingSearch>
type Options = { poll?: boolean; signal?: AbortSignal }
/** `key` is the search that was asked for; no page means that no answer came. */
type Answer = { key: string; page: BookingPage | null }

export type Bookings = {
  /** The newest answer; while another is awaited, the one before. */
  page: BookingPage | null
  loading: boolean
  /** The last try got no answer. */
  failed: boolean
  refresh: () => Promise<void>
  /** Shows one booking as it is now, before the list is loaded again. */
  replace: (booking: StaffBooking) => void
}

const pollMs = 15_000

/**
 * A page of bookings that follows its search and keeps itself up to date. `initial` is the server's first
 * answer to the first search.
 */
export function useBookings(search: Search, initial: BookingPage | null): Bookings {
  const key = JSON.stringify(search)
  const [answer, setAnswer] = useState<Answer>({ key: initial ? key : '', page: initial })
  const [shown, setShown] = useState(initial)
  const loading = answer.key !== key

  // An answer to a search that has been changed meanwhile is of no use.
  const wanted = useRef(key)
  useEffect(() => {
    wanted.current = key
  }, [key])
  const settle = (next: Answer | null) => {
    if (next?.key !== wanted.current) return
    setAnswer(next)
    if (next.page) setShown(next.page)
  }
  useEffect(() => {
    if (!loading) return
    const controller = new AbortController()
    void ask(key, { signal: controller.signal }).then((next) => {
      if (!next) return
      setAnswer(next)
      if (next.page) setShown(next.page)
    })
    return () => controller.abort()
  }, [key, loading])
  usePoll(async () => settle(await ask(key, { poll: true })), pollMs)

  return {
    page: shown,
    loading,
    failed: !loading && answer.page === null,
    refresh: async () => settle(await ask(key, {})),
    replace: (booking) => setShown((page) => page && withBooking(page, booking)),
  }
}

function withBooking(page: BookingPage, booking: StaffBooking): BookingPage {
  return { ...page, rows: page.rows.map((row) => (row.id === booking.id ? booking : row)) }
}

async function ask(key: string, options: Options): Promise<Answer | null> {
  try {
    return { key, page: await asStaff(fetchBookings(JSON.parse(key) as Search, options)) }
  } catch {
    return options.signal?.aborted ? null : { key, page: null }
  }
}
