import type { Progress } from '../rules/progress.ts'
import type { CancelReason } from '../rules/rejection.ts'
import type { Said } from '../rules/said.ts'
import type { Source } from '../rules/sources.ts'
import type { BookingStatus } from '../rules/statuses.ts'

/** A booking as a line of a list; money in rupees. */
export type BookingLine = {
  id: string
  reference: string
  full_name: string
  room_type: string
  check_in: string
  check_out: string
  amount: number
  status: BookingStatus
  /** The reason of a stay that was accepted and then cancelled; null for any other booking. */
  cancelled_because: CancelReason | null
}

/** The same with its guest and its stay, for the larger lists of staff. */
export type BookingStay = BookingLine &
  Said & {
    phone: string
    guests: number
    nights: number
    source: Source
    progress: Progress
    /** The instant of its reservation. */
    created_at: string
    /** The number and the name of its unit; null when it has none. */
    unit: number | null
    unit_name: string | null
  }
