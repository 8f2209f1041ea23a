import { z } from 'zod'
import { type Progress, progresses } from '../../booking/rules/progress.ts'

const names = Object.keys(progresses) as [Progress, ...Progress[]]
const progress = z.enum(names, `Enter one of ${names.join(', ')}.`)

/** The input with which staff say that a guest has come, has left or did not come, and take that back. */
export const progressChange = z.object({
  to: progress,
  /** The progress that the person saw: what somebody else has changed since is not overwritten unseen. */
  from: progress.optional(),
  /** True if the unit of a guest who does not come is on sale again; otherwise it is kept for the later nights. */
  sell: z.boolean().default(false),
  /** True if the passport or visa of a guest from abroad is copied. */
  passport: z.boolean().default(false),
})
export type ProgressChange = z.infer<typeof progressChange>

/** The progress of a stay, as the desk sees it; instants in UTC. */
export type StayProgress = {
  id: string
  reference: string
  progress: Progress
  checked_in_at: string | null
  checked_out_at: string | null
  no_show_at: string | null
}
