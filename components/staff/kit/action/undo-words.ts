/**
 * The sentence about an e-mail that is sent when the undo time ends. It names no seconds: the button shows those, counting down.
 */
export const mailLeaves = 'The guest’s e-mail goes out when the undo time ends.'
