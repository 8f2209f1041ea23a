import { findParticipant } from '../chat/queries.ts'
import { keptDays } from '../chat/rules.ts'
import type { Participant } from '../chat/schema.ts'
import { publicUrl } from '../env.ts'
import { randomSecret } from '../shared/random.ts'
import { Refusal } from '../shared/refusal.ts'
import { type Asked, staffOfRequest } from './session.ts'

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
  const cookie = claimsStaff ? undefined : visitorCookie(request)
  const participant = await findParticipant(chatId, { cookie, staff })
  if (!participant) throw new Refusal('not_found')
  return participant
}

// `__Host-` on https: no other host of the domain can plant it.
function cookieName(): string {
  return publicUrl().startsWith('https:') ? '__Host-dontali-chat' : 'dontali-chat'
}

function visitorCookie(request: Asked): string | undefined {
  const value = request.cookies.get(cookieName())?.value
  return value && /^[a-z2-7]{26}$/.test(value) ? value : undefined
}

/** The secret of the visitor's browser, which opens all conversations it has started, and the line that sets it. */
export function keepVisitor(request: Asked): { secret: string; line: string } {
  const secret = visitorCookie(request) ?? randomSecret()
  const secure = publicUrl().startsWith('https:') ? '; Secure' : ''
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${keptDays * 86_400}${secure}`
  return { secret, line: `${cookieName()}=${secret}; ${flags}` }
}
