/**
 * Every way in which the product says no. The code travels on the wire and names the translation;
 * the message is the English sentence that the specification or the contract fixes.
 */
const messages = {
  malformed_request: 'The request could not be read.',
  validation_failed: 'Please check the marked fields.',
  required_fields: 'Please complete all required fields.',
  screenshot_required: 'Please upload the payment screenshot.',
  captcha_failed: 'Captcha failed. Type the word exactly as shown.',
  unsupported_media_type: 'That kind of content is not accepted here.',
  not_an_image: 'That file is not a picture we can read. Send a JPEG, PNG, WebP or GIF.',
  too_large: 'That is larger than we accept.',
  too_slow: 'That took too long to arrive. Please send it again.',
  sign_in_required: 'Please sign in.',
  invalid_otp: 'Invalid OTP',
  cross_site: 'Requests from other sites are not accepted.',
  forbidden: 'That is not allowed.',
  not_found: 'There is nothing here.',
  room_not_found: 'There is no such room.',
  room_name_taken: 'Another room has that name.',
  room_in_use: 'This room has stays ahead.',
  stay_in_the_way: 'Something has one of these units already.',
  not_a_spreadsheet:
    'We can’t read that file. Please open it in Excel or LibreOffice, save it as .xlsx and send that. A PDF or a picture won’t do.',
  import_failed: 'Import failed',
  not_a_statement: 'We can’t find any bank transactions in that file.',
  unknown_columns: 'We do not know this layout. Say which column is which.',
  password_needed: 'This file opens with a password only.',
  hold_not_found: 'There is no such hold.',
  method_not_allowed: 'That method is not allowed here.',
  room_not_available:
    'Selected room is not available for the chosen dates. Please change room or dates.',
  not_sold: 'That stay is not sold.',
  overlap: 'Another season has one of these nights already.',
  code_taken: 'That code has been used before.',
  code_not_valid: 'That code does not work for this stay.',
  price_changed: 'The price has changed. Please look at it again.',
  illegal_transition: 'A booking cannot go from its present status to that one.',
  nothing_to_verify:
    'Nothing has been paid or claimed for this booking. Record the payment that you have seen; that verifies the booking.',
  utr_used: 'That UTR was verified before, for another booking.',
  changed_meanwhile: 'Somebody else changed this meanwhile.',
  too_late: 'It is too late to take that back.',
  hold_limit: 'A room can be held for an hour at most.',
  idempotency_key_reused:
    'This was sent before with other details. Call us before you send it again.',
  settings_changed: 'Somebody else saved these settings meanwhile.',
  reviews_not_fetched: 'Failed to fetch reviews',
  too_many_requests: 'Too many requests. Please wait a little.',
  out_of_space: 'No more files fit here for now. Please write instead.',
  busy: 'A great deal is arriving at the moment. Please try again in a few seconds.',
  database_away: 'We cannot reach our records at the moment. Please try again.',
  not_ready: 'The service is not ready.',
  not_done: 'This wasn’t done. Please try again.',
  done_unseen: 'At least part of this was done. Please check how things are now.',
  internal: 'Something went wrong.',
} as const

export type RefusalCode = keyof typeof messages

type Detail = {
  /** A sentence instead of the code's usual one. */
  message?: string
  /** The fault of each field, by field name. */
  errors?: Record<string, string>
  /** Seconds after which it is worth trying again. */
  retryAfter?: number
  /** Further fields of the answer, such as `nearest`. */
  data?: Record<string, unknown>
}

/** An expected "no". Thrown anywhere, turned into an HTTP answer in one place (lib/http/respond.ts). */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly detail: Detail

  constructor(code: RefusalCode, detail: Detail = {}) {
    super(detail.message ?? messages[code])
    this.name = 'Refusal'
    this.code = code
    this.detail = detail
  }
}

/** Refuses a command whose fields have errors, with the fault of each field by its name. */
export function requireNoErrors(errors: Record<string, string>): void {
  if (Object.keys(errors).length > 0) throw new Refusal('validation_failed', { errors })
}

/** The English sentence that belongs to a code. */
export function refusalMessage(code: RefusalCode): string {
  return messages[code]
}
