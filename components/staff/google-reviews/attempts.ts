import { fetchConfig, saveConfig, testConnection } from '#lib/reviews/client.ts'
import type { FetchFailure, WireConfig } from '#lib/reviews/schema.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { asStaff } from '../as-staff.ts'
import { type Draft, draftOf, type Errors, readDraft } from './draft.ts'
import { failureWords } from './words.ts'

export type Notice = { tone: 'success' | 'error'; title: string; text?: string }

/** What came of a try: what to say, what is wrong with which field, and the settings as they are saved now. */
export type Outcome = {
  notice: Notice | null
  errors: Errors
  config?: WireConfig
  /** What somebody else saved meanwhile. */
  conflict?: WireConfig
}

/** Saves what has been entered, if the saved settings are still of that version. */
export async function trySaving(draft: Draft, version: number): Promise<Outcome> {
  const { input, errors } = readDraft(draft, version)
  if (!input) return failed(notSaved, checkFields, errors)
  try {
    const { message, ...config } = await asStaff(saveConfig(input))
    return { notice: { tone: 'success', title: message }, errors: {}, config }
  } catch (error) {
    const conflict = isRefusal(error, 'settings_changed') ? await savedNow() : null
    return conflict
      ? { notice: null, errors: {}, conflict }
      : failed(notSaved, reasonOf(error), errorsOf(error))
  }
}

/** Tries the connection that has been entered, saved or not. */
export async function tryConnection(draft: Draft, saved: WireConfig): Promise<Outcome> {
  const { api_key, place_id, language, region } = draft
  if (!(api_key.trim() && place_id.trim())) return failed(bothFirst, '', {})
  // What is wrong with the display is no reason not to try the connection.
  const entered = { ...draftOf(saved), api_key, place_id, language, region }
  const { input, errors } = readDraft(entered, saved.version)
  if (!input) return failed(notTested, checkFields, errors)
  try {
    const { message } = await asStaff(testConnection(input))
    return { notice: { tone: 'success', title: message }, errors: {} }
  } catch (error) {
    const title = isRefusal(error, 'reviews_not_fetched') ? error.message : notTested
    return failed(title, reasonOf(error), errorsOf(error))
  }
}

const notSaved = 'Failed to save configuration'
const notTested = 'Failed to test connection'
const bothFirst = 'Please enter API key and Place ID first'
const checkFields = 'Please check the marked fields.'

function failed(title: string, text: string, errors: Errors): Outcome {
  return { notice: { tone: 'error', title, text }, errors }
}

function isRefusal(error: unknown, code: string): error is Refusal {
  return error instanceof Refusal && error.code === code
}

async function savedNow(): Promise<WireConfig | null> {
  return asStaff(fetchConfig()).catch(() => null)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Refusal)) return 'The server did not answer. Nothing you typed is lost.'
  const failure = error.detail.data?.failure as FetchFailure | undefined
  return failure ? failureWords[failure] : error.message
}

function errorsOf(error: unknown): Errors {
  if (!(error instanceof Refusal)) return {}
  const failure = error.detail.data?.failure
  if (failure === 'key_refused') return { 'google_places_api.api_key': failureWords.key_refused }
  if (failure === 'place_not_found') {
    return { 'google_places_api.place_id': failureWords.place_not_found }
  }
  return error.detail.errors ?? {}
}
