import { oneTimeCode } from '../auth/queries.ts'
import { prisma } from '../db/client.ts'
import { env, requiredEnv } from '../env.ts'
import type { Jobs } from '../jobs/queue.ts'
import { signInLetter } from './staff-letters.ts'
import { messageId, send } from './transport.ts'

/** The job that mails a sign-in code. One that would arrive dead is dropped. */
export async function sendSignInCode({ id, email }: Jobs['send_sign_in_code']): Promise<void> {
  const isOpen = await prisma().loginCode.count({
    where: { id, usedAt: null, expiresAt: { gt: new Date() } },
  })
  if (isOpen === 0) return
  const code = oneTimeCode(id, requiredEnv('AUTH_SECRET'))
  await send(signInLetter(code, { to: [email], messageId: messageId('sign-in-code', id) }))
  // Without a mail server the person at the terminal is the one who signs in.
  if (!env().SMTP_URL) process.stdout.write(`\n  Sign-in code for ${email}: ${code}\n\n`)
}
