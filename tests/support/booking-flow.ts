import type { Fields } from '#components/booking/fields.ts'
import { type Action, emptyFlow, type Flow } from '#components/booking/flow.ts'
import type { Hold, HoldTerms } from '#components/booking/hold.ts'
import { nextFlow } from '#components/booking/next-flow.ts'
import { ofSaid } from '#lib/booking/rules/said.ts'
import { property } from '#lib/property.ts'

/** The fields of the form, filled in without a fault on 12 December 2026. */
export const fields: Fields = {
  fullName: 'Kabir Mehta',
  email: 'kabir@example.com',
  phone: '+91 99302 77014',
  roomType: 'Valley-View Cottage',
  checkIn: '2026-12-19',
  checkOut: '2026-12-22',
  guests: 4,
  code: '',
  ...ofSaid(() => ''),
}
/** The server's word on the hold of that stay. */
export const terms: HoldTerms = {
  token: 't',
  reference: 'D7K-3MX',
  expiresAt: 1_000,
  amountPaise: 1_947_000,
  terms: property,
  captchaWord: 'FARMSTAY',
  atLimit: false,
}
export const hold: Hold = {
  ...terms,
  fields,
  price: null,
  paying: 'deposit',
  mayHavePaid: false,
  givenBack: false,
}

/** Returns the flow of a filled-in form, with `flow` in it, after some actions. */
export function play(flow: Partial<Flow>, ...actions: Action[]): Flow {
  return actions.reduce(nextFlow, { ...emptyFlow, fields, ...flow })
}
