import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Postmaster = { pid: number; port: number; status: string | undefined }

/** The server that runs on a data directory, as its postmaster.pid says. */
export async function runningPostmaster(dataDir: string): Promise<Postmaster | undefined> {
  const found = await readPidFile(dataDir)
  return found && (await isServerOf(found.pid, dataDir)) ? found : undefined
}

/**
 * Removes a postmaster.pid that names a process which is not, or no longer, the server of this folder: PostgreSQL itself
 * only sees that the number is in use and would refuse to start. That happens after a restart of the machine or the
 * container, and where nothing cleans up ended processes. A number that is free is left to PostgreSQL, which then looks for
 * what the old server may have left, too.
 */
export async function dropStalePidFile(dataDir: string): Promise<void> {
  const found = await readPidFile(dataDir)
  if (!found || !isTaken(found.pid) || (await isServerOf(found.pid, dataDir))) return
  // Workers of a killed server leave by themselves; they must not meet a new one on the same files.
  for (let waited = 0; waited < 50 && (await hasWorkers(dataDir)); waited++) await wait(100)
  await rm(join(dataDir, 'postmaster.pid'), { force: true })
}

// The file's lines: pid, data directory, start time, port, socket directory, address, memory key, status.
async function readPidFile(dataDir: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  return lines[0] ? { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7] } : undefined
}

// A pid comes round again, also as that of another PostgreSQL: it must be one that has not ended and works in this folder.
async function isServerOf(pid: number, dataDir: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const place = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    return /^\d+ \(postgres\) [^ZX]/.test(stat) && place === (await realpath(dataDir))
  }
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'stat=,args=']).catch(() => ({
    stdout: '',
  }))
  return /^[^Z]\S*\s+\S*postgres\s/.test(stdout) && stdout.includes(dataDir)
}

/** Returns true if a process has this number, whichever it is. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// Every process of a server works in its data directory.
async function hasWorkers(dataDir: string): Promise<boolean> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const places = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')))
  return places.includes(await realpath(dataDir))
}
