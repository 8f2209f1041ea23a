import type { Picked } from './use-picking.ts'

/**
 * Opens the form of a new booking over the calendar, for the nights that are picked. It stands in the address, with an
 * entry of its own in the browser's history, so that Back closes it.
 */
export function openNewBooking(picked: Picked | null): void {
  const url = new URL(location.href)
  url.searchParams.set('new', '1')
  if (picked) {
    const { room_id, unit, check_in, check_out } = picked
    const asked = { room: room_id, unit, from: check_in, to: check_out }
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, String(value))
  }
  // Without its own mark the router takes the address over.
  history.pushState(
    { ...history.state, __NA: undefined, sheet: true },
    '',
    url.pathname + url.search,
  )
}
