import { type Alternatives, checkOutFor, type Fields } from './fields.ts'
import { type Action, emptyFlow, type Flow, type Quoted, type Typed } from './flow.ts'
import { fieldsOfHold, type Hold, type HoldTerms } from './hold.ts'
import type { StayPrice } from './price.ts'
import type { Errors, Trouble } from './troubles.ts'

const noWay: Alternatives = { nearest: [], otherRooms: [] }

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
    case 'quoted':
      return withQuote(flow, action.quoted)
    case 'codeRefused':
      return withoutCode(flow, action.code)
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
  | { type: 'restored' | 'stayChosen' | 'checking' | 'checked' | 'quoted' | 'codeRefused' }
  | { type: 'refused' | 'proved' }
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

function toCode(flow: Flow, terms: HoldTerms): Flow {
  const paying = flow.hold?.paying ?? 'deposit'
  // A hold of the same stay that was kept before has the price of that time.
  const price = flow.quoted?.answer === 'sold' ? flow.quoted.price : null
  const told = price?.totalPaise === terms.amountPaise ? price : null
  const hold = {
    ...terms,
    fields: flow.fields,
    price: told,
    paying,
    mayHavePaid: false,
    givenBack: false,
  }
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
  const refusedCode = 'code' in change ? '' : flow.refusedCode
  const settled = isSettled(flow.trouble, errors, change)
  return { ...flow, fields, errors, refusedCode, trouble: settled ? null : flow.trouble }
}

// The box at the top disappears when the guest has done what it asks for.
function isSettled(trouble: Trouble | null, errors: Errors, change: Partial<Fields>): boolean {
  const stayChanged = 'roomType' in change || 'checkIn' in change || 'checkOut' in change
  const priceChanged = stayChanged || 'guests' in change || 'code' in change
  switch (trouble?.kind) {
    case 'required':
    case 'fields':
      return Object.keys(errors).length === 0
    case 'notAvailable':
    case 'holdFailed':
    case 'cannotCheck':
      return stayChanged
    case 'notSold':
    case 'priceChanged':
    case 'codeNotValid':
      return priceChanged
    default:
      return false
  }
}

function withAnswer(flow: Flow, action: Extract<Action, { key: string }>): Flow {
  const { key } = action
  if (action.type === 'checking') {
    // For another number of guests the answer about the same stay stands until the next has come.
    const known = flow.availability?.key === key && flow.availability.answer !== 'unknown'
    if (known) return flow
    return { ...flow, availability: { key, answer: 'checking', ...noWay } }
  }
  if (flow.availability?.key !== key) return flow
  return {
    ...flow,
    availability: { key, answer: action.answer, ...(action.alternatives ?? noWay) },
  }
}

function withQuote(flow: Flow, quoted: Quoted): Flow {
  if (quoted.answer === 'asking') return { ...flow, quoted: { ...quoted, before: lastPrice(flow) } }
  return flow.quoted?.key === quoted.key ? { ...flow, quoted } : flow
}

/** Returns the last price that was told, while another is asked for; null where none was. */
export function lastPrice({ quoted }: Flow): StayPrice | null {
  if (quoted?.answer === 'sold') return quoted.price
  return quoted?.answer === 'asking' ? (quoted.before ?? null) : null
}

// The price without it is asked for by the changed fields.
function withoutCode(flow: Flow, code: string): Flow {
  if (code === '' || flow.fields.code !== code) return flow
  return { ...flow, fields: { ...flow.fields, code: '' }, refusedCode: code }
}

function withRefusal(flow: Flow, action: Extract<Action, { type: 'holdRefused' }>): Flow {
  const next = { ...flow, trouble: action.trouble }
  const { trouble } = action
  const key = flow.quoted?.key ?? ''
  if (trouble.kind === 'codeNotValid') return withoutCode(next, trouble.code)
  if (trouble.kind === 'priceChanged') {
    return { ...next, quoted: { key, answer: 'sold', price: trouble.now } }
  }
  if (trouble.kind === 'notSold') {
    const { nearest } = action.alternatives ?? noWay
    return { ...next, quoted: { key, answer: 'notSold', why: trouble.why, nearest } }
  }
  if (trouble.kind !== 'holdFailed' || !flow.availability) return next
  return {
    ...next,
    availability: {
      key: flow.availability.key,
      answer: 'unavailable',
      ...(action.alternatives ?? noWay),
    },
  }
}
