import { describe, expect, test } from 'vitest'
import { detailSentence, entryName } from '#components/staff/booking/words.ts'
import { type BookingAction, type BookingEvent, outcomeOf } from '#lib/booking/rules/events.ts'
import { cancellingOf, detailOf, type KeptEntry } from '#lib/booking/rules/history.ts'
import { deskRows } from '../../support/desk-rows.ts'
import { letterRows } from '../../support/letter-rows.ts'
import { progressRows } from '../../support/progress-rows.ts'
import { sampleBooking as booking, sampleCreation } from '../../support/sample-booking.ts'
import { statusRows } from '../../support/status-rows.ts'
import { stayRows } from '../../support/stay-rows.ts'
import { wishRows } from '../../support/wish-rows.ts'

const now = new Date('2026-11-21T10:00:00Z')
const words = { utr: null, note: null }
const payment = { id: 'p1', direction: 'received', method: 'cash', paise: 5_000_00, ...words }
const keptPayment = { ...payment, id: undefined, payment: payment.id }
const halfAMinuteLater = new Date('2026-11-21T10:00:30Z')
const refund = { ...payment, direction: 'refunded' }
const refundMail = { refundPaise: 5_000_00, change: 'p1', runAt: halfAMinuteLater }
const asked = 'Cancellation request: D7K-3MX'
const claim = { id: '77', paise: 10_620_00, utr: null }

/** An event, the whole of its outcome, and the words that staff read in the history. */
type Row = { event: BookingEvent; leaves: object; read: readonly [string, string | null] }

const rows: { [Key in BookingAction]: Row & { event: { action: Key } } } = {
  booking_created: {
    event: { action: 'booking_created', booking, unit: 2, bounded: null, awaited: false },
    leaves: sampleCreation,
    read: ['Booked on the website', 'Unit 2 is reserved'],
  },
  transfer_ended: {
    event: { action: 'transfer_ended', booking },
    leaves: {
      after: { unit: null },
      notices: [
        {
          type: 'booking_needs_room',
          title: 'No transfer received in 24 hours: D7K-3MX',
          message:
            'Asha Patil’s room is free again. If the money arrives, assign a room or call the guest.',
        },
      ],
    },
    read: ['Room released, no transfer received', null],
  },
  ...deskRows,
  ...statusRows,
  details_erased: {
    event: { action: 'details_erased', booking, until: '2034-03-31' },
    leaves: { after: { until: '2034-03-31' } },
    read: ['Personal details erased', 'Accounting records are kept until 2034-03-31.'],
  },
  document_issued: {
    event: { action: 'document_issued', booking, number: 'RV/26-27/0312' },
    leaves: { after: { number: 'RV/26-27/0312' } },
    read: ['Document issued', 'RV/26-27/0312'],
  },
  bill_changed: {
    event: { action: 'bill_changed', booking, withGstin: true },
    leaves: { after: { gstin: true } },
    read: ['Billing details changed', null],
  },
  told_apart: {
    event: { action: 'told_apart', booking, other: 'X5J-2QW' },
    leaves: { after: { other: 'X5J-2QW' } },
    read: ['Screenshot checked', 'Not the same receipt as for X5J-2QW.'],
  },
  room_given: {
    event: { action: 'room_given', booking, room: 'Valley-View Cottage', unit: '1' },
    leaves: {
      before: { room: 'Pool-View Room' },
      after: { room: 'Valley-View Cottage', unit: '1' },
    },
    read: ['Room assigned', 'Valley-View Cottage, unit 1'],
  },
  ...stayRows,
  ...letterRows,
  ...progressRows,
  proof_added: {
    event: { action: 'proof_added', booking, proof: { screenshotId: 'new', utr: '632548210937' } },
    leaves: {
      before: { screenshotId: 'old', utr: null },
      after: { screenshotId: 'new', utr: '632548210937' },
      notices: [
        {
          type: 'screenshot_uploaded',
          title: 'Another screenshot for D7K-3MX',
          message: 'UTR 632548210937',
        },
      ],
    },
    read: ['New screenshot or UTR from the guest', null],
  },
  payment_recorded: {
    event: { action: 'payment_recorded', booking, payment, now },
    leaves: { after: keptPayment, mails: [] },
    read: ['Payment recorded', '₹5,000 in cash'],
  },
  refund_promised: {
    event: { action: 'refund_promised', booking, payment: refund, now },
    leaves: {
      after: { ...keptPayment, direction: 'refunded' },
      mails: [{ ...refundMail, kind: 'refundPromised' }],
    },
    read: ['Refund decided', '₹5,000 to be paid out.'],
  },
  payment_verified: {
    event: {
      action: 'payment_verified',
      booking,
      now,
      payment: { ...refund, method: 'bank' },
      claim: { paise: 4_000_00, utr: null, onDay: new Date('2026-11-23T00:00:00Z') },
    },
    leaves: {
      before: { paise: 4_000_00, utr: null, on: '2026-11-23' },
      after: { ...keptPayment, direction: 'refunded', method: 'bank' },
      mails: [{ ...refundMail, kind: 'refunded' }],
    },
    read: ['Amount verified', '₹5,000 refunded by bank transfer'],
  },
  payment_voided: {
    event: { action: 'payment_voided', booking, payment, state: 'verified', reason: 'Twice' },
    leaves: { before: { state: 'verified' }, after: { ...keptPayment, note: 'Twice' } },
    read: ['Payment voided', 'Twice'],
  },
  cancel_asked: {
    event: { action: 'cancel_asked', booking, refundPaise: 14_160_00 },
    leaves: {
      after: { refundPaise: 14_160_00 },
      notices: [{ type: 'cancel_asked', title: asked, message: 'Asha Patil' }],
      mails: [
        { kind: 'cancelAsked', refundPaise: 14_160_00 },
        { kind: 'staff_cancel_asked', refundPaise: 14_160_00 },
      ],
    },
    read: ['Guest asked to cancel', 'Refund under our terms: ₹14,160.'],
  },
  payment_claimed: {
    event: { action: 'payment_claimed', booking, payment: claim },
    leaves: {
      after: { payment: '77', paise: 10_620_00, utr: null },
      notices: [
        {
          type: 'screenshot_uploaded',
          title: 'Balance of D7K-3MX: ₹10,620 to check',
          message: 'No UTR was given.',
        },
      ],
      mails: [{ kind: 'staff_payment_claimed', change: '77' }],
    },
    read: ['Guest reports balance paid', '₹10,620 to check in the bank.'],
  },
  ...wishRows,
  mail_failed: {
    event: { action: 'mail_failed', booking, kind: 'received', isRefused: false },
    leaves: {
      after: { mail: 'received' },
      notices: [
        {
          type: 'mail_failed',
          title: 'An e-mail about D7K-3MX couldn’t be sent',
          message: 'The mail server refused the e-mail for three days. Please call the guest.',
        },
      ],
    },
    read: ['E-mail couldn’t be sent', null],
  },
}

describe.each(Object.values(rows))('$event.action', ({ event, leaves, read }) => {
  test('leaves its entry in the history, its notices and its mails', () => {
    expect(outcomeOf(event)).toEqual(leaves)
  })

  test('is read by staff out of what the history keeps', () => {
    const { before, after } = outcomeOf(event)
    const kept: KeptEntry = JSON.parse(JSON.stringify({ action: event.action, before, after }))
    const said = {
      ...{ action: kept.action, detail: detailOf(kept) },
      cancelled_because: cancellingOf(kept),
    }
    expect([entryName(said), detailSentence(said)]).toEqual(read)
  })
})
