import { Refusal, type RefusalCode } from '#lib/shared/refusal.ts'

export type Words = Partial<Record<RefusalCode, string>>

/** Why something failed, as a sentence; `isDone` if at least part of it was done all the same and only the answer is gone. */
export type Why = { text: string; isDone: boolean }

/** Returns why a call failed: in the sentence that `words` has for the refusal's code, otherwise in the refusal's own. */
export function whyOf(error: unknown, words: Words = {}): Why {
  if (!(error instanceof Refusal)) return notDone('The server didn’t answer.')
  const isDone = error.code === 'done_unseen'
  return { text: words[error.code] ?? error.message, isDone }
}

/** Returns a sentence of the page's own, where nothing was sent. */
export function notDone(text: string): Why {
  return { text, isDone: false }
}

/** Returns only the sentence of {@link whyOf}, for a place that says nothing of what was done. */
export function sayWhy(error: unknown, words?: Words): string {
  return whyOf(error, words).text
}
