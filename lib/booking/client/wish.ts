import { callApi, postJson } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'
import type { SentAcceptance, WireWish, WishInput } from '../schema/wish.ts'

const ownPath = (secret: string) => `stays/${encodeURIComponent(secret)}/wish`

/** Asks for other dates for the guest who holds this secret. Refused with `validation_failed` by the field, `illegal_transition`. */
export async function askDates(secret: string, wish: WishInput): Promise<void> {
  await postJson(ownPath(secret), wish)
}

/** Takes back what the guest who holds this secret has asked for. */
export async function withdrawDates(secret: string): Promise<void> {
  await callApi(ownPath(secret), { method: 'DELETE' })
}

/** Returns the other dates that a guest asks for, or null. The page asks by itself. */
export function fetchWish(
  { id }: { id: string },
  asking: Asking = {},
): Promise<{ wish: WireWish | null }> {
  return getJson(`desk/stays/${id}/wish`, {}, { ...asking, poll: true })
}

/** Gives a guest the dates that they ask for, and returns the milliseconds for which it can be taken back. */
export async function acceptWish(id: string, acceptance: SentAcceptance): Promise<number> {
  return (await postJson<{ undo_ms: number }>(`desk/stays/${id}/wish`, acceptance)).undo_ms
}

/** Declines the dates with words for the guest, and returns the milliseconds for which it can be taken back. */
export async function declineWish(id: string, answer: WishInput): Promise<number> {
  return (await postJson<{ undo_ms: number }>(`desk/stays/${id}/wish/decline`, answer)).undo_ms
}

/** Takes the declining back. Refused with `too_late`, `changed_meanwhile`. */
export async function undoDecline(id: string): Promise<void> {
  await postJson(`desk/stays/${id}/wish/undo`, {})
}
