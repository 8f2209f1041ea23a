/**
 * The sentence about a mail that waits for the time to undo. It names no seconds: those stand at the button, and count down there.
 */
export const mailLeaves = 'The guest’s mail leaves when the time to undo is over.'
