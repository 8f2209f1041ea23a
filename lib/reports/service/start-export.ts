import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Staff } from '../../auth/schema.ts'
import { requiredEnv } from '../../env.ts'
import { property } from '../../property.ts'
import { gate } from '../../shared/gate.ts'
import type { Report, ReportFormat } from '../schema.ts'

/** The input of the thread. */
export type ExportJob = {
  format: ReportFormat
  farm: string
  report: Report
  /** ISO, when the report was made. */
  madeAt: string
  databaseUrl: string
}

// Not part of Next's bundle: Node runs the file as it stands, from the project's folder, which every start
// of the process makes its own.
const workerFile = ['lib', 'reports', 'service', 'export-worker.ts']
const limits = { maxOldGenerationSizeMb: 768 }
const maxMs = 5 * 60_000
// A thread of its own takes a core of its own; the other cores are for everybody else.
const atOnce = gate(1)

/**
 * Makes a file of a report in a thread of its own and returns its bytes as they come. The thread waits until
 * the last piece has been taken, so that a slow download fills no memory. Rejects if not even a first piece
 * came; after that, what goes wrong breaks the stream off. `_by`: the thread reads every booking of the range.
 */
export function startExport(
  _by: Staff,
  format: ReportFormat,
  report: Report,
  now: Date,
): Promise<ReadableStream<Uint8Array>> {
  const job: ExportJob = {
    format,
    farm: property.name,
    report,
    madeAt: now.toISOString(),
    databaseUrl: requiredEnv('DATABASE_URL'),
  }
  return new Promise((resolve, reject) => {
    void atOnce(() => runThread(job, resolve, reject))
  })
}

type Piece = Uint8Array<ArrayBuffer>

/** Settles when the thread has ended. */
function runThread(
  job: ExportJob,
  opened: (stream: ReadableStream<Uint8Array>) => void,
  failed: (error: unknown) => void,
): Promise<void> {
  const worker = new Worker(join(/* turbopackIgnore: true */ process.cwd(), ...workerFile), {
    workerData: job,
    resourceLimits: limits,
    execArgv: [],
    // React is faster for those who only use it.
    env: { NODE_ENV: 'production' },
  })
  const timer = setTimeout(() => worker.terminate(), maxMs)
  const pieces = receive(worker)
  pieces.next().then(
    ({ value: first, done }) => {
      if (done) return failed(new Error('The export came to nothing.'))
      opened(streamOf(first, pieces, worker))
    },
    (error) => failed(error),
  )
  return new Promise((resolve) => {
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

// Each piece is asked for, and a thread that ends before the last one has failed.
async function* receive(worker: Worker): AsyncGenerator<Piece, undefined> {
  const ended = new Promise<never>((_, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The export broke off.')))
  })
  ended.catch(() => undefined)
  for (;;) {
    const next = new Promise<Piece | null>((resolve) => worker.once('message', resolve))
    worker.postMessage('next')
    const piece = await Promise.race([next, ended])
    if (!piece) return undefined
    yield piece
  }
}

function streamOf(
  first: Piece,
  pieces: AsyncGenerator<Piece, undefined>,
  worker: Worker,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(first),
      pull: async (controller) => {
        const { value, done } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => {
        await worker.terminate()
      },
    },
    { highWaterMark: 1 },
  )
}
