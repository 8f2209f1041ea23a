/** "12 Dec, 08:58": an instant on a guest's own page, by the clock of the farm. */
export const shortInstant: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}

/** "12 December at 08:58": the same in a sentence, in full. */
export const instantInSentence: Intl.DateTimeFormatOptions = { ...shortInstant, month: 'long' }
