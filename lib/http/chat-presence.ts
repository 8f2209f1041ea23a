import { pool } from '../db/client.ts'
import { isSignShown, showSign } from '../db/live.ts'
import { log } from '../log.ts'

// The sign by which a process says that staff are connected to it.
const staffHere = 1
// A browser that comes back at once, after a reload say, has not left.
const graceMs = 3_000
// A page of staff answers each sign of life of its stream, every 15 seconds. A lid that was closed or a line that
// hangs answers none, although TCP may believe in it for a quarter of an hour.
const trustMs = 45_000

type Presence = {
  /** Streams of staff that are open here. */
  here: number
  /** When staff, connected to whichever process, last gave a sign of life. */
  heardAt: number
  shown: boolean
  online: boolean
  change: () => void
  asking?: Promise<boolean>
}

// The server and Next's bundle each have their own copy of this module.
const shared = globalThis as { dontaliPresence?: Presence }

function presence(): Presence {
  shared.dontaliPresence ??= {
    here: 0,
    heardAt: 0,
    shown: false,
    online: false,
    change: () => undefined,
  }
  return shared.dontaliPresence
}

/** Whether a member of staff was connected to any process when it was last asked. */
export function isStaffOnline(): boolean {
  return presence().online
}

/** What to do when that changes. */
export function onPresenceChange(change: () => void): void {
  presence().change = change
}

/** Asks anew whether a member of staff is connected to any process. Questions at the same moment are one. */
export function askPresence(): Promise<boolean> {
  const state = presence()
  state.asking ??= isSignShown(pool(), staffHere)
    .then((online) => {
      const changed = online !== state.online
      state.online = online
      if (changed) state.change()
      return online
    })
    .finally(() => {
      delete state.asking
    })
  return state.asking
}

/** A member of staff has connected to this process; the returned function says that they have gone. */
export function staffArrived(): () => void {
  const state = presence()
  state.here += 1
  staffLives()
  const leave = () => {
    state.here -= 1
    showPresence()
  }
  return () => void setTimeout(leave, graceMs).unref()
}

/** A page of staff has given a sign of life. */
export function staffLives(): void {
  presence().heardAt = performance.now()
  showPresence()
}

/** Says to all processes whether staff are connected to this one and live, when that has changed. */
export function showPresence(): void {
  const state = presence()
  const now = state.here > 0 && performance.now() - state.heardAt < trustMs
  if (now === state.shown) return
  state.shown = now
  showSign(staffHere, now)
    .then(() => pool().query("SELECT pg_notify('chat', '{}')"))
    .catch((error) => log.warn({ err: error }, 'presence'))
}
