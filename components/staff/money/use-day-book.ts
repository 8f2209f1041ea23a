'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { call } from '#calls/client.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { ChosenDays } from '#lib/reports/client/report.ts'
import { type DayBook, maxBookDays } from '#lib/reports/schema/day-book.ts'
import { daysBetween, isIsoDate } from '#lib/shared/dates.ts'
import type { Asking } from '#lib/shared/get-json.ts'
import { useAddress } from '../kit/address/use-address.ts'
import { type First, useAnswer } from '../kit/live/use-answer.ts'

const t = staffWords('money')

const fetchBook = (chosen: ChosenDays, asking: Asking) =>
  call('GET day_book', { query: queryOf(chosen), ...asking })

/** The day book of the days that are chosen, which also stand in the page's address. */
export function useDayBook(first: First<DayBook, ChosenDays>) {
  const address = useSearchParams()
  const [chosen, setChosen] = useState(() => daysOf(address))
  const problem = problemOf(chosen)
  // What is no range is not asked for; the last book stays until it is one.
  const [asked, setAsked] = useState(problem ? first.search : chosen)
  const list = useAnswer(fetchBook, asked, first, { topics: ['bookings'] })
  useAddress(queryOf(asked))
  return {
    chosen,
    /** The days that the book, and a file of it, are of. */
    asked,
    problem,
    list,
    choose: (next: ChosenDays) => {
      setChosen(next)
      if (!problemOf(next)) setAsked(next)
    },
  }
}

export type BookDesk = ReturnType<typeof useDayBook>

/** Returns two days by the names that the call and the page's address use. */
export function queryOf({ from, to }: ChosenDays) {
  return { from_date: from, to_date: to }
}

function daysOf(address: Pick<URLSearchParams, 'get'>): ChosenDays {
  const day = (name: string) => {
    const text = address.get(name) ?? ''
    return isIsoDate(text) ? text : ''
  }
  return { from: day('from_date'), to: day('to_date') }
}

function problemOf({ from, to }: ChosenDays): string | null {
  if (!from && !to) return null
  if (!from || !to) return t('range.half')
  if (to < from) return t('range.reversed')
  return daysBetween(from, to) < maxBookDays ? null : t('range.long', { count: maxBookDays })
}
