import { isDatabaseAway } from '../db/errors.ts'
import { log } from '../log.ts'
import { Refusal, type RefusalCode } from '../shared/refusal.ts'

/** The HTTP status of each refusal. The only place where codes and statuses meet. */
const statusOf = {
  malformed_request: 400,
  validation_failed: 422,
  required_fields: 422,
  screenshot_required: 422,
  captcha_failed: 422,
  unsupported_media_type: 415,
  not_an_image: 415,
  too_large: 413,
  too_slow: 408,
  sign_in_required: 401,
  invalid_otp: 401,
  cross_site: 403,
  forbidden: 403,
  not_found: 404,
  room_not_found: 404,
  hold_not_found: 404,
  room_name_taken: 409,
  room_in_use: 409,
  stay_in_the_way: 409,
  not_a_spreadsheet: 415,
  import_failed: 422,
  not_a_statement: 422,
  unknown_columns: 422,
  password_needed: 422,
  method_not_allowed: 405,
  room_not_available: 409,
  not_sold: 409,
  not_open: 409,
  not_ready_for_guests: 409,
  overlap: 409,
  code_taken: 409,
  code_not_valid: 422,
  price_changed: 409,
  illegal_transition: 409,
  nothing_to_verify: 409,
  utr_used: 409,
  changed_meanwhile: 409,
  too_late: 409,
  hold_limit: 409,
  idempotency_key_reused: 409,
  settings_changed: 409,
  reviews_not_fetched: 422,
  too_many_requests: 429,
  out_of_space: 507,
  busy: 503,
  database_away: 503,
  not_ready: 503,
  not_done: 409,
  done_unseen: 409,
  internal: 500,
} satisfies Record<RefusalCode, number>

const headers = { 'cache-control': 'no-store' }

/** An answer whose bytes are the JSON of a `T`: only a type says so, for `calls/client.ts`. */
export type JsonText<T> = Response & { carries?: T }

/** Answers with JSON that is written already, `success: true` in it. */
export function jsonText<T>(text: Uint8Array<ArrayBuffer>): JsonText<T> {
  return new Response(text, { headers: { 'content-type': 'application/json', ...headers } })
}

/** A success: the fields beside `success: true`. */
export function success(fields: object, status = 200): Response {
  return Response.json({ success: true, ...fields }, { status, headers })
}

/** Turns any thrown value into the contract's failure answer; anything unexpected is logged and answered with 500. */
export function failure(error: unknown, requestId: string): Response {
  const refusal = asRefusal(error, requestId)
  const { errors, retryAfter, data } = refusal.detail
  const body = {
    success: false,
    code: refusal.code,
    message: refusal.message,
    ...(errors && { errors }),
    ...data,
    request_id: requestId,
  }
  return Response.json(body, {
    status: statusOf[refusal.code],
    headers: { ...headers, ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) },
  })
}

function asRefusal(error: unknown, requestId: string): Refusal {
  if (error instanceof Refusal) return error
  if (isDatabaseAway(error)) {
    log.warn({ request_id: requestId, err: error }, 'database away')
    return new Refusal('database_away', { retryAfter: 5 })
  }
  log.error({ request_id: requestId, err: error }, 'unexpected error')
  return new Refusal('internal')
}
