import { pool } from '../db/client.ts'
import { isSignShown, showSign } from '../db/live.ts'
import { log } from '../log.ts'

// The sign by which a process says that staff are connected to it.
const staffHere = 1
// A browser that comes back at once, after a reload say, has not left.
const graceMs = 3_000

type Presence = { here: number; online: boolean; change: () => void; asking?: Promise<boolean> }

// The server and Next's bundle each have their own copy of this module.
const shared = globalThis as { dontaliPresence?: Presence }

function presence(): Presence {
  shared.dontaliPresence ??= { here: 0, online: false, change: () => undefined }
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
  if (state.here === 1) tellAll(true)
  return () => {
    state.here -= 1
    setTimeout(() => state.here === 0 && tellAll(false), graceMs).unref()
  }
}

function tellAll(here: boolean): void {
  showSign(staffHere, here)
    .then(() => pool().query("SELECT pg_notify('chat', '{}')"))
    .catch((error) => log.warn({ err: error }, 'presence'))
}
