import { Refusal } from '../../shared/refusal.ts'
import { isMasked, maskKey } from '../rules.ts'

// Where a key that is wrong is told.
const keyField = 'google_places_api.api_key'

/**
 * The key that staff mean by what is in the field: the stored one by its unchanged mask, none by an empty
 * field, or the one that they typed. `validation_failed` for a mask that is not the stored key's.
 */
export function enteredKey(entered: string, stored: string | null): string | null {
  if (entered === '') return null
  if (!isMasked(entered)) return entered
  if (stored !== null && entered === maskKey(stored)) return stored
  const message = 'Enter the whole key, or leave this field as it was.'
  throw new Refusal('validation_failed', { errors: { [keyField]: message } })
}
