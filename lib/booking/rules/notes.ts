/** Characters of the reason of a rejection, at most. */
export const maxNoteLength = 500
