import { callApi } from '#lib/shared/api.ts'
import { pause } from '#lib/shared/pause.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { quietOrSignIn } from './or-sign-in.ts'
import { createSlowAnswers } from './slow-answers.ts'

type Answer = { status: number; text: string; retry_after: string | null }

const everyMs = 3_000
const clear = ['not_done', 'done_unseen', 'sign_in_required']

/** The answers of which nobody knows yet what became of them. */
export const lostAnswers = createSlowAnswers(everyMs / 2)

/**
 * Asks what the server answered to a request whose answer got lost, until it says so. Throws `not_done` if the request was
 * not carried out and never will be, and `done_unseen` if it was, but the answer is gone.
 */
export function lookUp(key: string): Promise<Answer> {
  return lostAnswers.watch(ask(key))
}

async function ask(key: string): Promise<Answer> {
  for (;;) {
    try {
      const asked = { method: 'POST', repeats: true }
      const call = callApi<{ answer: Answer }>(`desk/requests/${key}?poll=1`, asked)
      return (await quietOrSignIn(call)).answer
    } catch (error) {
      if (error instanceof Refusal && clear.includes(error.code)) throw error
    }
    await pause(everyMs)
  }
}
