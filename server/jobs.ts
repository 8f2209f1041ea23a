import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger, type Runner, run } from 'graphile-worker'
import { noteLostMail } from '../lib/booking/commands/note-lost-mail.ts'
import { pool } from '../lib/db/client.ts'
import { startLive, stopLive } from '../lib/db/live.ts'
import type { Jobs } from '../lib/jobs/queue.ts'
import { freeLostJobs } from '../lib/jobs/tidy.ts'
import { log } from '../lib/log.ts'
import { backupTimes, crontab, tasks } from './tasks.ts'

/** Makes a backup if one is due. */
export type BackUp = () => Promise<void>
export type RunningJobs = { stop(): Promise<void> }

/**
 * Starts the work behind the pages and the LISTEN connection, which carries the name of the workers so
 * that other processes can tell whose jobs are in good hands. Workers that give up are started again.
 * `backUp`, if there is one, is called every five minutes.
 */
export async function startJobs(backUp?: BackUp): Promise<RunningJobs> {
  let stopping = false
  let runner = await startWorkers(backUp)
  const supervise = async () => {
    while (!stopping) {
      await runner.promise.catch((error) => log.error({ err: error }, 'jobs failed'))
      for (let pause = 500; !stopping; pause = Math.min(pause * 2, 10_000)) {
        await wait(pause)
        const next = await startWorkers(backUp).catch(() => undefined)
        if (next) {
          runner = next
          break
        }
      }
    }
  }
  void supervise()
  return {
    stop: async () => {
      stopping = true
      await runner.stop().catch(() => undefined)
      await stopLive()
    },
  }
}

async function startWorkers(backUp: BackUp | undefined): Promise<Runner> {
  const events = new EventEmitter()
  let name = 'dontali'
  events.once('pool:create', ({ workerPool }) => {
    name = workerPool.id
  })
  events.on('job:failed', ({ job }) => {
    if (job.task_identifier !== 'send_booking_mail') return
    const mail = job.payload as Jobs['send_booking_mail']
    noteLostMail(mail).catch((error) => log.error({ err: error }))
  })
  const runner = await run({
    pgPool: pool(),
    // A restored database may hold a job of backups where none are made.
    taskList: { ...tasks, back_up: async () => backUp?.() },
    crontab: backUp ? `${crontab}\n${backupTimes}` : crontab,
    concurrency: 3,
    noHandleSignals: true,
    pollInterval: 2_000,
    events,
    logger,
  })
  await stopLive()
  await startLive(name)
  await freeLostJobs()
  return runner
}

// Names and numbers of jobs, never what is in them.
const logger = new Logger(() => (level, message) => {
  const of = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const
  log[of[level]]({ jobs: message.split('\n')[0] })
})
