import type { TaskList } from 'graphile-worker'
import type { Jobs } from '../lib/jobs/queue.ts'
import { tidy } from '../lib/jobs/tidy.ts'

/** What does the work of each job. The names are those of {@link Jobs}, and the periodic ones. */
export const tasks = { tidy } satisfies TaskList & Partial<Record<keyof Jobs, unknown>>

/** When the periodic ones run, in the notation of crontab (UTC). */
export const crontab = '* * * * * tidy ?max=1'
