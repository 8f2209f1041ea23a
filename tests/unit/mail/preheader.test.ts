import { describe, expect, test } from 'vitest'
import { sampleBooking } from '#dev/sample-mails.ts'
import { guestLetter } from '#lib/mail/guest-letters.ts'
import type { MailedBooking } from '#lib/mail/letter.ts'

const head = { to: ['asha@example.com'], messageId: '<a@b>' }

describe('the preview of a guest’s mail', () => {
  const previewOf = async (kind: 'received' | 'rejected', facts: Partial<MailedBooking>) =>
    (await guestLetter(kind, { ...sampleBooking, ...facts }, head)).preheader

  test('promises a reason of a rejection only if there is one', async () => {
    expect(await previewOf('rejected', { statusNote: 'No payment' })).toContain('reason')
    expect(await previewOf('rejected', { statusNote: null })).toBeUndefined()
  })

  test('does not promise to confirm a booking without a room', async () => {
    expect(await previewOf('received', { hasUnit: true })).toContain('confirm')
    expect(await previewOf('received', { hasUnit: false })).toBeUndefined()
  })
})
