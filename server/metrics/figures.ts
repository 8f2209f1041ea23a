import type { monitorEventLoopDelay } from 'node:perf_hooks'
import { pool } from '../../lib/db/client.ts'
import { decode } from '../../lib/files/service/decoders.ts'
import { readFigures } from '../../lib/health/queries.ts'
import { sentMails } from '../../lib/mail/transport.ts'
import { countOpenStreams } from '../../lib/shared/event-stream.ts'
import type { Family } from './exposition.ts'

type Samples = Family['samples']

/** The pause after which the event loop is looked at again, which is part of what is measured. */
export const delayStepMs = 10

const gauge = (name: string, help: string, ...samples: Samples): Family => ({
  name,
  help,
  type: 'gauge',
  samples,
})
const counter = (name: string, help: string, ...samples: Samples): Family => ({
  name,
  help,
  type: 'counter',
  samples,
})

/** The figures of this process. `delay`: of the event loop, in nanoseconds, since they were read the last time. */
export function processFigures(delay: ReturnType<typeof monitorEventLoopDelay>): Family[] {
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const { totalCount, idleCount, waitingCount } = pool()
  const seconds = (percent: number) =>
    Math.max(0, delay.percentile(percent) / 1e9 - delayStepMs / 1_000)
  return [
    gauge('process_resident_memory_bytes', 'Memory of this process.', [rss]),
    gauge('nodejs_heap_used_bytes', 'JavaScript objects.', [heapUsed]),
    gauge('nodejs_external_memory_bytes', 'Memory that objects hold outside the heap.', [external]),
    counter('process_cpu_seconds_total', 'Processor time.', [(user + system) / 1e6]),
    gauge('process_start_time_seconds', 'The start, as Unix time.', [
      performance.timeOrigin / 1_000,
    ]),
    gauge(
      'dontali_event_loop_delay_seconds',
      'Delays of the event loop since the last time these figures were read.',
      ...[50, 90, 99, 100].map((percent): Samples[0] => [
        seconds(percent),
        { quantile: percent / 100 },
      ]),
    ),
    gauge(
      'dontali_database_connections',
      'Connections of the pool.',
      [idleCount, { state: 'idle' }],
      [totalCount - idleCount, { state: 'used' }],
    ),
    gauge('dontali_database_waiting', 'Work waiting for a connection.', [waitingCount]),
    gauge(
      'dontali_pictures_waiting',
      'Pictures waiting to be decoded.',
      [decode.payments.waiting(), { queue: 'payments' }],
      [decode.others.waiting(), { queue: 'others' }],
    ),
    gauge('dontali_streams_open', 'Open event streams.', [countOpenStreams()]),
    counter(
      'dontali_mails_total',
      'Attempts by this process to send an e-mail.',
      [sentMails.delivered, { result: 'delivered' }],
      [sentMails.failed, { result: 'failed' }],
    ),
  ]
}

/** The figures that all processes share, and those of the disk. Rejects while the database is away. */
export async function databaseFigures(): Promise<Family[]> {
  const { mails, queue, disk, backups } = await readFigures()
  const families = [
    gauge('dontali_jobs_waiting', 'Jobs that could be done now.', [queue.waiting]),
    gauge('dontali_jobs_oldest_seconds', 'Age of the first of them.', [queue.oldest]),
    gauge('dontali_jobs_failed', 'Jobs that are no longer tried.', [queue.failed]),
    gauge('dontali_mails_waiting', 'E-mails still to be sent.', [mails.waiting]),
    gauge('dontali_mails_oldest_seconds', 'Age of the first of them.', [mails.oldest]),
    gauge('dontali_mails_given_up', 'E-mails that couldn’t be sent in the last day.', [
      mails.failed,
    ]),
    gauge('dontali_disk_free_bytes', 'Free disk at DATA_DIR.', [disk.free]),
    gauge('dontali_disk_total_bytes', 'The size of that disk.', [disk.total]),
  ]
  if (!backups?.last) return families
  const time = backups.last.getTime() / 1_000
  return [
    ...families,
    gauge('dontali_backup_last_good_time_seconds', 'The last good backup, as Unix time.', [time]),
  ]
}
