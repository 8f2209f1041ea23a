import type { TaskList } from 'graphile-worker'
import { issueDue } from '../lib/documents/commands/issue-due.ts'
import { supplierOf } from '../lib/documents/rules/snapshot.ts'
import { farm } from '../lib/farm/rules/farm.ts'
import { encodePictures } from '../lib/files/commands.ts'
import type { Jobs } from '../lib/jobs/queue.ts'
import { endTransfer } from '../lib/ledger/commands/end-transfer.ts'
import { clearOutbox } from '../lib/mail/outbox.ts'
import { sendBookingMail } from '../lib/mail/send-booking-mail.ts'
import { sendChatMail } from '../lib/mail/send-chat-mail.ts'
import { sendHoldMail } from '../lib/mail/send-hold-mail.ts'
import { sendPaymentDetailsMail } from '../lib/mail/send-payment-details-mail.ts'
import { sendSignInCode } from '../lib/mail/send-sign-in-code.ts'
import { sendWarningMail } from '../lib/mail/send-warning-mail.ts'
import { eraseClosedBooks } from '../lib/privacy/commands/erase-closed-books.ts'
import { eraseStrangers } from '../lib/privacy/commands/erase-strangers.ts'
import { forget } from './forget.ts'
import { tidy } from './tidy.ts'

type Tasks = { [Name in keyof Jobs]: (job: Jobs[Name]) => Promise<void> }

const owed: Tasks = {
  // Staff send several photographs one after another.
  encode_pictures: () => encodePictures({ quietMs: 4_000 }),
  end_transfer: endTransfer,
  send_booking_mail: sendBookingMail,
  send_chat_mail: sendChatMail,
  send_hold_mail: sendHoldMail,
  send_payment_details_mail: sendPaymentDetailsMail,
  send_sign_in_code: sendSignInCode,
  send_warning_mail: sendWarningMail,
}

/** The functions that do the work of each job, the periodic ones included. */
export const tasks = {
  ...owed,
  tidy,
  forget: forgetAll,
  issue_documents: issueDocuments,
} as TaskList

async function forgetAll(): Promise<void> {
  await forget()
  await eraseClosedBooks(new Date())
  await eraseStrangers(new Date())
  await clearOutbox(new Date())
}

async function issueDocuments(): Promise<void> {
  await issueDue(supplierOf(farm()), new Date())
}

const { send_sign_in_code, ...others } = tasks

/** Makes a backup if one is due. */
export type BackUp = () => Promise<void>

// The times at which the periodic ones run, in the notation of crontab (UTC). Backups are looked after in a queue, so
// that none begins while another is made.
const times = `* * * * * tidy ?max=1
17 * * * * forget ?max=1
* * * * * issue_documents ?max=1&queue=documents&jobKey=documents
* * * * * encode_pictures ?max=1&queue=pictures&jobKey=pictures`
const backupTimes = '*/5 * * * * back_up ?max=1&queue=back_up&jobKey=back_up'

/**
 * The tasks in lanes, each with workers of its own: a sign-in code, which a person is waiting for, doesn't wait behind mails
 * that a slow mail server delays, and codes don't delay other mails.
 */
export function lanesOf(backUp: BackUp | undefined) {
  return [
    {
      // A restored database may hold a job of backups where none are made.
      taskList: { ...others, back_up: async () => backUp?.() },
      crontab: backUp ? `${times}\n${backupTimes}` : times,
      concurrency: 3,
    },
    { taskList: { send_sign_in_code } as TaskList, concurrency: 2 },
  ]
}
