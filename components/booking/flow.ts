import { defaultGuests } from '#lib/booking/rules.ts'
import { type Alternatives, checkOutFor, type Fields } from './fields.ts'
import { fieldsOfHold, type Hold, type Terms } from './hold.ts'
import type { Errors, Trouble } from './troubles.ts'

/** The steps of the specification; `preparing` is the second between the form and the code. */
export type Step = 'form' | 'preparing' | 'qr' | 'upload' | 'done'

export type Proof = { utr: string; captcha: string }

export type Availability = Alternatives & {
  /** The key of the stay that was asked about: responses for another stay are ignored. */
  key: string
  answer: 'checking' | 'available' | 'unavailable' | 'unknown'
}

const noWay: Alternatives = { nearest: [], otherRooms: [] }

type Result = { reference: string; statusUrl: string; needsRoom: boolean; byTransfer: boolean }

export type Flow = {
  step: Step
  fields: Fields
  proof: Proof
  errors: Errors
  trouble: Trouble | null
  availability: Availability | null
  /** The hold, also in the form, as long as it may have been paid for. */
  hold: Hold | null
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
    note: '',
  },
  proof: { utr: '', captcha: '' },
  errors: {},
  trouble: null,
  availability: null,
  hold: null,
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
  | { type: 'preparing' }
  | { type: 'held'; terms: Terms }
  /** `of` is the token that was asked with: one that was given back gets a new hold. */
  | { type: 'extended'; of: string; terms: Terms }
  | { type: 'holdAtLimit' }
  | { type: 'holdRefused'; trouble: Trouble; alternatives?: Alternatives }
  | { type: 'sumChosen'; paying: Hold['paying'] }
  | { type: 'left' }
  | { type: 'paid' }
  | { type: 'back' }
  | { type: 'resumed'; step: 'qr' | 'upload' }
  | { type: 'holdKnown'; hold: Hold | null; proof?: Proof }
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
      return flow.step === 'done' ? flow : { ...flow, sent: action.sent, trouble: null }
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

type Move = Exclude<
  Action,
  | Typed[keyof Fields]
  | { type: 'restored' | 'stayChosen' | 'checking' | 'checked' | 'refused' | 'proved' }
  | { type: 'sending' | 'stopped' | 'booked' }
>

function move(flow: Flow, action: Move): Flow {
  const { hold } = flow
  switch (action.type) {
    case 'preparing':
      return { ...flow, step: 'preparing', errors: {}, trouble: null }
    case 'held':
      return flow.step === 'preparing' ? toCode(flow, action.terms) : flow
    case 'extended':
      return hold?.token === action.of
        ? withHold(flow, { ...action.terms, givenBack: false })
        : flow
    case 'holdAtLimit':
      return withHold(flow, { atLimit: true })
    case 'holdRefused':
      return withRefusal({ ...flow, step: 'form' }, action)
    case 'sumChosen':
      return withHold(flow, { paying: action.paying })
    case 'left':
      return withHold(flow, { mayHavePaid: true })
    case 'paid':
      return flow.step === 'qr' ? goOn(flow, 'upload') : flow
    case 'back':
      return back(flow)
    case 'resumed':
      return goOn(flow, action.step)
    case 'holdKnown':
      return withKnown(flow, action)
    default:
      return action satisfies never
  }
}

function toCode(flow: Flow, terms: Terms): Flow {
  const paying = flow.hold?.paying ?? 'deposit'
  const hold = { ...terms, fields: flow.fields, paying, mayHavePaid: false, givenBack: false }
  return { ...flow, step: 'qr', hold, proof: emptyFlow.proof, trouble: null }
}

function withHold(flow: Flow, change: Partial<Hold>): Flow {
  return flow.hold ? { ...flow, hold: { ...flow.hold, ...change } } : flow
}

function goOn(flow: Flow, step: 'qr' | 'upload'): Flow {
  const { hold } = flow
  if (!hold) return flow
  const fields = fieldsOfHold(hold, flow.fields)
  const mayHavePaid = hold.mayHavePaid || step === 'upload'
  return {
    ...flow,
    step,
    fields,
    hold: { ...hold, fields, mayHavePaid },
    errors: {},
    trouble: null,
  }
}

// Going back gives the room up only as long as nothing says that it may have been paid for.
function back(flow: Flow): Flow {
  if (flow.sent !== null) return flow
  if (flow.step === 'upload') return { ...flow, step: 'qr', trouble: null }
  if (flow.step !== 'qr' || !flow.hold) return flow
  const givenBack = !flow.hold.mayHavePaid
  return { ...flow, step: 'form', hold: { ...flow.hold, givenBack }, trouble: null }
}

// Another tab has changed the hold, or a mail's link has opened it. Whoever pays for another one here is led to the form.
function withKnown(
  flow: Flow,
  { hold, proof = emptyFlow.proof }: Extract<Move, { hold: unknown }>,
) {
  if (flow.step === 'preparing' || flow.step === 'done' || flow.sent !== null) return flow
  if (hold && hold.token === flow.hold?.token) return { ...flow, hold }
  return { ...flow, step: 'form' as const, hold, proof }
}

function choose(flow: Flow, change: Partial<Fields>): Flow {
  const asked = { ...flow.fields, ...change }
  const fields = { ...asked, checkOut: checkOutFor(asked) }
  const errors = { ...flow.errors }
  for (const name of Object.keys(change) as (keyof Errors)[]) delete errors[name]
  if (fields.checkOut !== flow.fields.checkOut) delete errors.checkOut
  if ('roomType' in change) delete errors.guests
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
