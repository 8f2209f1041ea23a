'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { addDays, dayInIndia, type IsoDate, isIsoDate } from '#lib/shared/dates.ts'

/** The names under which a new booking stands in the address of a screen, which no screen has for anything else. */
export const newBookingNames: readonly string[] = ['new', 'room', 'unit', 'check_in', 'check_out']

/** The stay that the address of a new booking names: `check_in` and `check_out` if both are days to come, in their order. */
export type Wanted = {
  room: number | null
  unit: number | null
  nights: { from: IsoDate; to: IsoDate } | null
}

/** Returns the new booking that the address asks for, with a key that changes with it; null if it asks for none. */
export function useWanted(): (Wanted & { key: string }) | null {
  const address = useSearchParams()
  const pathname = usePathname()
  if (address.get('new') !== '1') return null
  const [from, to] = [address.get('check_in') ?? '', address.get('check_out') ?? '']
  const isRange = isIsoDate(from) && isIsoDate(to) && from >= dayInIndia(new Date()) && to > from
  return {
    key: [pathname, ...newBookingNames.map((name) => address.get(name))].join(' '),
    room: numberOf(address.get('room')),
    unit: numberOf(address.get('unit')),
    nights: isRange ? { from, to } : null,
  }
}

/** Returns the nights of a walk-in who comes tonight. */
export function tonight(): { from: IsoDate; to: IsoDate } {
  const from = dayInIndia(new Date())
  return { from, to: addDays(from, 1) }
}

type Asked = { room: number; unit: number; check_in: IsoDate; check_out: IsoDate }

/** Asks for a new booking over the screen that is shown, of a unit and nights if they are given: Back closes it. */
export function openNewBooking(stay?: Asked): void {
  // Without its own mark the router takes the address over.
  const entry = { ...history.state, __NA: undefined, sheet: true }
  history.pushState(entry, '', addressWith({ new: '1', ...stay }))
}

/** Closes it, by way of the history where it has an entry there. */
export function closeNewBooking(): void {
  const { state } = history
  if (state?.sheet) {
    // A second press of the same button goes back no further.
    history.replaceState({ ...state, sheet: false }, '')
    history.back()
  } else history.replaceState({ ...state, __NA: undefined }, '', addressWith({}))
}

function addressWith(wanted: Record<string, string | number>): string {
  const url = new URL(location.href)
  for (const name of newBookingNames) url.searchParams.delete(name)
  for (const [name, value] of Object.entries(wanted)) url.searchParams.set(name, String(value))
  return url.pathname + url.search
}

function numberOf(text: string | null): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null
}
