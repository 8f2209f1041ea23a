import { ofSaid } from '#lib/booking/rules/said.ts'
import { defaultGuests } from '#lib/rooms/rules/stay.ts'
import type { Alternatives, Fields } from './fields.ts'
import type { Hold, HoldTerms } from './hold.ts'
import type { StayPrice } from './price.ts'
import type { Errors, NotSold, Trouble } from './troubles.ts'

/** The steps of the specification; `preparing` is the second between the form and the code. */
export type Step = 'form' | 'preparing' | 'qr' | 'upload' | 'done'

export type Proof = { utr: string; captcha: string }

type Availability = Alternatives & {
  /** The key of the stay that was asked about: responses for another stay are ignored. */
  key: string
  answer: 'checking' | 'available' | 'unavailable' | 'unknown'
}

/** The answer about the price of a stay, by its key. */
export type Quoted = { key: string } /** `before` is the last price that was told. */ & (
  | { answer: 'asking'; before?: StayPrice | null }
  | { answer: 'unknown' }
  | { answer: 'sold'; price: StayPrice }
  | { answer: 'notSold'; why: NotSold; nearest: Alternatives['nearest'] }
)

type Result = {
  reference: string
  statusUrl: string
  needsRoom: boolean
  mailed: boolean
  byTransfer: boolean
}

export type Flow = {
  step: Step
  fields: Fields
  proof: Proof
  errors: Errors
  trouble: Trouble | null
  availability: Availability | null
  quoted: Quoted | null
  /** The code that did not work; empty without one. */
  refusedCode: string
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
    code: '',
    ...ofSaid(() => ''),
  },
  proof: { utr: '', captcha: '' },
  errors: {},
  trouble: null,
  availability: null,
  quoted: null,
  refusedCode: '',
  hold: null,
  sent: null,
  result: null,
}

export type Typed = { [Name in keyof Fields]: { type: 'typed'; name: Name; value: Fields[Name] } }

export type Action =
  | Typed[keyof Fields]
  | { type: 'restored'; flow: Flow }
  | { type: 'stayChosen'; stay: Partial<Fields> }
  | { type: 'checking'; key: string }
  | { type: 'checked'; key: string; answer: Availability['answer']; alternatives?: Alternatives }
  | { type: 'quoted'; quoted: Quoted }
  | { type: 'codeRefused'; code: string }
  | { type: 'refused'; errors?: Errors; trouble: Trouble | null }
  | { type: 'preparing' }
  | { type: 'held'; terms: HoldTerms }
  /** `of` is the token that was asked with: one that was given back gets a new hold. */
  | { type: 'extended'; of: string; terms: HoldTerms }
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
