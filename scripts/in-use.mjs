// Runs on the machine's own Node (20 or later) with nothing installed: plain JavaScript, no packages.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stop } from './steps.mjs'

const folderOf = (dist) => join(dist, '.in-use-by')

/** Notes that this process serves the build in the folder `dist`, until it ends. */
export function markInUse(dist) {
  const mark = join(folderOf(dist), String(process.pid))
  try {
    mkdirSync(folderOf(dist), { recursive: true })
    // A process that has become another program, or was killed, left its mark.
    for (const pid of marksOf(dist)) if (!isRunning(dist, pid)) rmSync(join(folderOf(dist), pid))
    writeFileSync(mark, startOf(process.pid))
    process.once('exit', () => rmSync(mark, { force: true }))
  } catch {
    // Who may not write here is served by a build that its owner replaces.
  }
}

/** Throws Stop while another process serves the build in the folder `dist`: a new one would pull it from under it. */
export function requireUnused(dist) {
  const pid = servingPid(dist)
  if (!pid) return
  throw new Stop(
    `Another instance of this checkout (process ${pid}) is serving the build in ${dist}, and a new build would replace it.\nStop that one first, or give this one its own build: NEXT_DIST_DIR=.next-2`,
  )
}

/**
 * Throws Stop while another process serves any build of the checkout in the folder `root`: all of them use its packages and
 * its database client.
 */
export function requireIdle(root) {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name } of folders) {
    const dist = join(root, name)
    const pid = servingPid(dist)
    if (!pid) continue
    throw new Stop(
      `This checkout is serving a site (process ${pid}), and its packages need updating.\nNothing was changed. Stop that process first, then start again.`,
    )
  }
}

// The process that serves a build, other than this one; undefined if there is none.
function servingPid(dist) {
  return marksOf(dist).find((mark) => isRunning(dist, mark))
}

function marksOf(dist) {
  try {
    return readdirSync(folderOf(dist))
  } catch {
    return []
  }
}

function isRunning(dist, pid) {
  if (pid === String(process.pid)) return false
  return runs(pid, readFileSync(join(folderOf(dist), pid), 'utf8'))
}

/** Returns true if the process that began at `start` (see {@link startOf}) still runs; its number comes round again. */
export function runs(pid, start) {
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    // EPERM: it runs, as another user.
    if (error.code !== 'EPERM') return false
  }
  return start === startOf(pid)
}

/** Returns when a process began, in the system's ticks; empty where the system does not say (outside of Linux). */
export function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? ''
  } catch {
    return ''
  }
}
