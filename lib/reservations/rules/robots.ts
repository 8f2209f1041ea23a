/** Returns true if what was typed is the captcha's word: letter case and spaces around it do not count. */
export function isCaptcha(typed: string, word: string): boolean {
  return typed.trim().toLowerCase() === word.trim().toLowerCase()
}

// A person needs more than two seconds from the QR code to the upload.
const quickestMs = 2_000

/**
 * Returns how long, in milliseconds, a booking waits that comes sooner after its hold than a person can send it;
 * usually 0. It is not refused: a guest who has paid must never be, and one who is quick with a filled-in form has
 * still taken the hold before the payment. A robot merely gets on no faster than a person.
 */
export function waitAfterHold(heldAt: Date, now: Date): number {
  return Math.min(quickestMs, Math.max(0, heldAt.getTime() + quickestMs - now.getTime()))
}
