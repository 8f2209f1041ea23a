import { Flag } from 'lucide-react'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { flagMark } from './words.ts'

export function FlagMarks({ booking }: { booking: StaffBooking }) {
  if (booking.flags.length === 0) return null
  return (
    <span className="mt-0.5 flex items-start gap-1.5 font-medium text-xs text-red leading-snug">
      <Flag aria-hidden="true" className="mt-0.5 shrink-0" size={13} strokeWidth={2} />
      <span className="inline-block first-letter:uppercase">
        {booking.flags.map(flagMark).join(', ')}
      </span>
    </span>
  )
}
