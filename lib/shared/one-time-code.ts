import { createHmac } from 'node:crypto'

/** A code works for ten minutes from the moment it was asked for. */
export const codeLifeMs = 10 * 60_000

/**
 * The six digits of a sign-in code, derived from its row's id and the service's secret: what is stored
 * tells nobody the code, and a mail that is sent again carries the same one.
 */
export function oneTimeCode(id: string, secret: string): string {
  const digest = createHmac('sha256', secret).update(`sign-in code ${id}`).digest()
  // 48 bits against a million: the bias is far below one in a hundred million.
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}
