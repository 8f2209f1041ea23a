import { Refusal, type RefusalCode } from '#lib/shared/refusal.ts'

/** Sentences by the code of a refusal. */
export type Words = Partial<Record<RefusalCode | 'noAnswer', string>>

/**
 * Returns the English sentence that says why a call failed: the one that `words` has for the refusal's code, otherwise
 * the refusal's own; for a call that got no answer, `words.noAnswer`.
 */
export function sayWhy(error: unknown, words: Words = {}): string {
  if (!(error instanceof Refusal)) return words.noAnswer ?? 'The server did not answer.'
  return words[error.code] ?? error.message
}
