import { sayWhy } from '#components/ui/say-why.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { testConnection } from '#lib/reviews/client.ts'
import { connectionInput, type FetchFailure, type WireConfig } from '#lib/reviews/schema.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { withSignIn } from '../kit/call/with-sign-in.ts'
import { type Errors, errorsOf } from '../kit/form/use-form.ts'
import { type Draft, settingsInput } from './draft.ts'

const t = staffWords('reviews')

export type Notice = { tone: 'success' | 'error'; title: string; text?: string }

/** The result of a test: the notice, and the errors by field. */
type Outcome = { notice: Notice; errors: Errors }

/** Tests the connection that has been entered, saved or not. */
export async function tryConnection(draft: Draft, saved: WireConfig): Promise<Outcome> {
  if (!(draft.api_key.trim() && draft.place_id.trim())) {
    return failed(t('actions.enterFirst'), '')
  }
  // Errors in the display settings do not prevent a test of the connection.
  const { google_places_api } = settingsInput(draft, saved)
  const entered = { google_places_api }
  const errors = errorsOf(connectionInput, entered)
  if (Object.keys(errors).length > 0)
    return failed(t('actions.notTested'), t('actions.checkFields'), errors)
  try {
    const { message } = await withSignIn(testConnection(connectionInput.parse(entered)))
    return { notice: { tone: 'success', title: message }, errors: {} }
  } catch (error) {
    return refused(error)
  }
}

function failed(title: string, text: string, errors: Errors = {}): Outcome {
  return { notice: { tone: 'error', title, text }, errors }
}

function refused(error: unknown): Outcome {
  const notTested = t('actions.notTested')
  if (!(error instanceof Refusal)) return failed(notTested, sayWhy(error))
  const { data, errors } = error.detail
  const failure = data?.failure as FetchFailure | undefined
  if (!failure) return failed(notTested, sayWhy(error), errors)
  const text = t(`failures.${failure}`)
  const title = error.code === 'reviews_not_fetched' ? error.message : notTested
  if (failure === 'key_refused') return failed(title, text, { 'google_places_api.api_key': text })
  if (failure === 'place_not_found') {
    return failed(title, text, { 'google_places_api.place_id': text })
  }
  return failed(title, text, errors)
}
