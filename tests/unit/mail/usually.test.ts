import { afterEach, expect, test } from 'vitest'
import { sampleBooking } from '#dev/sample-mails.ts'
import { setUsualWait } from '#lib/farm/rules/usual-wait.ts'
import { guestLetter } from '#lib/mail/guest-letters.ts'
import { letterText, type MailedBooking } from '#lib/mail/letter.ts'
import { terms } from '../../support/terms.ts'

const usually = 'We usually confirm a booking like this by'
const text = async (changes: Partial<MailedBooking>) => {
  const booking = { ...sampleBooking, terms, createdAt: new Date(), ...changes }
  return letterText(
    await guestLetter('received', booking, { to: ['a@example.com'], messageId: '<a@b>' }),
  )
}

afterEach(() => setUsualWait(null))

test('the mail about a booking says until when it’s usually confirmed, once that was measured', async () => {
  expect(await text({})).not.toContain(usually)
  setUsualWait(2)
  expect(await text({})).toMatch(/by \d{1,2}(:30)?\s[ap]m on \d{1,2} \p{L}+, India time/u)
})

test('not one about a transfer, one without a room, or one that comes days later', async () => {
  setUsualWait(4)
  expect(await text({ awaitsTransfer: true })).not.toContain(usually)
  expect(await text({ hasUnit: false })).not.toContain(usually)
  expect(await text({ createdAt: new Date(Date.now() - 3 * 86_400_000) })).not.toContain(usually)
})
