import type { Undo } from '../../booking/rules/taking-back.ts'
import { postJson } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'
import type { SentAcceptance, WireWish, WishInput } from '../schema/wish.ts'

/** Returns the other dates that a guest asks for, or null. The page asks by itself. */
export function fetchWish(
  { id }: { id: string },
  asking: Asking = {},
): Promise<{ wish: WireWish | null }> {
  return getJson(`desk/stays/${id}/wish`, {}, { ...asking, poll: true })
}

/** Gives a guest the dates that they ask for, and returns how it can be taken back. */
export async function acceptWish(id: string, acceptance: SentAcceptance): Promise<Undo | null> {
  return (await postJson<{ undo: Undo | null }>(`desk/stays/${id}/wish`, acceptance)).undo
}

/** Declines the dates with words for the guest, and returns how it can be taken back. */
export async function declineWish(id: string, answer: WishInput): Promise<Undo | null> {
  return (await postJson<{ undo: Undo | null }>(`desk/stays/${id}/wish/decline`, answer)).undo
}
