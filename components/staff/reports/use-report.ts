'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { type ChosenDays, fetchReport } from '#lib/reports/client/report.ts'
import type { Report } from '#lib/reports/schema/report.ts'
import { isIsoDate } from '#lib/shared/dates.ts'
import { useAddress } from '../kit/address/use-address.ts'
import { type First, useAnswer } from '../kit/live/use-answer.ts'

/** The report of the days that are chosen, which also stand in the page's address. */
export function useReport(first: First<Report, ChosenDays>) {
  const address = useSearchParams()
  const [chosen, setChosen] = useState(() => daysOf(address))
  const reversed = isReversed(chosen)
  // What is no range is not asked for; the last report stays until it is one.
  const [asked, setAsked] = useState(reversed ? first.search : chosen)
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
      if (!isReversed(next)) setAsked(next)
    },
  }
}

export type ReportDesk = ReturnType<typeof useReport>

function daysOf(address: Pick<URLSearchParams, 'get'>): ChosenDays {
  const day = (name: string) => {
    const text = address.get(name) ?? ''
    return isIsoDate(text) ? text : ''
  }
  return { from: day('from_date'), to: day('to_date') }
}

function isReversed({ from, to }: ChosenDays): boolean {
  return from !== '' && to !== '' && to < from
}
