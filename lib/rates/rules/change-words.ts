import { addDays, dayAndYear, formatDay, type IsoDate } from '../../shared/dates.ts'
import { formatRupees } from '../../shared/money.ts'
import type { CodeFacts, DayFacts, RateFacts, SeasonFacts } from '../schema/facts.ts'

/** The names of rooms by their ids. */
export type RoomNames = Map<number, string>

/** Returns the name of the thing that a change was about; null for the discounts of long stays. */
export function subjectOf(before: RateFacts, after: RateFacts, rooms: RoomNames): string | null {
  switch (after.kind) {
    case 'days':
    case 'guests':
      return rooms.get(after.room) ?? null
    case 'season':
    case 'code':
      return nameOf(after) ?? nameOf(before)
    case 'long_stays':
      return null
  }
}

function nameOf(facts: RateFacts): string | null {
  if (facts.kind === 'season') return facts.season?.name ?? null
  return facts.kind === 'code' ? (facts.code?.code ?? null) : null
}

/** Returns in English what is said of a thing that sets prices; null if nothing is. */
export function rateWords(facts: RateFacts, rooms: RoomNames): string | null {
  switch (facts.kind) {
    case 'days':
      return daysWords(facts.days)
    case 'season':
      return facts.season && seasonWords(facts.season, rooms)
    case 'code':
      return facts.code && codeWords(facts.code)
    case 'long_stays':
      return (
        facts.steps
          .map(({ nights, percent }) => `from ${nights} nights ${percent}% off`)
          .join(', ') || null
      )
    case 'guests': {
      const { sleeps, guestsIncluded, extraGuestPaise } = facts.guests
      const extra =
        extraGuestPaise === null
          ? 'no charge for extra guests'
          : `${guestsIncluded} guests included, each extra guest ${formatRupees(extraGuestPaise)}`
      return sleeps === null ? extra : `${extra}, up to ${sleeps} guests`
    }
  }
}

function daysWords(days: Record<IsoDate, DayFacts | null>): string {
  const runs: { from: IsoDate; to: IsoDate; words: string }[] = []
  for (const day of Object.keys(days).sort()) {
    const words = dayWords(days[day] ?? null)
    const last = runs.at(-1)
    if (last?.words === words && addDays(last.to, 1) === day) last.to = day
    else runs.push({ from: day, to: day, words })
  }
  return runs.map(({ from, to, words }) => `${between(from, to)}: ${words}`).join('; ')
}

function dayWords(own: DayFacts | null): string {
  if (!own) return 'no custom price or rule'
  const { pricePaise, minimumNights, closed, noArrival, noDeparture } = own
  return joined([
    pricePaise !== null && formatRupees(pricePaise),
    minimumNights !== null && minimumWords(minimumNights),
    closed !== null && (closed ? 'closed' : 'open'),
    noArrival !== null && (noArrival ? 'no check-in' : 'check-in allowed'),
    noDeparture !== null && (noDeparture ? 'no check-out' : 'check-out allowed'),
  ])
}

function seasonWords(season: SeasonFacts, rooms: RoomNames): string {
  const { roomId, from, to, weekdays, pricePaise, percent, roomPrices, minimumNights } = season
  const named = Object.entries(roomPrices)
  return joined([
    from !== null && to !== null && between(from, to),
    weekdays.length < 7 && weekdays.map(weekdayWord).join(' '),
    roomId !== null && (rooms.get(roomId) ?? false),
    pricePaise !== null && formatRupees(pricePaise),
    percent !== null && `${Math.abs(percent)}% ${percent < 0 ? 'less' : 'more'}`,
    ...named.map(([id, paise]) => `${rooms.get(Number(id))} ${formatRupees(paise)}`),
    minimumNights !== null && minimumWords(minimumNights),
    season.closed && 'closed',
    season.noArrival && 'no check-in',
    season.noDeparture && 'no check-out',
  ])
}

function codeWords({ percent, paise, from, to, uses, endedAt }: CodeFacts): string {
  return joined([
    percent !== null ? `${percent}% off` : `${formatRupees(paise ?? 0)} off`,
    from !== null && `from ${day(from)}`,
    to !== null && `until ${day(to)}`,
    uses !== null && `${uses} uses`,
    endedAt !== null && 'ended',
  ])
}

function joined(parts: (string | false)[]): string {
  return parts.filter((part) => part !== false).join(', ')
}

function between(from: IsoDate, to: IsoDate): string {
  return from === to ? day(from) : `${day(from)} to ${day(to)}`
}

function day(date: IsoDate): string {
  return formatDay(date, 'en', dayAndYear)
}

// 5 January 2026 is a Monday.
function weekdayWord(weekday: number): string {
  return formatDay(addDays('2026-01-04', weekday), 'en', { weekday: 'short' })
}

function minimumWords(nights: number): string {
  return nights === 1 ? '1 night minimum' : `${nights} nights minimum`
}
