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
    'Mail servers take none for this address. Please call the guest.',
  )
})
