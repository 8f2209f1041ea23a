import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('kit')

/**
 * Returns the sentence about an e-mail that is sent when the undo time ends. It names no seconds: the button shows those, counting down.
 */
export function mailLeaves(): string {
  return t('undo.mailLeaves')
}

/** Returns that something couldn't be undone, with the reason as a sentence. */
export function notUndone(why: string): string {
  return t('notUndone', { why })
}
