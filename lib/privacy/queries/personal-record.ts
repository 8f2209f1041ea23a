import { detailOf, type KeptEntry } from '../../booking/rules/history.ts'
import { saidNames } from '../../booking/rules/said.ts'
import type {
  AuditEntry,
  Booking,
  Document,
  Letter,
  Notification,
  Payment,
  StayWish,
} from '../../db/generated/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { documentNumber } from '../../documents/rules/number.ts'
import { jobsWithTasks } from '../../jobs/private.ts'
import { toldOf } from '../../reservations/queries/read-arrival.ts'
import { isoDateOf } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import type { Asked } from '../schema.ts'
import { findPerson, type Person } from './find-person.ts'

/** A stored file of somebody's, by its id, and the name that the record gives it. */
type NamedFile = { id: string; path: string }

/**
 * Everything that is kept about somebody, as they can read it: money in rupees, days as ISO dates, instants in UTC, and
 * files by their paths in the same folder. Members of staff are not named; that is about other people.
 */
export async function personalRecord(tx: Tx, asked: Asked, now: Date) {
  const person = await findPerson(tx, asked, now)
  const files: NamedFile[] = []
  const record = {
    about: 'email' in asked ? asked.email : asked.phone,
    made_at: now.toISOString(),
    currency: 'INR',
    customers: await customersOf(tx, person),
    bookings: await bookingsOf(tx, person, files),
    conversations: await conversationsOf(tx, person, files),
    mails_waiting: await mailsOf(tx, person),
    consents:
      'None is asked for: bookings and conversations are kept because you began them, accounts because the law says so.',
  }
  return { person, record, files }
}

async function customersOf(tx: Tx, { customers }: Person) {
  const rows = await tx.customer.findMany({ where: { id: { in: customers } } })
  return rows.map(({ fullName, email, phone, createdAt }) => ({
    name: fullName,
    email,
    phone,
    since: createdAt.toISOString(),
  }))
}

async function bookingsOf(tx: Tx, { bookings }: Person, files: NamedFile[]) {
  const ids = bookings.map(({ id }) => id)
  const rows = await tx.booking.findMany({
    where: { id: { in: ids } },
    include: {
      payments: { orderBy: { createdAt: 'asc' } },
      documents: { orderBy: [{ issuedAt: 'asc' }, { number: 'asc' }] },
      audit: { orderBy: { id: 'asc' } },
      notifications: { orderBy: { id: 'asc' } },
      hold: true,
      occupancy: { select: { unit: true } },
      slept: { orderBy: { checkIn: 'asc' } },
      arrival: true,
      wish: true,
      letters: { orderBy: { id: 'asc' } },
    },
    orderBy: { createdAt: 'asc' },
  })
  return rows.map((row) => ({
    reference: row.reference,
    status: row.status,
    name: row.fullName,
    email: row.email,
    phone: row.phone,
    language: row.locale,
    came_by: row.source,
    number_of_the_other_site: row.sourceReference,
    room: row.roomName,
    ...unitsOf(row),
    check_in: isoDateOf(row.checkIn),
    check_out: isoDateOf(row.checkOut),
    nights: row.nights,
    guests: row.guests,
    rate_a_night: toRupees(row.ratePaise),
    gst_percent: row.gstPercent.toNumber(),
    total: toRupees(row.totalPaise),
    total_of_the_day_it_came: row.latePaise === null ? null : toRupees(row.latePaise),
    paid_first: row.paying,
    pay_by: row.payBy?.toISOString() ?? null,
    payments: row.payments.map(paymentOf),
    billed_to: { name: row.billTo, address: row.billAddress, gstin: row.gstin },
    papers: row.documents.map(paperOf),
    codes_that_tell_senders_apart: row.sender,
    ...Object.fromEntries(saidNames.map((name) => [`your_${name}`, row[`guest_${name}`]])),
    said_before_the_stay: row.arrival && toldOf(row.arrival),
    other_dates_asked_for: row.wish && wishOf(row.wish),
    note_of_staff: row.staffNote,
    mails_sent: row.letters.map(mailOf),
    ...endOf(row),
    booked_at: row.createdAt.toISOString(),
    payment_found_at: row.verifiedAt?.toISOString() ?? null,
    payment_given_up_and_counted_again_at: row.revenueTurns.map((turn) => turn.toISOString()),
    came_at: row.checkedInAt?.toISOString() ?? null,
    left_at: row.checkedOutAt?.toISOString() ?? null,
    did_not_come_at: row.noShowAt?.toISOString() ?? null,
    books_kept_until: bookings.find(({ id }) => id === row.id)?.booksUntil,
    held_at: row.hold?.createdAt.toISOString() ?? null,
    screenshots: screenshotsOf(row).map((id, n) => {
      const path = `files/${row.reference}-payment-${n + 1}`
      files.push({ id, path })
      return path
    }),
    history: row.audit.map(deedOf),
    told_to_staff: row.notifications.map(noticeOf),
  }))
}

type Housed = { occupancy: { unit: number } | null; slept: { unit: number; checkOut: Date }[] }

function unitsOf({ occupancy, slept }: Housed) {
  const others = slept.map(({ unit, checkOut }) => ({ unit, until: isoDateOf(checkOut) }))
  return { unit: occupancy?.unit ?? null, slept_in_other_units: others }
}

function noticeOf({ title, message, createdAt }: Notification) {
  return { at: createdAt.toISOString(), title, message }
}

function mailOf({ recipient, locale, subject, body, sentAt }: Letter) {
  return { at: sentAt.toISOString(), to: recipient, language: locale, subject, text: body }
}

type End = Pick<Booking, 'rejectedBecause' | 'statusNote' | 'keptPaise' | 'cancelAskedAt'>

function endOf({ rejectedBecause, statusNote, keptPaise, cancelAskedAt }: End) {
  return {
    cancellation_asked_at: cancelAskedAt?.toISOString() ?? null,
    rejected_because: rejectedBecause?.replaceAll('_', ' ') ?? null,
    reason_of_rejection: statusNote,
    kept_of_what_was_paid: toRupees(keptPaise),
  }
}

// Those of the payments, and before them those that they replaced.
function screenshotsOf(row: {
  payments: { proofId: string | null }[]
  audit: { before: unknown }[]
}): string[] {
  const earlier = row.audit.flatMap(({ before }) => {
    const id = (before as { screenshotId?: string } | null)?.screenshotId
    return id ? [id] : []
  })
  const present = row.payments.flatMap(({ proofId }) => proofId ?? [])
  return [...new Set([...earlier, ...present])]
}

function paymentOf(payment: Payment) {
  return {
    direction: payment.direction,
    method: payment.method,
    amount: toRupees(payment.paise),
    utr: payment.utr,
    number: payment.number,
    day: isoDateOf(payment.onDay),
    note: payment.note,
    state: payment.state,
    entered_at: payment.createdAt.toISOString(),
    verified_at: payment.verifiedAt?.toISOString() ?? null,
    voided_at: payment.voidedAt?.toISOString() ?? null,
    reason_why_void: payment.voidReason,
  }
}

function paperOf(paper: Document) {
  return {
    kind: paper.kind.replaceAll('_', ' '),
    number: documentNumber(paper),
    issued_at: paper.issuedAt.toISOString(),
    says: paper.snapshot,
  }
}

function deedOf({ actor, action, before, after, createdAt }: AuditEntry) {
  return {
    at: createdAt.toISOString(),
    by: ['guest', 'system'].includes(actor) ? actor : 'staff',
    what: action.replaceAll('_', ' '),
    detail: detailOf({ action, before, after } as KeptEntry),
  }
}

function wishOf({ checkIn, checkOut, words, askedAt }: StayWish) {
  return {
    check_in: isoDateOf(checkIn),
    check_out: isoDateOf(checkOut),
    words,
    asked_at: askedAt.toISOString(),
  }
}

async function conversationsOf(tx: Tx, { chats }: Person, files: NamedFile[]) {
  const rows = await tx.chat.findMany({
    where: { id: { in: chats.map(({ id }) => id) } },
    include: {
      messages: { orderBy: { seq: 'asc' }, include: { file: { select: { name: true } } } },
    },
    orderBy: { createdAt: 'asc' },
  })
  return rows.map((row, n) => ({
    name: row.name,
    mobile: row.mobile,
    status: row.status,
    began_at: row.createdAt.toISOString(),
    last_message_at: row.lastActivity.toISOString(),
    messages: row.messages.map(({ seq, isAdmin, body, file, fileId, createdAt }) => {
      const path = fileId && `files/chat-${n + 1}-${seq}-${file?.name}`
      if (fileId && path) files.push({ id: fileId, path })
      return {
        at: createdAt.toISOString(),
        from: isAdmin ? 'staff' : 'you',
        text: body || null,
        file: path,
      }
    }),
  }))
}

async function mailsOf(tx: Tx, { jobs }: Person) {
  const rows = await tx.$queryRaw<{ task: string; kind: string | null; planned: Date }[]>`
    SELECT t.identifier AS task, j.payload->>'kind' AS kind, j.run_at AS planned
    FROM ${Prisma.raw(jobsWithTasks)}
    WHERE j.id::text = ANY (${jobs}) ORDER BY j.run_at`
  return rows.map(({ task, kind, planned }) => ({
    about: task === 'send_hold_mail' ? 'the room that you held' : kind,
    planned_at: planned.toISOString(),
  }))
}
