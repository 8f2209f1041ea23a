import type { StayFilter } from '#lib/desk/schema/search.ts'

/** Stays that a list is narrowed to, and the day that they are about. */
export type StayDay = { stay: StayFilter | null; day: string | null }

export const anyStay: StayDay = { stay: null, day: null }

export const stays: readonly StayFilter[] = ['arriving', 'staying', 'leaving']

/** Returns the stays that the page's address asks for. */
export function stayDayOf(asked: Pick<URLSearchParams, 'get'>): StayDay {
  const stay = stays.find((name) => name === asked.get('stay'))
  return stay ? { stay, day: asked.get('day') } : anyStay
}
