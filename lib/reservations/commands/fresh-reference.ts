import {
  formatReference,
  referenceAlphabet,
  referenceLength,
} from '../../booking/rules/reference.ts'
import type { Tx } from '../../db/transaction.ts'
import { randomText } from '../../shared/random.ts'

/** A reference that no booking has and that no guest is paying under. */
export async function freshReference(tx: Tx): Promise<string> {
  for (;;) {
    const reference = formatReference(randomText(referenceAlphabet, referenceLength))
    const [known] = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM holds WHERE reference = ${reference}
      UNION ALL SELECT 1 FROM bookings WHERE reference = ${reference}`
    if (!known) return reference
  }
}
