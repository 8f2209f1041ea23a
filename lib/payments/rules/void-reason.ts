/** The reason that is stored with a payment voided by an undo, in rows of every release so far; screens say "undone". */
export const undone = 'taken back'
