import { saidRow } from '#lib/booking/rules/said.ts'
import { nothingTold } from '#lib/booking/rules/told.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { guestLetter, holdLetter } from '#lib/mail/guest-letters.ts'
import type { GuestVariant } from '#lib/mail/guest-sentences.ts'
import type { Letter, MailedBooking } from '#lib/mail/letter.ts'
import {
  chatLetter,
  type OtherPaymentDetails,
  paymentDetailsLetter,
  signInLetter,
  staffLetter,
  warningLetter,
} from '#lib/mail/staff-letters.ts'
import { property } from '#lib/property.ts'
import { chargesOf } from '#lib/rates/rules/charges.ts'
import type { GuestMail, StaffMail } from '#lib/shared/stored-names.ts'
import rooms from '../prisma/sample-rooms.json' with { type: 'json' }

const sampleNights = {
  roomId: 1,
  roomName: 'Valley-View Cottage',
  ratePaise: 95_12_350,
  gstPercent: 18,
}

const namesOf = (wanted: string) => {
  const words: Record<string, { name: string }> =
    rooms.find(({ name }) => name === wanted)?.words ?? {}
  return Object.fromEntries(Object.entries(words).map(([locale, { name }]) => [locale, name]))
}

/** A made-up booking with the fields that mails use. */
export const sampleBooking: MailedBooking = {
  reference: 'D7K-3MX',
  secret: 'abcdefghijklmnopqrstuvwxyz',
  fullName: 'Asha Patil',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  roomName: 'Valley-View Cottage',
  room: { names: namesOf('Valley-View Cottage'), picture: null },
  checkIn: '2026-12-12',
  checkOut: '2026-12-15',
  nights: 3,
  guests: 4,
  ratePaise: 95_12_350,
  gstPercent: 18,
  totalPaise: 285_37_050,
  charges: chargesOf({ ...sampleNights, checkIn: '2026-12-12', nights: 3 }),
  paying: 'deposit',
  terms: property,
  payBy: null,
  paidPaise: 71_35_000,
  checkingPaise: 0,
  balancePaise: 214_02_050,
  claimedPaise: null,
  refundPaise: 0,
  utr: '632512345678',
  paymentState: 'claimed',
  ledger: 'claim',
  awaitsTransfer: false,
  ...saidRow({ note: 'One of us eats Jain. Our train arrives at 14:20.' }),
  screenshot: { id: 'f', createdAt: new Date('2026-12-01T06:30:00Z'), size: 1 },
  status: 'pending',
  statusNote: null,
  rejectedBecause: null,
  refundedPaise: 0,
  promisedPaise: 0,
  returnablePaise: 0,
  keptPaise: 0,
  verifiedAt: null,
  confirmedAt: null,
  cancelAskedAt: null,
  hasUnit: true,
  door: null,
  arrival: nothingTold,
  wish: null,
  declined: null,
  locale: 'en',
  createdAt: new Date('2026-12-01T06:30:00Z'),
  changedAt: new Date('2026-12-01T06:30:00Z'),
}

const holdOf = ({ roomName: roomType, secret: token }: MailedBooking) => ({
  roomType,
  token,
  expiresAt: new Date('2026-12-01T06:50:00Z'),
})

const head = { to: ['asha@example.com'], messageId: '<sample@example.com>' }

const cancelAskedAt = new Date('2026-12-02T06:30:00Z')

const declined = { checkIn: '2026-12-19', checkOut: '2026-12-22', words: null }
const wish = { ...declined, words: 'Our train is late.', askedAt: cancelAskedAt }

/** A sample for each variant of the mails to guests: a variant without one does not compile. */
export const guestSamples: Record<GuestVariant, Partial<MailedBooking> & { kind: GuestMail }> = {
  received: { kind: 'received' },
  needsRoom: { kind: 'received', hasUnit: false },
  toPay: {
    kind: 'toPay',
    payBy: new Date('2026-12-01T12:30:00Z'),
    paymentState: null,
    ledger: 'none',
    utr: null,
  },
  transfer: { kind: 'received', awaitsTransfer: true, utr: null, screenshot: null },
  verified: { kind: 'verified' },
  confirmed: { kind: 'confirmed' },
  changed: { kind: 'changed', status: 'confirmed' },
  rejected: { kind: 'rejected' },
  rejectedFor: { kind: 'rejected', statusNote: 'The payment did not arrive.' },
  cancelled: {
    kind: 'rejected',
    cancelAskedAt,
    rejectedBecause: 'cancelled_by_guest',
    promisedPaise: 71_35_000,
  },
  calledOff: {
    kind: 'rejected',
    rejectedBecause: 'cancelled_by_farm',
    statusNote: 'The roof of the cottage has to be mended.',
    refundedPaise: 71_35_000,
  },
  double: { kind: 'rejected', rejectedBecause: 'double', promisedPaise: 71_35_000 },
  refundPromised: { kind: 'refundPromised', refundPaise: 71_35_000 },
  refunded: { kind: 'refunded', refundPaise: 71_35_000 },
  cancelAsked: { kind: 'cancelAsked', refundPaise: 71_35_000 },
  cancelAskedChecking: { kind: 'cancelAsked', checkingPaise: 71_35_000, paidPaise: 0 },
  cancelAskedUnpaid: { kind: 'cancelAsked', checkingPaise: 0, paidPaise: 0 },
  cancelAskedElsewhere: { kind: 'cancelAsked', checkingPaise: 0, paidPaise: 71_35_000 },
  cancelAskedLate: { kind: 'cancelAsked', cancelAskedAt: new Date('2026-12-10T06:30:00Z') },
  wishDeclined: { kind: 'wishDeclined', declined },
  wishDeclinedFor: {
    kind: 'wishDeclined',
    declined: { ...declined, words: 'A wedding has the house.' },
  },
}

/** Each kind of mail to staff about a booking, in its variants. */
const staffSamples: Record<StaffMail, Partial<MailedBooking>[]> = {
  staff_new_booking: [{}, { hasUnit: false, utr: null, claimedPaise: 1_000_00 }],
  staff_cancel_asked: [{ refundPaise: 71_35_000 }],
  staff_wish_asked: [{ wish }],
  staff_payment_claimed: [{ checkingPaise: 214_02_050 }],
}

const warningSamples = [
  { name: 'mails', tell: 'began', text: '5 e-mails couldn’t be sent in the last day.' },
  { name: 'disk', tell: 'lasts', text: 'The disk has 0.9\u00a0GB free (4%).' },
  { name: 'backups', tell: 'ended', text: 'The last good backup was on 28 Nov 2026, 3:05 am.' },
] as const

const otherDetails = (): OtherPaymentDetails => ({
  at: '2026-12-01T06:30:00.000Z',
  by: 'anjali@example.com',
  changes: [
    { kind: 'fact', name: 'upi.id', before: farm().upi.id, after: 'farm@bank' },
    {
      kind: 'fact',
      name: 'bank.accountNumber',
      before: farm().bank.accountNumber,
      after: '50100212345678',
    },
  ],
})

export type SampleMail = { name: string; letters: Letter[] }

/** Every mail in every language that it is written in, about a made-up booking; `stay` is what's otherwise about it. */
export async function sampleMails(stay: Partial<MailedBooking> = {}): Promise<SampleMail[]> {
  const booking = { ...sampleBooking, terms: farm(), ...stay }
  const hold = { ...booking, ...holdOf(booking) }
  const locales = Object.keys(languages) as Locale[]
  const toGuests = Object.entries(guestSamples).map(async ([name, { kind, ...facts }]) => ({
    name: `Guest: ${name}`,
    letters: await Promise.all(
      locales.map((locale) => guestLetter(kind, { ...booking, ...facts, locale }, head)),
    ),
  }))
  const held = await Promise.all(locales.map((locale) => holdLetter({ ...hold, locale }, head)))
  const toStaff = (Object.keys(staffSamples) as StaffMail[]).map((kind) => ({
    name: `Staff: ${kind}`,
    letters: staffSamples[kind].map((facts) => staffLetter(kind, { ...booking, ...facts }, head)),
  }))
  const visitor = { chatId: 'sample', name: 'Asha', minutes: 6 }
  return [
    { name: 'Guest: held', letters: held },
    ...(await Promise.all(toGuests)),
    ...toStaff,
    { name: 'Staff: a visitor waits', letters: [chatLetter(visitor, head)] },
    {
      name: 'Staff: other UPI or bank details',
      letters: [paymentDetailsLetter(otherDetails(), head)],
    },
    {
      name: 'Staff: warnings',
      letters: warningSamples.map((sample) =>
        warningLetter({ ...sample, at: '2026-12-01T06:30:00.000Z' }, head),
      ),
    },
    { name: 'Staff: sign-in code', letters: [signInLetter('123456', head)] },
  ]
}
