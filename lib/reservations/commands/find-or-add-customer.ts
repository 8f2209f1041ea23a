import type { Tx } from '../../db/transaction.ts'

type Guest = { fullName: string; email: string | null; phone: string }

/**
 * Returns the id of the customer with this address, or without one the customer without address who has this number; it is
 * added where there is none. Anyone who knows an address can book with it, so what's known of its customer doesn't change
 * until staff have seen the payment.
 */
export async function findOrAddCustomer(tx: Tx, guest: Guest): Promise<string> {
  const [{ id }] = guest.email === null ? await byNumber(tx, guest) : await byAddress(tx, guest)
  return id
}

type Found = [{ id: string }]

function byAddress(tx: Tx, { fullName, email, phone }: Guest) {
  return tx.$queryRaw<Found>`
    INSERT INTO customers (email, full_name, phone) VALUES (lower(${email}), ${fullName}, ${phone})
    ON CONFLICT (email) DO UPDATE SET email = excluded.email
    RETURNING id::text`
}

function byNumber(tx: Tx, { fullName, phone }: Guest) {
  return tx.$queryRaw<Found>`
    INSERT INTO customers (full_name, phone) VALUES (${fullName}, ${phone})
    ON CONFLICT (international_digits(phone)) WHERE email IS NULL DO UPDATE SET phone = customers.phone
    RETURNING id::text`
}
