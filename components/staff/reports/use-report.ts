'use client'

import { useEffect, useState } from 'react'
import { type ChosenDays, fetchReport, queryOf } from '#lib/reports/client.ts'
import type { Report } from '#lib/reports/schema.ts'
import { useAnswer } from '../use-answer.ts'

/** Returns the report of the chosen days, which are also in the page's address. */
export function useReport(first: ChosenDays, initial: Report) {
  const [chosen, setChosen] = useState(first)
  const reversed = chosen.from !== '' && chosen.to !== '' && chosen.to < chosen.from
  // An invalid range is not requested; the last report stays until it is valid.
  const [asked, setAsked] = useState(first)
  const { value, loading, failed, refresh } = useAnswer(fetchReport, asked, initial, {
    topics: ['bookings', 'rooms'],
  })
  const query = queryOf(asked).toString()
  useEffect(() => {
    window.history.replaceState(null, '', query ? `?${query}` : window.location.pathname)
  }, [query])
  return {
    chosen,
    /** The days that the report, and a file of it, are of. */
    asked,
    reversed,
    report: value,
    loading,
    failed,
    refresh,
    choose: (next: ChosenDays) => {
      setChosen(next)
      if (!(next.from && next.to && next.to < next.from)) setAsked(next)
    },
  }
}

export type ReportDesk = ReturnType<typeof useReport>
