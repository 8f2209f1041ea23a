import type { BookingAction } from '#lib/booking/rules/events.ts'
import type { KeptEntry } from '#lib/booking/rules/history.ts'

/** All that the history of a booking tells of its state. */
type BookingState = {
  status: string
  progress: string
  check_in: string
  check_out: string
  room: string
  unit: string | null
  total_paise: number
}

type Kept = KeptEntry<BookingAction>
/** What was before the last change of the stay, and the unit that was sold again. */
type Replayed = BookingState & { was: Partial<BookingState>; sold: string | null }

/** Returns the state of a booking by its history alone, from its first entry on. */
export function replay(entries: readonly { action: string; before: unknown; after: unknown }[]) {
  let told: Replayed = { ...nothing, was: {}, sold: null }
  for (const entry of entries) told = { ...told, ...changeOf(entry as Kept, told) }
  const { was: _, sold: _sold, ...standing } = told
  return standing
}

const nothing: BookingState = {
  ...{ status: '', progress: 'expected', check_in: '', check_out: '', room: '' },
  ...{ unit: null, total_paise: 0 },
}

function changeOf(entry: Kept, told: Replayed): Partial<Replayed> {
  if (entry.action === 'booking_created') {
    const { check_in, check_out, unit, status, room, total_paise } = entry.after
    const days = {
      check_in: String(check_in).slice(0, 10),
      check_out: String(check_out).slice(0, 10),
    }
    return { status, room, total_paise, ...days, unit: unit === null ? null : String(unit) }
  }
  if (entry.action === 'booked_at_desk') {
    const { status, room, unit, check_in, check_out, total_paise } = entry.after
    return { status, room, unit, check_in, check_out, total_paise }
  }
  if (entry.action === 'room_given') return { room: entry.after.room, unit: entry.after.unit }
  return stayOf(entry) ?? statusOf(entry, told) ?? progressOf(entry, told)
}

function stayOf(entry: Kept): Partial<Replayed> | null {
  if (entry.action === 'stay_changed') {
    const { before: old, after } = entry
    const { check_in, check_out, room, total_paise, unit } = after
    const number = old.unit_number
    const was = {
      ...{ check_in: old.check_in, check_out: old.check_out, room: old.room },
      ...{ total_paise: old.total_paise, unit: number === null ? null : String(number) },
    }
    return { check_in, check_out, room, total_paise, unit, was }
  }
  return null
}

function statusOf(entry: Kept, { unit, was }: Replayed): Partial<Replayed> | null {
  if (entry.action === 'stay_put_back') return was
  if (entry.action === 'desk_booking_undone') return { status: 'rejected', unit: null }
  const isMove = /^booking_(pending|verified|confirmed|rejected)$|^change_undone$/.test(
    entry.action,
  )
  if (!isMove) return null
  const { status, unit: taken } = entry.after as { status: string; unit?: string }
  return { status, unit: status === 'rejected' ? null : (taken ?? unit) }
}

function progressOf(entry: Kept, { unit, sold }: Replayed): Partial<Replayed> {
  if (entry.action === 'guest_came') return { progress: 'in_house' }
  if (entry.action === 'guest_left') return { progress: 'left' }
  if (entry.action === 'guest_missed') {
    const gone = entry.after.unit
    return { progress: 'no_show', sold: gone, unit: gone === null ? unit : null }
  }
  if (entry.action !== 'progress_put_back') return {}
  const comesBack = entry.before.progress === 'no_show' && unit === null
  return { progress: entry.after.progress, ...(comesBack && { unit: sold }) }
}
