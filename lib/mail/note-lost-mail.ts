import { prisma } from '../db/client.ts'

/** Tells the staff of a mail about a booking that could not be sent in three days, and is given up. */
export async function noteLostMail(task: string, payload: unknown): Promise<void> {
  if (task !== 'send_booking_mail') return
  const { bookingId } = payload as { bookingId: string }
  const { reference } = await prisma().booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { reference: true },
  })
  await prisma().notification.create({
    data: {
      type: 'mail_failed',
      title: `A mail about ${reference} was not sent`,
      message: 'The mail server refused it for three days. Please call the guest.',
      bookingId,
    },
  })
}
