import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import type { PaymentState } from '../schema/payment.ts'
import { isUnseen } from './by-method.ts'

/** True in SQL of a payment `p` that a guest has announced as a transfer, while nothing of it has been seen. */
export const isAwaited = Prisma.sql`
  (p.state = 'claimed' AND p.direction = 'received' AND ${isUnseen} AND p.utr IS NULL AND p.proof_id IS NULL)`

/**
 * Selects in SQL the payment that a booking `b` came with: the guest's first that is not void. One that was taken back
 * lives on in its copy, which has its time.
 */
export const ownPayment = Prisma.sql`
  SELECT p.* FROM payments p WHERE p.booking_id = b.id AND p.recorded_by = 'guest'
  ORDER BY p.state = 'void', p.created_at, p.id LIMIT 1`

export type OwnPayment = {
  id: string
  state: PaymentState
  paise: number
  utr: string | null
  /** True for a transfer that has been announced, while the guest has shown nothing of it. */
  isAwaited: boolean
  /** The screenshot; null only where the guest sent none. */
  proof: { id: string; createdAt: Date; size: number } | null
}

/** Returns the payment that a booking came with, see {@link ownPayment}; null if its guest has claimed none. */
export async function findOwnPayment(db: Tx, bookingId: string): Promise<OwnPayment | null> {
  const [found] = await db.$queryRaw<(Omit<OwnPayment, 'proof'> & Proof)[]>`
    SELECT p.id::text, p.state, p.paise, p.utr, ${isAwaited} AS "isAwaited", f.id::text AS "proofId", f.created_at AS "createdAt", f.size
    FROM (SELECT ${bookingId}::uuid AS id) AS b CROSS JOIN LATERAL (${ownPayment}) AS p
    LEFT JOIN files f ON f.id = p.proof_id`
  if (!found) return null
  const { proofId, createdAt, size, ...payment } = found
  return { ...payment, proof: proofId === null ? null : { id: proofId, createdAt, size } }
}

type Proof = { proofId: string | null; createdAt: Date; size: number }
