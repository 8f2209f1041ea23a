import { isLockHeld, keepLock, notify } from '../../db/live.ts'
import { log } from '../../log.ts'
import { tellState } from './feed.ts'
import { hub } from './hub.ts'

// The lock by which a process tells that staff are connected to it.
const staffLock = 1
// A browser that comes back at once, after a reload say, has not left.
const graceMs = 3_000
// A page of staff answers each heartbeat of its stream, every 15 seconds. A lid that was closed or a connection
// that hangs answers none, although TCP may believe in it for a quarter of an hour.
const trustMs = 45_000

/** Asks whether a member of staff is connected to any process, and tells all readers if that has changed. */
export function askPresence(): Promise<boolean> {
  // Concurrent calls share one question.
  hub.asking ??= isLockHeld(staffLock)
    .then((online) => {
      const changed = online !== hub.staffOnline
      hub.staffOnline = online
      if (changed) for (const feed of hub.feeds.values()) tellState(feed)
      return online
    })
    .finally(() => {
      delete hub.asking
    })
  return hub.asking
}

/** Notes that a member of staff has connected to this process; the returned function notes that they have gone. */
export function staffArrived(): () => void {
  hub.staffHere += 1
  staffHeard()
  const leave = () => {
    hub.staffHere -= 1
    showPresence()
  }
  return () => void setTimeout(leave, graceMs).unref()
}

/** Notes that a page of staff has answered a heartbeat. */
export function staffHeard(): void {
  hub.staffHeardAt = performance.now()
  showPresence()
}

/** Tells all processes whether staff are connected to this one and answer, when that has changed. */
export function showPresence(): void {
  const now = hub.staffHere > 0 && performance.now() - hub.staffHeardAt < trustMs
  if (now === hub.staffTold) return
  hub.staffTold = now
  keepLock(staffLock, now)
    .then(() => notify('chat', '{}'))
    .catch((error) => log.warn({ err: error }, 'presence'))
}
