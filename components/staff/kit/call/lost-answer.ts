import { call } from '#calls/client.ts'
import type { Sent } from '#lib/shared/api.ts'
import { pause } from '#lib/shared/pause.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { createSlowAnswers } from './slow-answers.ts'
import { quietlyWithSignIn } from './with-sign-in.ts'

const everyMs = 3_000
const clear = ['not_done', 'done_unseen', 'sign_in_required']

/** Calls whose outcome isn't known yet. */
export const lostAnswers = createSlowAnswers(everyMs / 2)

/**
 * Asks what the server answered to a request whose answer got lost, until it says so. Throws `not_done` if the request was
 * not carried out and never will be, and `done_unseen` if it was, but the answer is gone.
 */
export function lookUp(key: string): Promise<Sent> {
  return lostAnswers.watch(ask(key))
}

async function ask(key: string): Promise<Sent> {
  for (;;) {
    try {
      const asked = { params: { key }, poll: true, repeats: true }
      return (await quietlyWithSignIn(call('POST desk/requests/[key]', asked))).answer
    } catch (error) {
      if (error instanceof Refusal && clear.includes(error.code)) throw error
    }
    await pause(everyMs)
  }
}
