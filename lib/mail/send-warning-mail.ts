import { staffAddresses } from '../auth/queries.ts'
import type { Jobs } from '../jobs/queue.ts'
import { warningLetter } from './staff-letters.ts'
import { messageId, send } from './transport.ts'

/** The job that mails to all staff what is wrong with the service itself, or was. */
export async function sendWarningMail(job: Jobs['send_warning_mail']): Promise<void> {
  const to = await staffAddresses()
  if (to.length === 0) return
  const id = messageId('warning', job.name, job.tell, String(Date.parse(job.at)))
  await send(warningLetter(job, { to, messageId: id }))
}
