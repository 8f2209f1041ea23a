import { z } from 'zod'
import { daysBetween, isIsoDate } from '../../shared/dates.ts'

const day = z
  .string()
  .refine((text) => text === '' || isIsoDate(text), 'Enter a date as YYYY-MM-DD.')
  .default('')

/** Two days, both included; empty if none was chosen. */
export const chosenDays = { from_date: day, to_date: day }
type ChosenDays = { from_date: string; to_date: string }

export function areInOrder({ from_date, to_date }: ChosenDays): boolean {
  return !from_date || !to_date || from_date <= to_date
}
export const orderProblem = {
  path: ['to_date'],
  error: 'Enter a date on or after the first.',
}

export function areAtMost(max: number): (days: ChosenDays) => boolean {
  return ({ from_date, to_date }) => !from_date || !to_date || daysBetween(from_date, to_date) < max
}
