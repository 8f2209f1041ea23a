'use client'

import { useState } from 'react'
import { type ChosenDays, fetchReport } from '#lib/reports/client.ts'
import type { Report } from '#lib/reports/schema.ts'
import { useAddress } from '../use-address.ts'
import { type First, useAnswer } from '../use-answer.ts'

/** The report of the days that are chosen, which also stand in the page's address. */
export function useReport(first: First<Report, ChosenDays>) {
  const [chosen, setChosen] = useState(first.search)
  const reversed = chosen.from !== '' && chosen.to !== '' && chosen.to < chosen.from
  // What is no range is not asked for; the last report stays until it is one.
  const [asked, setAsked] = useState(first.search)
  const { value, loading, failed, refresh } = useAnswer(fetchReport, asked, first, {
    topics: ['bookings', 'rooms'],
  })
  useAddress({ from_date: asked.from, to_date: asked.to })
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
