import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'

const longMs = 5 * 60_000

/**
 * Runs a source file in a thread of its own with a job as its `workerData`, and returns what it posts first. Rejects if
 * that fails, needs too much memory (`ERR_WORKER_OUT_OF_MEMORY`) or time (an AbortError), by default 768 MB or five minutes.
 */
export async function runThread<Made>(
  file: string,
  job: object,
  { memoryMb = 768, maxMs = longMs } = {},
): Promise<Made> {
  const worker = new Worker(file, {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    execArgv: [],
    env: threadEnv(),
  })
  try {
    // An error of the thread rejects this, too.
    const [made] = await once(worker, 'message', { signal: AbortSignal.timeout(maxMs) })
    return made
  } finally {
    await worker.terminate()
  }
}

/** The environment of a thread: no setting of the site. Where Node keeps what it has compiled, a thread takes it from there. */
export function threadEnv(): NodeJS.ProcessEnv {
  // It ends with the version of Node.
  const compiled = getCompileCacheDir()
  // React is faster for those who only use it.
  return { NODE_ENV: 'production', ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }) }
}
