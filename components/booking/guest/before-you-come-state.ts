import type { Arrival, ToldArrival } from '#lib/booking/rules/told.ts'
import type { Trouble } from '../troubles.ts'

/** The reason why something was not saved: no good answer, another page was quicker, or the time for it is over. */
export type Failure = { why: 'trouble'; trouble: Trouble } | { why: 'stale' | 'late' }

export type BeforeState = {
  /** All as it stands on the page, and as the server had it last. */
  shown: ToldArrival
  stored: ToldArrival
  /** The changes that no request has taken yet, and those that one has under way. */
  waiting: Partial<Arrival>
  sent: Partial<Arrival> | null
  failure: Failure | null
}

export type BeforeAction =
  | { type: 'typed'; changes: Partial<Arrival> }
  | { type: 'sending' }
  | { type: 'saved'; told: ToldArrival }
  | { type: 'failed'; failure: Failure }
  | { type: 'again' }
  /** The page has been loaded anew. */
  | { type: 'fresh'; told: ToldArrival }

export function beginWith(told: ToldArrival): BeforeState {
  return { shown: told, stored: told, waiting: {}, sent: null, failure: null }
}

/**
 * Returns the state after an action. What was typed stays, whatever comes from elsewhere; the rest follows what is stored.
 * Only what another page has made impossible is given up.
 */
export function beforeReducer(state: BeforeState, action: BeforeAction): BeforeState {
  const { waiting, sent } = state
  switch (action.type) {
    case 'typed':
      return {
        ...state,
        shown: { ...state.shown, ...action.changes },
        waiting: { ...waiting, ...action.changes },
        failure: null,
      }
    case 'sending':
      return { ...state, waiting: {}, sent: waiting, failure: null }
    case 'saved':
      return { ...newest(state, action.told), sent: null }
    case 'failed':
      if (action.failure.why !== 'trouble') {
        return { ...beginWith(state.stored), failure: action.failure }
      }
      return { ...state, waiting: { ...sent, ...waiting }, sent: null, failure: action.failure }
    case 'again':
      return { ...state, failure: null }
    case 'fresh':
      return newest(state, action.told)
  }
}

// An answer may have been overtaken by a newer one. What was just sent stays as it was typed, too: the server takes spaces
// away, which the next word needs.
function newest(state: BeforeState, told: ToldArrival): BeforeState {
  const { shown, stored, sent, waiting } = state
  if ((told.saved_at ?? '') < (stored.saved_at ?? '')) return state
  const own = Object.keys({ ...sent, ...waiting }) as (keyof Arrival)[]
  const typed = Object.fromEntries(own.map((name) => [name, shown[name]]))
  return { ...state, stored: told, shown: { ...told, ...typed } }
}

/** Returns true if something waits to be sent, and may be. */
export function isToSend({ waiting, sent, failure }: BeforeState): boolean {
  return !sent && !failure && Object.keys(waiting).length > 0
}
