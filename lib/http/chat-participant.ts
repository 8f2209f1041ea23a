import { findParticipant } from '../chat/queries.ts'
import { keptDays } from '../chat/rules/visitor.ts'
import type { Participant } from '../chat/schema.ts'
import { randomSecret } from '../shared/random.ts'
import { Refusal } from '../shared/refusal.ts'
import { cookieLine, secretIn } from './cookies.ts'
import { type Asked, staffOfRequest } from './session.ts'

const name = 'dontali-chat'

type Claim = {
  chatId: string
  /** True if the request says that it comes from staff: then it must. */
  claimsStaff?: boolean
  /** True if this visit keeps a staff session alive. */
  use?: boolean
}

/**
 * Returns who asks, in which conversation: its visitor by the cookie, or staff by their session; what the request
 * says of itself is only compared. 403 `forbidden` for a visitor who claims to be staff, 404 for a conversation
 * that is not there or not the asker's.
 */
export async function requireParticipant(
  request: Asked,
  { chatId, claimsStaff = false, use = false }: Claim,
): Promise<Participant> {
  const staff = await staffOfRequest(request, use)
  if (claimsStaff && !staff) throw new Refusal('forbidden')
  const cookie = claimsStaff ? undefined : secretIn(request.cookies, name)
  const participant = await findParticipant(chatId, { cookie, staff })
  if (!participant) throw new Refusal('not_found')
  return participant
}

/** The secret of the visitor's browser, which opens all conversations it has started, and the line that sets it. */
export function keepVisitor(request: Asked): { secret: string; line: string } {
  const secret = secretIn(request.cookies, name) ?? randomSecret()
  return { secret, line: cookieLine(name, secret, keptDays * 86_400) }
}
