import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import { env, publicUrl } from '../env.ts'
import { farm } from '../farm/rules/farm.ts'
import { retryMails } from '../jobs/queue.ts'
import { log } from '../log.ts'
import { processWide } from '../shared/process-wide.ts'
import { type Letter, letterHtml, letterText } from './letter.ts'
import { outbox } from './outbox.ts'

/** The number of letters that this process has handed over since its start, and of attempts that failed. */
export const sentMails = processWide('sent mails', () => ({ delivered: 0, failed: 0 }))

// A server that takes one mail and refuses another must not be asked for all of them each time.
const retryEveryMs = 60_000
const outage = processWide('mail outage', () => ({ hasFailed: false, retriedAt: -retryEveryMs }))

/**
 * Sends one letter, over SMTP_URL or, without one, as an .eml file in DATA_DIR/outbox. Returns the mail server's answer, if any.
 * Throws when the server refuses or does not answer in time; the job queue tries again.
 */
export async function send(letter: Letter): Promise<string | null> {
  const message = {
    from: env().MAIL_FROM ?? `${farm().name} <${farm().email}>`,
    to: letter.to,
    messageId: letter.messageId,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    ...(letter.calendar && {
      icalEvent: { method: 'PUBLISH', filename: 'stay.ics', content: letter.calendar },
    }),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': letter.language },
  }
  const url = env().SMTP_URL
  let answer: string | null = null
  try {
    if (url)
      answer = ((await connect(url).sendMail(message)).response as string | undefined) ?? null
    else await keep(message)
  } catch (error) {
    sentMails.failed++
    outage.hasFailed = true
    throw error
  }
  sentMails.delivered++
  const [, mail] = /^<(.*)@/.exec(letter.messageId) ?? []
  log.info({ to: letter.to, mail }, url ? 'mail sent' : 'mail saved')
  await endOutage()
  return answer
}

// The mail server works again, so retry the delayed letters now.
async function endOutage(): Promise<void> {
  if (!outage.hasFailed || performance.now() - outage.retriedAt < retryEveryMs) return
  Object.assign(outage, { hasFailed: false, retriedAt: performance.now() })
  // This letter has gone, whatever becomes of the others.
  await retryMails().catch((error) => log.error({ err: error }, 'could not retry delayed mails'))
}

/**
 * Returns true if a mail failed because no mail is taken for its address, now or later: a reply of the fives to its
 * recipients (RFC 5321, 4.2.1).
 */
export function isRefusedForGood(error: unknown): boolean {
  const { command, permanent } = error as { command?: string; permanent?: boolean }
  return command === 'RCPT TO' && permanent === true
}

/** A Message-ID (RFC 5322, 3.6.4) that is the same for the same parts. */
export function messageId(...parts: (string | undefined)[]): string {
  return `<${parts.filter(Boolean).join('.')}@${new URL(publicUrl()).hostname}>`
}

// Short limits: one slow server must not hold up the other jobs for long.
function connect(url: string): Transporter {
  const { hostname, port, protocol, username, password } = new URL(url)
  return createTransport({
    host: hostname,
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    secure: protocol === 'smtps:',
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
}

// Written under another name first, so that a program watching the folder never reads half a mail. For the service's own
// account alone: mails hold sign-in codes and the secrets of guests' pages.
async function keep(message: { messageId: string }): Promise<void> {
  const built = await createTransport({ streamTransport: true, buffer: true }).sendMail(message)
  const folder = outbox()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // One that was made before may be open to others.
  await chmod(folder, 0o700)
  const name = message.messageId.replace(/[^a-zA-Z0-9.-]/g, '')
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  const path = join(folder, `${stamp}-${name}.eml`)
  await writeFile(`${path}.part`, built.message as Buffer, { mode: 0o600 })
  await rename(`${path}.part`, path)
}
