import type { Staff } from '../auth/schema.ts'
import { findParticipant } from '../chat/queries.ts'
import { keptDays } from '../chat/rules.ts'
import type { Participant } from '../chat/schema.ts'
import { publicUrl } from '../env.ts'
import { randomSecret } from '../shared/random.ts'
import { Refusal } from '../shared/refusal.ts'
import { countUse } from './rate-limit.ts'
import { staffOfRequest } from './session.ts'

/** The parts of a request that say who asks. Next's own requests have them, and so do those that never reach Next. */
export type Asked = {
  headers: Headers
  cookies: { get(name: string): { value: string } | undefined }
  nextUrl: { searchParams: URLSearchParams }
}

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
  const staff = await staffAmong(request, { claimsStaff, use })
  const cookie = claimsStaff ? undefined : visitorCookie(request)
  const participant = await findParticipant(chatId, { cookie, staff })
  if (!participant) throw new Refusal('not_found')
  return participant
}

/** The member of staff who asks, or null; 403 for whoever only claims to be one. */
export async function staffAmong(
  request: Asked,
  { claimsStaff, use }: { claimsStaff: boolean; use: boolean },
): Promise<Staff | null> {
  const staff = await staffOfRequest(request, use && !isPoll(request))
  if (claimsStaff && !staff) throw new Refusal('forbidden')
  if (staff) await countUse('STAFF', staff.sessionId)
  return staff
}

function isPoll(request: Asked): boolean {
  return request.nextUrl.searchParams.get('poll') === '1'
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
