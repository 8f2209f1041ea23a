import type { StayFilter } from '#lib/desk/schema/search.ts'

/** Stays that a list is narrowed to, and the day that they are about. */
export type StayDay = { stay: StayFilter | null; day: string | null }

export const anyStay: StayDay = { stay: null, day: null }

export const stayNames: Record<StayFilter, string> = {
  arriving: 'Arriving on',
  staying: 'Staying on',
  leaving: 'Leaving on',
}

/** Returns the stays that the page's address asks for. */
export function stayDayOf(asked: Pick<URLSearchParams, 'get'>): StayDay {
  const stay = Object.keys(stayNames).find((name) => name === asked.get('stay'))
  return stay ? { stay: stay as StayFilter, day: asked.get('day') } : anyStay
}
