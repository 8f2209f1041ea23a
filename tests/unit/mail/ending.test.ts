import { expect, test } from 'vitest'
import { sampleBooking } from '#dev/sample-mails.ts'
import { guestLetter } from '#lib/mail/guest-letters.ts'
import { letterText } from '#lib/mail/letter.ts'

const head = { to: ['asha@example.com'], messageId: '<1@dontali.example>' }

test('about a cancelled stay names the sum that goes back, and who ended it', async () => {
  const text = async (change: object) =>
    letterText(await guestLetter('rejected', { ...sampleBooking, ...change }, head))
  const farm = await text({ rejectedBecause: 'cancelled_by_farm', promisedPaise: 5_605_00 })
  expect(farm).toContain('We’re sorry, we’ve had to cancel')
  expect(farm).toContain('We’ll refund ₹5,605 for your booking, and write again')
  expect(farm).not.toContain('As you asked')
  const cash = await text({ rejectedBecause: 'double', refundedPaise: 5_605_00 })
  expect(cash).toContain('You had two bookings for the same stay')
  expect(cash).toContain('We’ve refunded ₹5,605 for your booking.')
  const asked = { rejectedBecause: 'cancelled_by_guest', keptPaise: 5_605_00 }
  const late = await text({ ...asked, cancelAskedAt: new Date('2027-02-01T00:00:00Z') })
  expect(late).toContain('Under our terms a refund was possible until')
  const agreed = await text({ ...asked, cancelAskedAt: sampleBooking.createdAt })
  expect(agreed).not.toContain('there’s no refund')
})
