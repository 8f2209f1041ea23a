import type { Tx } from '../../db/transaction.ts'
import { erasedWord } from '../../shared/stored-names.ts'

/** Locks a customer for the rest of the transaction, before it changes a booking of theirs. */
export async function lockCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM customers WHERE id = ${customerId}::uuid FOR UPDATE`
}

/** Locks the customers of bookings in one order for all, see {@link lockCustomer}. */
export async function lockCustomersOf(tx: Tx, bookings: string[]): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM customers WHERE id IN (SELECT customer_id FROM bookings WHERE id = ANY (${bookings}::uuid[]))
    ORDER BY id FOR UPDATE`
}

/**
 * Gives a customer the name and phone of the newest booking whose payment staff have verified; if none is, of the
 * first. Anybody may book under another's address, so a booking says nothing of its customer before that; nor does one whose details were erased.
 */
export async function updateCustomer(tx: Tx, customerId: string): Promise<void> {
  await lockCustomer(tx, customerId)
  await tx.$executeRaw`
    UPDATE customers SET full_name = b.full_name, phone = b.phone
    FROM (
      SELECT full_name, phone FROM bookings b WHERE customer_id = ${customerId}::uuid AND phone <> ${erasedWord}
      ORDER BY is_paid(status) DESC,
        CASE WHEN is_paid(status) THEN created_at END DESC, created_at
      LIMIT 1
    ) AS b
    WHERE customers.id = ${customerId}::uuid`
}
