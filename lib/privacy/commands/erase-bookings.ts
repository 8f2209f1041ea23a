import { updateCustomer } from '../../booking/commands/update-customer.ts'
import { saidColumns } from '../../booking/rules/said.ts'
import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { erasedName, erasedWord } from '../../shared/stored-names.ts'

/**
 * Takes the details about people out of bookings, of their history and of what staff were told, and leaves the figures:
 * room, dates, amounts, tax, reference and status. Of `paid` ones the name, the UTR and the papers stay as well if `keepBooks`:
 * the invoice names its guest (CGST Rules 2017, rules 46 and 56), and the UTR leads from the books to the bank.
 * A customer without any booking that names them ends, too.
 */
export async function eraseBookings(
  tx: Tx,
  ids: string[],
  { keepBooks }: { keepBooks: boolean },
): Promise<void> {
  await blankScreenshots(tx, ids)
  await tx.$executeRaw`
    UPDATE bookings SET email = ${erasedWord}, phone = ${erasedWord}, ${saidGone}, status_note = NULL,
      source_reference = NULL, staff_note = NULL,
      secret = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
      idempotency_key = NULL, request_sha256 = NULL, sender = '{}',
      full_name = CASE WHEN ${keepBooks} AND verified_at IS NOT NULL THEN full_name ELSE ${erasedName} END
    WHERE id = ANY (${ids}::uuid[])`
  await tx.arrival.deleteMany({ where: { bookingId: { in: ids } } })
  await tx.stayWish.deleteMany({ where: { bookingId: { in: ids } } })
  await erasePapers(tx, ids, keepBooks)
  await eraseLines(tx, ids, keepBooks)
  await tx.$executeRaw`
    UPDATE payments p SET note = NULL,
      void_reason = CASE WHEN p.state = 'void' THEN ${erasedWord} END,
      utr = CASE WHEN ${keepBooks} AND b.verified_at IS NOT NULL THEN p.utr END,
      number = CASE WHEN ${keepBooks} AND b.verified_at IS NOT NULL THEN p.number END
    FROM bookings b WHERE b.id = p.booking_id AND b.id = ANY (${ids}::uuid[])`
  await tx.$executeRaw`DELETE FROM letters WHERE booking_id = ANY (${ids}::uuid[])`
  await tx.$executeRaw`
    UPDATE audit_entries SET before = without_words(before), after = without_words(after)
    WHERE booking_id = ANY (${ids}::uuid[])`
  await tx.$executeRaw`
    UPDATE notifications SET message = NULL WHERE booking_id = ANY (${ids}::uuid[])`
  await tidyCustomers(tx, ids)
}

const saidGone = Prisma.raw(saidColumns.map((column) => `${column} = NULL`).join(', '))

// A paper names whom it was for as long as the books are kept; its figures stay.
async function erasePapers(tx: Tx, ids: string[], keepBooks: boolean): Promise<void> {
  const erased = await tx.booking.findMany({
    where: { id: { in: ids }, ...(keepBooks && { verifiedAt: null }) },
    select: { id: true },
  })
  const all = erased.map(({ id }) => id)
  await tx.$executeRaw`
    UPDATE bookings SET bill_to = NULL, bill_address = NULL, gstin = NULL WHERE id = ANY (${all}::uuid[])`
  await tx.$executeRaw`
    UPDATE documents SET snapshot = paper_without_words(snapshot) WHERE booking_id = ANY (${all}::uuid[])`
}

// What the bank wrote of a payment names who paid, and goes when its UTR does.
async function eraseLines(tx: Tx, ids: string[], keepBooks: boolean): Promise<void> {
  await tx.$executeRaw`
    UPDATE statement_lines SET narration = ${erasedWord}, utr = NULL, codes = '{}'
    WHERE id IN (SELECT p.statement_line_id FROM payments p JOIN bookings b ON b.id = p.booking_id
      WHERE b.id = ANY (${ids}::uuid[]) AND NOT (${keepBooks} AND b.verified_at IS NOT NULL))`
}

// The bookings and the history keep pointing to their files, which no longer show anything. Each has a hash of its own,
// since two of the same would be taken for the same screenshot.
async function blankScreenshots(tx: Tx, ids: string[]): Promise<void> {
  const files = await tx.$queryRaw<{ id: string }[]>`
    SELECT proof_id::text AS id FROM payments WHERE booking_id = ANY (${ids}::uuid[]) AND proof_id IS NOT NULL
    UNION SELECT e.before->>'screenshotId' FROM audit_entries e
    WHERE e.booking_id = ANY (${ids}::uuid[]) AND e.before ? 'screenshotId'`
  const all = files.map(({ id }) => id)
  await tx.$executeRaw`
    DELETE FROM alike_files WHERE file_id = ANY (${all}::uuid[]) OR other_id = ANY (${all}::uuid[])`
  await tx.$executeRaw`
    UPDATE files SET bytes = ${blank}, size = ${blank.length}, mime = 'image/webp', name = 'erased.webp',
      sha256 = sha256(id::text::bytea), perceptual_hash = NULL, word_hashes = '{}'
    WHERE id = ANY (${all}::uuid[])`
}

// A white WebP of one pixel.
const blank = Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAfQ//73v/+BiOh/AAA=', 'base64')

async function tidyCustomers(tx: Tx, ids: string[]): Promise<void> {
  const customers = await tx.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT customer_id::text AS id FROM bookings WHERE id = ANY (${ids}::uuid[])`
  for (const { id } of customers) {
    const named = await tx.booking.count({ where: { customerId: id, phone: { not: erasedWord } } })
    if (named > 0) await updateCustomer(tx, id)
    else await eraseCustomer(tx, id)
  }
}

async function eraseCustomer(tx: Tx, id: string): Promise<void> {
  const data = { email: `${id}@erased.invalid`, fullName: erasedName, phone: erasedWord }
  await tx.customer.update({ where: { id }, data })
}
