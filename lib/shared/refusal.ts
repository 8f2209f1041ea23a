/**
 * Every way in which the product says no. The code travels on the wire and names the translation;
 * the message is the English sentence that the specification or the contract fixes.
 */
const messages = {
  malformed_request: 'We couldn’t read that request.',
  validation_failed: 'Please check the marked fields.',
  required_fields: 'Please complete all required fields.',
  screenshot_required: 'Please upload the payment screenshot.',
  captcha_failed: 'Captcha failed. Type the word exactly as shown.',
  unsupported_media_type: 'This type of content isn’t accepted here.',
  not_an_image: 'We can’t read that picture. Please send a JPEG, PNG, WebP or GIF.',
  too_large: 'This is larger than we can accept.',
  too_slow: 'This took too long to arrive. Please send it again.',
  sign_in_required: 'Please sign in.',
  invalid_otp: 'Invalid OTP',
  cross_site: 'Requests from other sites aren’t accepted.',
  forbidden: 'You’re not allowed to do this.',
  not_found: 'We couldn’t find this.',
  room_not_found: 'This room doesn’t exist.',
  room_name_taken: 'Another room already has this name.',
  room_in_use: 'This room has upcoming stays.',
  stay_in_the_way: 'One of these units is already taken.',
  not_a_spreadsheet:
    'We can’t read that file. Please open it in Excel or LibreOffice, save it as .xlsx and upload that. PDFs and pictures don’t work.',
  import_failed: 'Import failed',
  not_a_statement: 'We can’t find any bank transactions in that file.',
  unknown_columns: 'We don’t know this layout yet. Please tell us which column is which.',
  password_needed: 'This file needs a password.',
  hold_not_found: 'This hold doesn’t exist.',
  method_not_allowed: 'This method isn’t allowed here.',
  room_not_available:
    'Selected room is not available for the chosen dates. Please change room or dates.',
  not_sold: 'This stay can’t be booked.',
  not_ready_for_guests: 'Guests need a few more things before the site can open.',
  not_open: 'Online booking is closed right now. Please call us.',
  overlap: 'Another season already has one of these nights.',
  code_taken: 'This code has been used before.',
  code_not_valid: 'This code isn’t valid for this stay.',
  price_changed: 'The price has changed. Please check it again.',
  illegal_transition: 'This booking’s status can’t be changed to that one.',
  nothing_to_verify:
    'No payment has been recorded or reported for this booking. Record the payment you’ve seen: that verifies the booking.',
  utr_used: 'This UTR has already been verified for another booking.',
  changed_meanwhile: 'A colleague changed this in the meantime.',
  too_late: 'It’s too late to undo this.',
  hold_limit: 'A room can be held for up to an hour.',
  idempotency_key_reused:
    'This was sent before with different details. Please call us before you send it again.',
  settings_changed: 'A colleague saved these settings in the meantime.',
  reviews_not_fetched: 'Failed to fetch reviews',
  too_many_requests: 'Too many requests. Please wait a little.',
  out_of_space: 'There’s no space for more files right now. Please write instead.',
  busy: 'We’re very busy right now. Please try again in a few seconds.',
  database_away: 'We can’t reach our records right now. Please try again.',
  not_ready: 'The service isn’t ready yet.',
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
