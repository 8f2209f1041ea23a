import { describe, expect, test } from 'vitest'
import { BeforeYouCome } from '#components/booking/guest/before-you-come.tsx'
import { Cancelling } from '#components/booking/guest/cancelling.tsx'
import { GuestStatus } from '#components/booking/guest/guest-status.tsx'
import { Paying } from '#components/booking/guest/paying.tsx'
import { sampleBooking } from '#dev/sample-mails.ts'
import { saidLines, saidRow } from '#lib/booking/rules/said.ts'
import { nothingTold } from '#lib/booking/rules/told.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { drawn, messagesIn } from '../../support/drawn.ts'

const now = new Date('2026-12-02T06:30:00Z')
const nothingPaid = { paidPaise: 0, returnablePaise: 0, balancePaise: sampleBooking.totalPaise }
const paid = { status: 'verified', paymentState: 'verified', ledger: 'money' } as const
const rejected = { status: 'rejected', rejectedBecause: 'payment_not_found' } as const

const booking = (changes: Partial<typeof sampleBooking>) => ({ ...sampleBooking, ...changes })

describe.each(Object.keys(languages) as Locale[])('the guest’s page in %s', (locale) => {
  const says = async (part: Parameters<typeof drawn>[1], props: object) =>
    (await drawn(locale, part, { now, secret: 'x', ...props })).replace(/[\u2066-\u2069]/g, '')

  test('promises a reason of a rejection only where there is one', async () => {
    const { rejected: words } = (await messagesIn(locale)).guest.status
    const note = { statusNote: 'The payment did not arrive.' }
    const withOne = await says(GuestStatus, { booking: booking({ ...rejected, ...note }) })
    expect(withOne).toContain(words.text)
    expect(withOne).toContain(note.statusNote)
    expect(await says(GuestStatus, { booking: booking(rejected) })).not.toContain(words.text)
  })

  test('asks for no payment once the guest has asked to cancel', async () => {
    const { pay } = (await messagesIn(locale)).guest.paying
    expect(await says(Paying, { booking: booking(paid) })).toContain(pay)
    expect(await says(Paying, { booking: booking({ ...paid, cancelAskedAt: now }) })).not.toContain(
      pay,
    )
  })

  test('says nothing of a payment that is looked for, once the booking is rejected', async () => {
    const checking = { ...nothingPaid, checkingPaise: 2_360_00 }
    expect(await says(Paying, { booking: booking(checking) })).toMatch(/2[,. \u00a0\u202f]?360/)
    const after = await says(Paying, { booking: booking({ ...checking, ...rejected }) })
    expect(after).not.toMatch(/2[,. \u00a0\u202f]?360/)
  })

  test('names no refund of nothing', async () => {
    const text = await says(Cancelling, { booking: booking(nothingPaid) })
    expect(text).not.toMatch(/₹[\s\u00a0]?0(?!\d)|(?<!\d)0[\s\u00a0\u202f]₹/)
  })

  test('shows what the guest wrote in the form', async () => {
    const note = 'One dog, no onion.'
    const said = saidLines(saidRow({ note }))
    const { terms } = sampleBooking
    expect(await says(BeforeYouCome, { told: nothingTold, guests: 2, said, terms })).toContain(note)
  })
})
