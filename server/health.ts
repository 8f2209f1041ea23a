import { checkHealth } from '../lib/health/commands.ts'
import { log } from '../lib/log.ts'
import { sendWarningMail } from '../lib/mail/send-warning-mail.ts'

// Of all processes one looks every five minutes; each asks whether it is its turn.
const everyMs = 60_000

/** Checks the service until the process ends. Not a job, because the jobs may be what's stuck. */
export function watchHealth(): void {
  setInterval(() => {
    look().catch((error) => log.error({ err: error }, 'no look at the service'))
  }, everyMs).unref()
}

async function look(): Promise<void> {
  const mails = await checkHealth()
  // The queue does not send it now; should it later, both mails have one Message-ID.
  const about = mails.find(({ name, tell }) => name === 'queue' && tell !== 'ended')
  if (about) await sendWarningMail(about)
}
