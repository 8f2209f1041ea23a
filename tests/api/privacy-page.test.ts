import sharp from 'sharp'
import { beforeAll, expect } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import { eraseClosedBooks } from '#lib/privacy/commands/erase-closed-books.ts'
import { contentPolicy } from '../../server/content-policy.ts'
import { useDatabase } from '../support/database.ts'
import { book, makeRoom, picture } from '../support/guest.ts'
import { pastBooking } from '../support/past-booking.ts'
import { columnsOf, one, proves } from '../support/privacy-page.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()

let by: Staff
beforeAll(async () => {
  by = (await signedIn()).by
})

proves(
  'privacy.lead',
  'As little as a farmstay needs. No advertising, no tracking, nothing sold.',
  async () => {
    // A page may load nothing from elsewhere, and call nobody else.
    expect(contentPolicy([])).not.toMatch(/https?:|\*/)
  },
)

// The columns that say nothing of a person, or that the page names in another row.
const ofTheHouse = {
  bookings: `id reference secret customer_id room_id nights rate_paise gst_percent status status_note
    verified_at hold_id idempotency_key request_sha256 created_at cancel_asked_at revenue_turns counts_from sender
    paying source source_reference rejected_because checked_in_at checked_out_at no_show_at pay_by code_id
    kept_paise publication`,
  payments: `id booking_id direction method on_day note state recorded_by idempotency_key created_at verified_at verified_by
    voided_at voided_by void_reason`,
  documents: 'id kind series year number booking_id payment_id cited_id issued_at',
  customers: 'id created_at',
  chats: `id visitor_hash status last_seq staff_seen_seq visitor_seen_seq staff_got_seq visitor_got_seq created_at
    last_activity`,
  chat_messages: 'chat_id seq id client_message_id type is_admin created_at',
} as const
const named = async (table: keyof typeof ofTheHouse) => {
  const others = ofTheHouse[table].split(/\s+/)
  return (await columnsOf(table)).filter((column) => !others.includes(column))
}

proves(
  'privacy.what.booking.data',
  'Your booking: name, e-mail, phone, room, dates, guests, amount, your note, what we note about the stay, other dates that you ask for, language, receipts and invoices, and the company, address and registration number that they are made out to',
  async () => {
    const amounts = ['total_paise', 'late_paise']
    expect((await named('bookings')).sort()).toEqual(
      [
        'full_name',
        'email',
        'phone',
        'room_name',
        'check_in',
        'check_out',
        'guests',
        'guest_note',
        'staff_note',
        'locale',
        'bill_to',
        'bill_address',
        'gstin',
        ...amounts,
      ].sort(),
    )
    expect((await named('documents')).sort()).toEqual(['paise', 'snapshot'])
    expect((await named('customers')).sort()).toEqual(['email', 'full_name', 'phone'])
  },
)

proves(
  'privacy.what.booking.long',
  'As long as Indian tax law requires us to keep accounts, at present seven years from the end of the March after your stay',
  async () => {
    const thisYear = new Date().getUTCFullYear()
    const old = await pastBooking(by, { fullName: 'Old Guest' }, { paid: true, year: thisYear - 9 })
    const kept = await pastBooking(
      by,
      { fullName: 'New Guest' },
      { paid: true, year: thisYear - 6 },
    )
    await eraseClosedBooks(new Date())
    const nameOf = async (id: string) =>
      (await one('SELECT full_name FROM bookings WHERE id = $1', [id])).full_name
    expect([await nameOf(old.id), await nameOf(kept.id)]).toEqual(['Erased guest', 'New Guest'])
  },
)

proves(
  'privacy.what.shot.data',
  'The payment screenshot, the UTR, and the line about your payment in our bank’s statement',
  async () => {
    const { body } = await book((await makeRoom()).name, { utr: '632548210937' })
    const stored = await one(
      'SELECT utr, mime FROM payments p JOIN files f ON f.id = proof_id WHERE booking_id = $1',
      [body.booking_id],
    )
    expect(stored).toEqual({ utr: '632548210937', mime: 'image/jpeg' })
    expect((await named('payments')).sort()).toEqual([
      'number',
      'paise',
      'proof_id',
      'statement_line_id',
      'utr',
    ])
  },
)

proves(
  'privacy.what.shot.long',
  'As long as the booking. Location data is removed as soon as we receive the picture',
  async () => {
    const sent = await sharp(await picture({ color: '#123456' }))
      .withExif({ IFD3: { GPSLatitude: '18/1 40/1 0/1' } })
      .jpeg()
      .toBuffer()
    const screenshot = new File([Uint8Array.from(sent)], 'here.jpg', { type: 'image/jpeg' })
    const { id } = await pastBooking(by, { screenshot }, { paid: true, year: 2010 })
    const stored = () =>
      one(
        'SELECT bytes, name FROM files JOIN payments p ON p.proof_id = files.id WHERE p.booking_id = $1',
        [id],
      )
    expect((await sharp((await stored()).bytes).metadata()).exif).toBeUndefined()
    await eraseClosedBooks(new Date())
    const { name, bytes } = await stored()
    expect([name, (await sharp(bytes).metadata()).width]).toEqual(['erased.webp', 1])
  },
)

proves(
  'privacy.what.chat.data',
  'Chats: name, mobile number, messages, pictures, files, voice notes',
  async () => {
    expect(await named('chats')).toEqual(['name', 'mobile'])
    expect(await named('chat_messages')).toEqual(['body', 'file_id'])
  },
)
