import { expect, test } from 'vitest'
import { sampleBooking } from '#dev/sample-mails.ts'
import { guestLetter } from '#lib/mail/guest-letters.ts'
import { letterText } from '#lib/mail/letter.ts'

const head = { to: ['asha@example.com'], messageId: '<1@dontali.example>' }

test('about a cancelled stay names the sum that goes back, and who ended it', async () => {
  const text = async (change: object) =>
    letterText(await guestLetter('rejected', { ...sampleBooking, ...change }, head))
  const farm = await text({ rejectedBecause: 'cancelled_by_farm', promisedPaise: 5_605_00 })
  expect(farm).toContain('We are sorry: we have to cancel')
  expect(farm).toContain('We will pay ₹5,605 of your booking back to you, and write once more')
  expect(farm).not.toContain('As you asked')
  const cash = await text({ rejectedBecause: 'double', refundedPaise: 5_605_00 })
  expect(cash).toContain('was made twice')
  expect(cash).toContain('We have paid ₹5,605 of your booking back to you.')
  const asked = { rejectedBecause: 'cancelled_by_guest', keptPaise: 5_605_00 }
  const late = await text({ ...asked, cancelAskedAt: new Date('2027-02-01T00:00:00Z') })
  expect(late).toContain('By the terms a refund was possible until')
  const agreed = await text({ ...asked, cancelAskedAt: sampleBooking.createdAt })
  expect(agreed).not.toContain('no refund is due')
})
