import { expect, test } from 'vitest'
import { outcomeOf } from '#lib/booking/rules/events.ts'

const booking = {
  id: '3f0c',
  reference: 'D7K-3MX',
  fullName: 'Asha Patil',
  utr: null,
  screenshotId: 'old',
}

test.each([
  [{ screenshotId: 'new' }, 'Another screenshot for D7K-3MX', null],
  [{ utr: '632548210937' }, 'UTR for D7K-3MX', 'UTR 632548210937'],
])('of proof, staff are told what came', (proof, title, message) => {
  const { notices } = outcomeOf({ action: 'proof_added', booking, proof })
  expect(notices).toEqual([{ type: 'screenshot_uploaded', title, message }])
})

test('a mail that was refused for good is told as that', () => {
  const event = { action: 'mail_failed', booking, kind: 'received', isRefused: true } as const
  expect(outcomeOf(event).notices?.[0]?.message).toBe(
    'This address can’t receive e-mail. Please call the guest.',
  )
})

test('of a balance, staff are told its UTR where there is one', () => {
  const payment = { id: '77', paise: 10_620_00, utr: '632548210937' }
  const { notices } = outcomeOf({ action: 'payment_claimed', booking, payment })
  expect(notices?.[0]?.message).toBe('UTR 632548210937')
})

test('a booking whose hold ran out tells staff a third thing, and one with a UTR names it', () => {
  const stay = { roomName: 'Pool-View Room', checkIn: '2026-12-12', checkOut: '2026-12-15' }
  const sums = { totalPaise: 14_160_00, claimedPaise: 14_160_00 }
  const times = { createdAt: new Date('2026-11-20T09:00:00Z') }
  const paid = { ...booking, ...stay, ...sums, ...times, utr: '632548210937', guests: 1 }
  const made = { booking: paid, unit: null, bounded: null, awaited: false }
  const { notices = [] } = outcomeOf({ action: 'booking_created', ...made })
  expect(notices.map(({ message }) => message)).toEqual([
    'Asha Patil, 1 guest, Sat 12 Dec to Tue 15 Dec, ₹14,160',
    'UTR 632548210937',
    'The hold on Pool-View Room expired before the screenshot arrived. Assign a room, or call the guest.',
  ])
  const title = 'Paid, but no room: D7K-3MX'
  expect(notices[2]).toMatchObject({ type: 'booking_needs_room', title })
})
