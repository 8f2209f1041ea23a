import type { Undo } from '../../booking/rules/taking-back.ts'
import { postJson } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'
import type { PayAgain, TypedMove } from '../schema/pay-by.ts'

/** Returns with what a guest can be asked again to pay. The page asks by itself. */
export function fetchPayAgain({ id }: { id: string }, asking: Asking = {}): Promise<PayAgain> {
  return getJson(`desk/stays/${id}/pay_by`, {}, { ...asking, poll: true })
}

/**
 * Gives a guest more time to pay, and returns how it can be put back. Refused with
 * `changed_meanwhile`, `illegal_transition` and, by the field, `validation_failed`.
 */
export async function movePayBy(id: string, move: TypedMove): Promise<Undo | null> {
  return (await postJson<{ undo: Undo | null }>(`desk/stays/${id}/pay_by`, move)).undo
}
