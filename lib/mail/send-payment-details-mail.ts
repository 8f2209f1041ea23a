import { staffAddresses } from '../auth/queries.ts'
import { prisma } from '../db/client.ts'
import { readPublication } from '../farm/queries/site.ts'
import { differences, isPaidTo } from '../farm/rules/held.ts'
import type { Jobs } from '../jobs/queue.ts'
import { paymentDetailsLetter } from './staff-letters.ts'
import { messageId, send } from './transport.ts'

/** The job that tells all staff that guests pay to other UPI or bank details since a publication. */
export async function sendPaymentDetailsMail({
  publication,
}: Jobs['send_payment_details_mail']): Promise<void> {
  const before = await readPublication(prisma(), publication - 1)
  const { held, by, at } = await readPublication(prisma(), publication)
  const changes = differences(before.held, held).filter(isPaidTo)
  const to = await staffAddresses()
  if (to.length === 0) return
  const id = messageId('payment-details', String(publication))
  await send(paymentDetailsLetter({ by, at, changes }, { to, messageId: id }))
}
