declare const authority: unique symbol

/**
 * The authority of a signed-in member of staff. Only lib/auth makes one, from a live session, and every
 * command that changes what guests see takes one: to have no session is a type error, not a forgotten check.
 */
export type Staff = {
  readonly id: string
  readonly email: string
  readonly sessionId: string
  readonly [authority]: true
}
