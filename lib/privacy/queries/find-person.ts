import type { BookingStatus } from '../../booking/rules/statuses.ts'
import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { jobsWithTasks } from '../../jobs/private.ts'
import { dayInIndia, type IsoDate } from '../../shared/dates.ts'
import { erasedName } from '../../shared/stored-names.ts'
import type { Asked } from '../schema.ts'

/** Everything that is kept about somebody, by its id. */
export type Person = {
  customers: string[]
  bookings: PersonBooking[]
  chats: { id: string; name: string; messages: number; files: number }[]
  /** The jobs of mails that wait: those about the bookings, and the links back to a hold. */
  jobs: string[]
  /** The other addresses and numbers in the bookings, under which more may be kept, maybe of somebody else. */
  others: string[]
}

type PersonBooking = {
  id: string
  reference: string
  status: BookingStatus
  checkIn: IsoDate
  checkOut: IsoDate
  /** The payment has been found in the bank at some time, so that the farm's books have it. */
  paid: boolean
  /** The last day on which the books are kept. */
  booksUntil: IsoDate
  /** The stay is ahead or goes on, or the payment is not decided. */
  open: boolean
  email: string | null
  phone: string
}

/**
 * Finds what is kept under one address or one number, and nothing else: anyone may have booked with someone else's address
 * and their own number, so that other data in the same booking may be another person's. `others` says what that is.
 */
export async function findPerson(tx: Tx, asked: Asked, now: Date): Promise<Person> {
  const is = sameAs(asked)
  const bookings = await tx.$queryRaw<PersonBooking[]>`
    SELECT id::text, reference, status, email, phone, verified_at IS NOT NULL AS paid,
      check_in::text AS "checkIn", check_out::text AS "checkOut",
      books_until(check_out, verified_at, revenue_turns)::text AS "booksUntil",
      status = 'pending' OR takes_place(status) AND check_out >= ${dayInIndia(now)}::date AS open
    FROM bookings b WHERE ${is.booked} AND full_name <> ${erasedName}
    ORDER BY created_at FOR UPDATE`
  const customers = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM customers WHERE ${is.booked} FOR UPDATE`
  const chats = await tx.$queryRaw<Person['chats']>`
    SELECT id::text, name, (SELECT count(*)::int FROM chat_messages WHERE chat_id = c.id) AS messages,
      (SELECT count(file_id)::int FROM chat_messages WHERE chat_id = c.id) AS files
    FROM chats c WHERE ${is.wrote} ORDER BY created_at FOR UPDATE`
  return {
    customers: customers.map(({ id }) => id),
    bookings,
    chats,
    jobs: await jobsOf(tx, asked, bookings),
    others: othersOf(asked, bookings),
  }
}

function sameAs(asked: Asked): { booked: Prisma.Sql; wrote: Prisma.Sql } {
  if ('email' in asked) {
    return { booked: Prisma.sql`lower(email) = ${asked.email}`, wrote: Prisma.sql`false` }
  }
  return {
    booked: sameNumber(Prisma.sql`phone`, asked.phone),
    wrote: sameNumber(Prisma.sql`mobile`, asked.phone),
  }
}

// Where both say a country, it has to be the same.
function sameNumber(column: Prisma.Sql, digits: string): Prisma.Sql {
  const kept = Prisma.sql`ltrim(regexp_replace(${column}, '\\D', '', 'g'), '0')`
  return Prisma.sql`phone_digits(${column}) = phone_digits(${digits})
    AND (${digits.length <= 10} OR length(${kept}) <= 10 OR ${kept} = ${digits})`
}

async function jobsOf(tx: Tx, asked: Asked, bookings: PersonBooking[]): Promise<string[]> {
  const ids = bookings.map(({ id }) => id)
  const email = 'email' in asked ? asked.email : null
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT j.id::text FROM ${Prisma.raw(jobsWithTasks)}
    WHERE t.identifier = 'send_booking_mail' AND j.payload->>'bookingId' = ANY (${ids})
      OR t.identifier = 'send_hold_mail' AND lower(j.payload->>'email') = ${email}`
  return rows.map(({ id }) => id)
}

function othersOf(asked: Asked, bookings: PersonBooking[]): string[] {
  const found = bookings.map(({ email, phone }) => ('email' in asked ? phone : email))
  return [...new Set(found.filter((other) => other !== null))].filter(Boolean)
}
