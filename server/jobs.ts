import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger, type Runner, type RunnerOptions, run } from 'graphile-worker'
import type { Pool } from 'pg'
import { pool } from '../lib/db/client.ts'
import { startLive, stopLive } from '../lib/db/live.ts'
import { noteLostMail } from '../lib/desk/commands/note-lost-mail.ts'
import type { Jobs } from '../lib/jobs/queue.ts'
import { log } from '../lib/log.ts'
import { type BackUp, lanesOf } from './tasks.ts'
import { freeLostJobs } from './tidy.ts'

export type RunningJobs = { stop(): Promise<void> }

/** The workers of all lanes. `ended` settles when those of one have given up, and all have stopped. */
type Workers = { ended: Promise<void>; stop(): Promise<void> }

/**
 * Starts the work behind the pages and the LISTEN connection, which carries the name of the workers so
 * that other processes can tell whose jobs are in good hands. Workers that give up are started again.
 * `backUp`, if there is one, is called every five minutes.
 */
export async function startJobs(backUp?: BackUp): Promise<RunningJobs> {
  let stopping = false
  let workers = await startWorkers(backUp)
  const supervise = async () => {
    while (!stopping) {
      await workers.ended.catch((error) => log.error({ err: error }, 'jobs failed'))
      for (let pause = 500; !stopping; pause = Math.min(pause * 2, 10_000)) {
        await wait(pause)
        const next = await startWorkers(backUp).catch(() => undefined)
        if (next) {
          workers = next
          break
        }
      }
    }
  }
  void supervise()
  return {
    stop: async () => {
      stopping = true
      await workers.stop()
      await stopLive()
    },
  }
}

async function startWorkers(backUp: BackUp | undefined): Promise<Workers> {
  const names: string[] = []
  const events = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => names.push(workerPool.id))
  events.on('job:failed', ({ job }) => {
    if (job.task_identifier !== 'send_booking_mail') return
    const mail = job.payload as Jobs['send_booking_mail']
    noteLostMail(mail, { isRefused: false }).catch((error) => log.error({ err: error }))
  })
  const runners: Runner[] = []
  const stop = async () => {
    await Promise.allSettled(runners.map((runner) => runner.stop()))
  }
  try {
    for (const lane of lanesOf(backUp)) runners.push(await startLane({ ...lane, events }, pool()))
  } catch (error) {
    await stop()
    throw error
  }
  await stopLive()
  await startLive(names.join(' '))
  await freeLostJobs()
  // If one lane gives up, both restart.
  const ended = Promise.race(runners.map(({ promise }) => promise)).finally(stop)
  return { ended, stop }
}

// Names and numbers of jobs, never what is in them.
const logger = new Logger(() => (level, message) => {
  const of = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const
  log[of[level]]({ jobs: message.split('\n')[0] })
})

// A worker that could not store how a job ended gives up, and the restarted ones find the job free. The queue does so only
// where outcomes may wait for others (0 milliseconds here); otherwise no worker takes such a job for four hours.
const worker = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }
const common = { noHandleSignals: true, pollInterval: 2_000, logger, preset: { worker } }

/** Starts the workers of a lane. They end where the outcome of a job could not be stored; see {@link Runner.promise}. */
export function startLane(lane: RunnerOptions, database: Pool): Promise<Runner> {
  return run({ ...lane, ...common, pgPool: database })
}
