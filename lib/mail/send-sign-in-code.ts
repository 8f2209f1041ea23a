import { oneTimeCode } from '../auth/queries.ts'
import { codeMinutes } from '../auth/rules.ts'
import { prisma } from '../db/client.ts'
import { env, requiredEnv } from '../env.ts'
import type { Jobs } from '../jobs/queue.ts'
import { signInLetter } from './staff-letters.ts'
import { messageId, send } from './transport.ts'

/**
 * The job that makes and mails a sign-in code, to staff only; for any other address it ends silently.
 * A code that would arrive dead is dropped: its minutes count from the moment it was asked for.
 */
export async function sendSignInCode(job: Jobs['send_sign_in_code']): Promise<void> {
  const askedAt = new Date(job.askedAt)
  const expiresAt = new Date(askedAt.getTime() + codeMinutes * 60_000)
  if (expiresAt <= new Date()) return
  const staff = await prisma().staff.findFirst({
    where: { email: job.email, removedAt: null },
    select: { id: true },
  })
  if (!staff) return
  await prisma().loginCode.createMany({
    data: [{ id: job.id, staffId: staff.id, createdAt: askedAt, expiresAt }],
    skipDuplicates: true,
  })
  const code = oneTimeCode(job.id, requiredEnv('AUTH_SECRET'))
  await send(signInLetter(code, { to: [job.email], messageId: messageId('sign-in-code', job.id) }))
  // Without a mail server the person at the terminal is the one who signs in.
  if (!env().SMTP_URL) process.stdout.write(`\n  Sign-in code for ${job.email}: ${code}\n\n`)
}
