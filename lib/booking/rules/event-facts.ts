import type { Booking } from './booking.ts'

/** The facts of a booking that an event needs: as they were before it, or as the booking was made. */
export type Of<Key extends keyof Booking> = { booking: { id: string } & Pick<Booking, Key> }
/** A booking by its reference and its guest. */
export type Named = Of<'reference' | 'fullName'>

/** Returns what the dashboard tells staff. It keeps `type` literal: `NoticeType` is inferred from it. */
export function notice<Type extends string>(type: Type, title: string, message: string | null) {
  return { type, title, message }
}

export function nameOf({ reference, fullName }: Named['booking']): string {
  return `${reference}, ${fullName}`
}
