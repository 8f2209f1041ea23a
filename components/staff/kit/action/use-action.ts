'use client'

import { type Words, whyOf } from '#components/ui/say-why.ts'
import { undoSeconds } from '#lib/booking/rules/undo.ts'
import { withSignIn } from '../call/with-sign-in.ts'
import type { Toast } from '../toast/messages.ts'
import { useToast } from '../toast/toast.ts'
import { expectGuarded } from './guarded.ts'
import { keepFocus, whenFocusLost } from './keep-focus.ts'
import { type Ids, useIds } from './use-ids.ts'

/** The words after an action: a success, unless it says otherwise. `undo` is the action that takes it back. */
export type Notice = Pick<Toast, 'text' | 'link'> & {
  tone?: Toast['tone']
  /** `ms` is the time that the server gave for it, where it isn't the usual one. */
  undo?: { ms?: number; action: Action } | undefined
}

/** Something that a press does: its call, and what is said about it. */
// biome-ignore lint/suspicious/noExplicitAny: what a call answers concerns its own action only
export type Action<Answer = any> = {
  /** The id of what is changed: a newer message takes the place of an older one, and the keys stay on it. */
  about: string
  call: () => Promise<Answer>
  done: (answer: Answer) => string | Notice
  /** Says that the server refused, with its reason as a sentence; without it that reason is all that's said. */
  refused?: (why: string, error: unknown) => string | Notice | Promise<Notice>
  /** Sentences for some refusals, instead of the server's own. */
  words?: Words
  /** Gives the keys another place than what is changed, which may be gone by then. */
  focus?: () => void
}

type Desk = {
  toast: (toast: Toast) => void
  busy: Ids
  refresh: (about: string) => unknown
}

/**
 * Carries out what staff press: calls the server, says how it went, lets it be taken back, and calls `refresh`. If the
 * session has ended it opens sign-in. An answer that gets lost is looked up (see lookUp), so that `refused` runs only when
 * the server really refused.
 */
export function useAction(refresh: Desk['refresh']) {
  const toast = useToast()
  const busy = useIds()
  const desk = { toast, busy, refresh }
  return {
    /** The ids of those that are being changed now. */
    busy: busy as Pick<Ids, 'has'>,
    /** Carries out an action. Returns the server's answer, or null without one. */
    run: <Answer>(action: Action<Answer>) => carryOut(desk, action),
    /** Carries out something of a form's, during which the thing counts as being changed. */
    during: async <Result>(about: string, work: () => Promise<Result>): Promise<Result> => {
      busy.add(about)
      return work().finally(() => busy.remove(about))
    },
    /** Says that something was done which was not carried out by `run`, as by the button of a form. */
    tell: (about: string, told: string | Notice) => tell(desk, about, told),
  }
}

async function carryOut<Answer>(desk: Desk, action: Action<Answer>): Promise<Answer | null> {
  expectGuarded()
  const { about, call, done, focus } = action
  const begun = performance.now()
  desk.busy.add(about)
  try {
    const answer = await withSignIn(call())
    tell(desk, about, done(answer), performance.now() - begun)
    return answer
  } catch (error) {
    tell(desk, about, await sayRefused(error, action))
    return null
  } finally {
    await desk.refresh(about)
    desk.busy.remove(about)
    if (focus) whenFocusLost(focus)
    else keepFocus(about)
  }
}

/** Says how an action went whose answer took so many milliseconds: the time to undo ends no later here than at the server. */
function tell(desk: Desk, about: string, told: string | Notice, took = 0): void {
  const { undo, tone = 'success', ...words } = typeof told === 'string' ? { text: told } : told
  const ms = (undo?.ms ?? undoSeconds * 1000) - took
  const run = () => undo && void carryOut(desk, undo.action)
  desk.toast({ ...words, tone, about, ...(undo && ms > 0 && { undo: { ms, run } }) })
}

async function sayRefused<Answer>(
  error: unknown,
  { refused, words }: Action<Answer>,
): Promise<Notice> {
  const { text: why, isDone } = whyOf(error, words)
  if (isDone) return { tone: 'error', text: why }
  const told = refused ? await refused(why, error) : why
  return { tone: 'error', ...(typeof told === 'string' ? { text: told } : told) }
}
