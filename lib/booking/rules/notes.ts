/** Characters of the reason of a rejection, at most. */
export const maxNoteLength = 500
/** Characters of what a guest notes with a booking, at most. */
export const maxGuestNoteLength = 500
