import { prisma } from '../../db/client.ts'
import { log } from '../../log.ts'
import type { GuestMail } from '../../shared/stored-names.ts'

type Sent = {
  bookingId: string
  kind: GuestMail
  messageId: string
  recipient: string
  locale: string
  subject: string
  body: string
}

/**
 * Keeps a mail to a guest as it went out. It has gone by then: that it could not be kept is logged, because failing here
 * would send it again.
 */
export async function keepLetter(letter: Sent): Promise<void> {
  await prisma()
    .letter.createMany({ data: letter, skipDuplicates: true })
    .catch((error: unknown) => log.error({ err: error, kind: letter.kind }, 'letter not kept'))
}
