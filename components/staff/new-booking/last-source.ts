import { sources } from '#lib/booking/rules/sources.ts'
import type { Draft } from './draft.ts'

const name = 'dontali-came-by'

/** Returns how the last booking that was made in this browser came; by telephone at first. */
export function lastSource(): Draft['source'] {
  const kept = localStorage.getItem(name)
  return (
    sources.find((each): each is Draft['source'] => each === kept && each !== 'site') ?? 'phone'
  )
}

/** Remembers how a booking came. */
export function rememberSource(source: Draft['source']): void {
  localStorage.setItem(name, source)
}
