import { defaultGuests } from '#lib/booking/rules.ts'
import { type Alternatives, checkOutFor, type Fields } from './fields.ts'

/** The steps of the specification; `preparing` is the second between the form and the code. */
export type Step = 'form' | 'preparing' | 'qr' | 'upload' | 'done'

type Proof = { utr: string; captcha: string }

/** The error at a field: the names are those of the messages under `booking.form`. */
type FieldError = 'error' | 'tooFar' | 'tooLong'
export type Errors = Partial<Record<Exclude<keyof Fields, 'guests'>, FieldError>>

/** The message of the box at the top; a new object each time, so that a repeated trouble is announced again. */
export type Trouble =
  | { kind: 'required' | 'notAvailable' | 'holdFailed' | 'cannotCheck' | 'offline' }
  | { kind: 'fields'; count: number }
  | { kind: 'screenshot' | 'captcha' | 'type' | 'size' | 'submit' | 'general' }
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'server'; message: string }

/** Returns true for a trouble that choosing another screenshot settles. */
export function isAboutScreenshot(trouble: Trouble | null): trouble is Trouble {
  return ['screenshot', 'type', 'size'].includes(trouble?.kind ?? '')
}

export type Hold = {
  token: string
  /** The reference of the payment and of the later booking. */
  reference: string
  /** The expiry by this device's clock, in milliseconds. */
  expiresAt: number
  amountPaise: number
  /** The captcha that the server expects in the last step. */
  captchaWord: string
  /** True if the hold cannot be extended any more. */
  atLimit: boolean
}

export type Availability = Alternatives & {
  /** The key of the stay that was asked about: responses for another stay are ignored. */
  key: string
  answer: 'checking' | 'available' | 'unavailable' | 'unknown'
}

const noWay: Alternatives = { nearest: [], otherRooms: [] }

type Result = { reference: string; statusUrl: string; needsRoom: boolean }

export type Flow = {
  step: Step
  fields: Fields
  proof: Proof
  errors: Errors
  trouble: Trouble | null
  availability: Availability | null
  hold: Hold | null
  /** One key for all attempts to send one booking, so that a retry cannot make two. */
  attempt: string
  /** The uploaded share, 0 to 1, during an upload; otherwise null. */
  sent: number | null
  result: Result | null
}

/** The state of an untouched page. */
export const emptyFlow: Flow = {
  step: 'form',
  fields: {
    fullName: '',
    email: '',
    phone: '',
    roomType: '',
    checkIn: '',
    checkOut: '',
    guests: defaultGuests,
  },
  proof: { utr: '', captcha: '' },
  errors: {},
  trouble: null,
  availability: null,
  hold: null,
  attempt: '',
  sent: null,
  result: null,
}

type Typed = { [Name in keyof Fields]: { type: 'typed'; name: Name; value: Fields[Name] } }

export type Action =
  | Typed[keyof Fields]
  | { type: 'restored'; flow: Flow }
  | { type: 'stayChosen'; stay: Partial<Fields> }
  | { type: 'checking'; key: string }
  | { type: 'checked'; key: string; answer: Availability['answer']; alternatives?: Alternatives }
  | { type: 'refused'; errors?: Errors; trouble: Trouble | null }
  | { type: 'preparing'; attempt: string }
  | { type: 'held'; hold: Hold }
  | { type: 'extended'; hold: Hold }
  | { type: 'holdAtLimit' }
  | { type: 'holdRefused'; trouble: Trouble; alternatives?: Alternatives }
  | { type: 'paid' }
  | { type: 'back' }
  | { type: 'proved'; proof: Partial<Proof> }
  | { type: 'sending'; sent: number }
  | { type: 'stopped'; trouble: Trouble | null }
  | { type: 'booked'; result: Result }

/** Returns the next state. Late actions (a response to an old request) change nothing. */
export function nextFlow(flow: Flow, action: Action): Flow {
  switch (action.type) {
    case 'restored':
      return action.flow
    case 'typed':
      return choose(flow, { [action.name]: action.value })
    case 'stayChosen':
      return choose(flow, action.stay)
    case 'checking':
    case 'checked':
      return withAnswer(flow, action)
    case 'refused':
      return { ...flow, errors: action.errors ?? flow.errors, trouble: action.trouble }
    case 'proved':
      return {
        ...flow,
        proof: { ...flow.proof, ...action.proof },
        trouble: flow.trouble?.kind === 'captcha' ? null : flow.trouble,
      }
    case 'sending':
      return flow.step === 'upload' ? { ...flow, sent: action.sent, trouble: null } : flow
    case 'stopped':
      return { ...flow, sent: null, trouble: action.trouble }
    case 'booked':
      return {
        ...emptyFlow,
        step: 'done',
        fields: flow.fields,
        hold: flow.hold,
        result: action.result,
      }
    default:
      return move(flow, action)
  }
}

type Move = Extract<
  Action,
  { type: 'preparing' | 'held' | 'extended' | 'holdAtLimit' | 'holdRefused' | 'paid' | 'back' }
>

function move(flow: Flow, action: Move): Flow {
  switch (action.type) {
    case 'preparing':
      return { ...flow, step: 'preparing', attempt: action.attempt, errors: {}, trouble: null }
    case 'held':
      return flow.step === 'form'
        ? flow
        : { ...flow, step: held(flow), hold: action.hold, trouble: null }
    case 'extended':
      return flow.hold?.token === action.hold.token ? { ...flow, hold: action.hold } : flow
    case 'holdAtLimit':
      return flow.hold ? { ...flow, hold: { ...flow.hold, atLimit: true } } : flow
    case 'holdRefused':
      return withRefusal({ ...flow, step: 'form', hold: null }, action)
    case 'paid':
      return flow.step === 'qr' ? { ...flow, step: 'upload', trouble: null } : flow
    case 'back':
      return back(flow)
    default:
      return action satisfies never
  }
}

// A new hold may also replace an expired one while the guest is at the proof.
function held(flow: Flow): Step {
  return flow.step === 'preparing' ? 'qr' : flow.step
}

function back(flow: Flow): Flow {
  if (flow.sent !== null) return flow
  if (flow.step === 'upload') return { ...flow, step: 'qr', trouble: null }
  if (flow.step === 'qr') return { ...flow, step: 'form', hold: null, trouble: null }
  return flow
}

function choose(flow: Flow, change: Partial<Fields>): Flow {
  const asked = { ...flow.fields, ...change }
  const fields = { ...asked, checkOut: checkOutFor(asked) }
  const errors = { ...flow.errors }
  for (const name of Object.keys(change) as (keyof Errors)[]) delete errors[name]
  if (fields.checkOut !== flow.fields.checkOut) delete errors.checkOut
  const settled = isSettled(flow.trouble, errors, change)
  return { ...flow, fields, errors, trouble: settled ? null : flow.trouble }
}

// The box at the top disappears when the guest has done what it asks for.
function isSettled(trouble: Trouble | null, errors: Errors, change: Partial<Fields>): boolean {
  const stayChanged = 'roomType' in change || 'checkIn' in change || 'checkOut' in change
  switch (trouble?.kind) {
    case 'required':
    case 'fields':
      return Object.keys(errors).length === 0
    case 'notAvailable':
    case 'holdFailed':
    case 'cannotCheck':
      return stayChanged
    default:
      return false
  }
}

function withAnswer(flow: Flow, action: Extract<Action, { key: string }>): Flow {
  const { key } = action
  if (action.type === 'checking') {
    return { ...flow, availability: { key, answer: 'checking', ...noWay } }
  }
  if (flow.availability?.key !== key) return flow
  return {
    ...flow,
    availability: { key, answer: action.answer, ...(action.alternatives ?? noWay) },
  }
}

function withRefusal(flow: Flow, action: Extract<Action, { type: 'holdRefused' }>): Flow {
  const next = { ...flow, trouble: action.trouble }
  if (action.trouble.kind !== 'holdFailed' || !flow.availability) return next
  const { key } = flow.availability
  return {
    ...next,
    availability: { key, answer: 'unavailable', ...(action.alternatives ?? noWay) },
  }
}
