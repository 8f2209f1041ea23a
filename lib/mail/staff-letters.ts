import { codeMinutes } from '../auth/rules.ts'
import { staffBookingPath } from '../booking/rules/paths.ts'
import { saidLines } from '../booking/rules/said.ts'
import { transferEnd } from '../booking/rules/transfer.ts'
import { publicUrl } from '../env.ts'
import type { PaidTo } from '../farm/rules/held.ts'
import type { FactValue } from '../farm/rules/named-facts.ts'
import { factKey } from '../farm/rules/named-facts.ts'
import type { PublicationHead } from '../farm/schema/site.ts'
import { reserveBytes } from '../files/rules.ts'
import { staffWords } from '../i18n/staff-words.ts'
import type { Jobs } from '../jobs/queue.ts'
import { isInTime } from '../ledger/rules/refund.ts'
import { splitOf } from '../payments/rules/deposit.ts'
import { dayAndYear, formatDay, formatInstant, instantInSentence } from '../shared/dates.ts'
import { formatRupees } from '../shared/money.ts'
import { megabytes } from '../shared/size.ts'
import type { StaffMail, WarningName } from '../shared/stored-names.ts'
import { spelled } from '../shared/text.ts'
import type { Fact, Letter, MailedBooking } from './letter.ts'

const t = staffWords('site')

type Head = Pick<Letter, 'to' | 'messageId'>

const english = { language: 'en', direction: 'ltr' } as const

export function staffLetter(kind: StaffMail, booking: MailedBooking, head: Head): Letter {
  const { subject, paragraphs } = contents[kind](booking)
  return {
    ...head,
    ...english,
    subject,
    paragraphs,
    link: {
      label: 'Open the booking',
      url: publicUrl() + staffBookingPath(booking.reference),
    },
  }
}

type WaitingVisitor = { chatId: string; name: string; minutes: number }

/** The mail to staff about a visitor who wrote some `minutes` ago without an answer. */
export function chatLetter({ chatId, name, minutes }: WaitingVisitor, head: Head): Letter {
  const ago = minutes === 1 ? '1 minute' : `${minutes} minutes`
  return {
    ...head,
    ...english,
    subject: 'A visitor is waiting in the chat',
    paragraphs: [`${name} wrote ${ago} ago and is waiting for an answer.`],
    link: { label: 'Open the chat', url: `${publicUrl()}/app/chat?chat=${chatId}` },
  }
}

export function signInLetter(code: string, head: Head): Letter {
  return {
    ...head,
    ...english,
    subject: `${code} is your sign-in code`,
    paragraphs: [
      `The code is ${code}. It works once, for ${spelled(codeMinutes)} minutes, in the browser that asked for it.`,
      'If you didn’t ask for this code, someone else entered your address. You don’t need to do anything. Don’t share this code with anyone: it would let them sign in.',
    ],
  }
}

/** What guests now pay to instead, and who published it when. */
export type OtherPaymentDetails = Pick<PublicationHead, 'by' | 'at'> & { changes: PaidTo[] }

/** The mail to staff about other UPI or bank details. */
export function paymentDetailsLetter({ by, at, changes }: OtherPaymentDetails, head: Head): Letter {
  const who = by ?? 'The site'
  return {
    ...head,
    ...english,
    subject: 'Your UPI or bank details were changed',
    headline: 'Guests now see different payment details',
    paragraphs: [
      `${who} changed the details on ${formatInstant(at, 'en', instantInSentence)}, and guests already see the new ones.`,
      `If you didn’t expect this, ask ${who}. You can restore the earlier details in the history.`,
    ],
    facts: changes.map(changedDetail),
    link: { label: 'Open the history', url: `${publicUrl()}/app/site/history` },
  }
}

function changedDetail({ name, before, after }: PaidTo): Fact {
  const said = (value: FactValue) => (name === 'bank.accountNumber' ? ending(value) : `${value}`)
  const label = t(`facts.${factKey(name)}.label`)
  const value = `${said(before)} → ${said(after)}`
  return { label, value, line: `${label}: ${value}` }
}

// Enough to know an account by, and no use to anybody who reads the mail by chance.
const ending = (number: FactValue) => `…${String(number).slice(-4)}`

/** The mail to staff about the service itself. */
export function warningLetter({ name, tell, text }: Jobs['send_warning_mail'], head: Head): Letter {
  const { subject, advice } = warnings[name]
  const said: Record<typeof tell, [subject: string, paragraphs: string[]]> = {
    began: [subject, [text, advice]],
    lasts: [`Still happening: ${subject.toLowerCase()}`, [text, advice]],
    ended: [`Resolved: ${subject.toLowerCase()}`, [`This problem is over. It was: “${text}”`]],
  }
  return {
    ...head,
    ...english,
    subject: said[tell][0],
    paragraphs: said[tell][1],
    link: { label: 'Open the dashboard', url: `${publicUrl()}/app/dashboard` },
  }
}

const warnings: Record<WarningName, { subject: string; advice: string }> = {
  mails: {
    subject: 'E-mails aren’t being sent',
    advice:
      'Check your mail server and SMTP_URL. We’ll keep trying to send each e-mail for three days.',
  },
  disk: {
    subject: 'Low disk space',
    advice: `Please free up space. Below ${megabytes(reserveBytes)}\u00a0MB, only bookings can store files and no backups are made.`,
  },
  backups: {
    subject: 'No good backup for two days',
    advice:
      'The log says why: look for “backup failed”. To make a backup yourself, run: npm run backup FILE',
  },
  queue: {
    subject: 'Background jobs have stopped',
    advice: 'Restart the site’s process. No waiting jobs will be lost.',
  },
  proxy: {
    subject: 'All guests count as one sender',
    advice:
      'The site sees only the proxy’s address. Set TRUST_PROXY to the number of proxies in front of the site.',
  },
}

type Content = Pick<Letter, 'subject' | 'paragraphs'>

const contents: Record<StaffMail, (booking: MailedBooking) => Content> = {
  staff_new_booking: newBooking,
  staff_cancel_asked: cancelAsked,
  staff_wish_asked: wishAsked,
  staff_payment_claimed: paymentClaimed,
}

function newBooking(booking: MailedBooking): Content {
  const { reference, roomName, fullName, guests, phone, email, utr, hasUnit } = booking
  const from = formatDay(booking.checkIn, 'en', dayAndYear)
  const people = guests === 1 ? '1 guest' : `${guests} guests`
  const total = formatRupees(booking.totalPaise)
  const { nowPaise, leftPaise } = splitOf(booking.totalPaise, booking.paying, booking.terms)
  const now = formatRupees(nowPaise)
  const claim = booking.claimedPaise
  const until = formatInstant(transferEnd(booking.createdAt), 'en', instantInSentence)
  const sentences = [
    !hasUnit && `No room is reserved for this booking. Assign a room, or call the guest: ${phone}.`,
    `${fullName}, ${people}, ${roomName}, ${from} to ${formatDay(booking.checkOut, 'en', dayAndYear)}, ${total}.`,
    `${booking.awaitsTransfer ? 'Bank transfer expected:' : 'The guest says they paid'} ${
      booking.paying === 'deposit'
        ? `the deposit, ${now}. To collect on arrival: ${formatRupees(leftPaise)}.`
        : `the full amount, ${now}. Nothing to collect on arrival.`
    }`,
    `Phone ${phone}, ${email === null ? 'no e-mail' : `e-mail ${email}`}.`,
    ...saidLines(booking).map(({ title, text }) => `${title}: ${text}`),
    booking.awaitsTransfer
      ? `The room is held until ${until}. Verify the transfer once it’s in the bank.`
      : utr
        ? `UTR: ${utr}. Look for this UTR in the bank, not in the screenshot, then verify the payment.`
        : 'No UTR was given. Find the payment by amount and time.',
    claim !== null &&
      claim !== nowPaise &&
      `Please check the amount: the guest’s page showed ${formatRupees(claim)}.`,
  ]
  return {
    subject: hasUnit
      ? `New booking ${reference}: ${roomName}, ${from}`
      : `Paid, but no room: ${reference}`,
    paragraphs: sentences.filter((text) => typeof text === 'string'),
  }
}

function cancelAsked(booking: MailedBooking): Content {
  const { reference, fullName, checkIn, checkOut, createdAt, refundPaise, checkingPaise, phone } =
    booking
  const checking =
    isInTime(booking, booking.cancelAskedAt ?? booking.createdAt) && checkingPaise > 0
      ? `, plus whatever part of the ${formatRupees(checkingPaise)} being checked is found in the bank`
      : ''
  const reservedOn = formatInstant(createdAt, 'en', { dateStyle: 'long' })
  return {
    subject: `Cancellation requested: ${reference}`,
    paragraphs: [
      `${fullName} has asked to cancel the stay from ${formatDay(checkIn, 'en', dayAndYear)} to ${formatDay(checkOut, 'en', dayAndYear)}. Booked on ${reservedOn}; under our terms the refund is ${formatRupees(refundPaise)}${checking}.`,
      `Phone ${phone}. The booking stays as it is until you cancel it or answer the guest.`,
    ],
  }
}

function wishAsked({
  reference,
  fullName,
  checkIn,
  checkOut,
  wish,
  phone,
}: MailedBooking): Content {
  const dates = (from: string, to: string) =>
    `${formatDay(from, 'en', dayAndYear)} to ${formatDay(to, 'en', dayAndYear)}`
  const wanted = wish
    ? `has asked for ${dates(wish.checkIn, wish.checkOut)}`
    : 'has asked for different dates'
  return {
    subject: `Different dates requested: ${reference}`,
    paragraphs: [
      `${fullName} ${wanted} instead of ${dates(checkIn, checkOut)}.`,
      ...(wish?.words ? [`The guest says: ${wish.words}`] : []),
      `Phone ${phone}. Open the booking to see the new price and change the dates. The stay keeps its dates until you answer.`,
    ],
  }
}

function paymentClaimed(booking: MailedBooking): Content {
  const { reference, fullName, phone, checkIn, checkOut, checkingPaise, balancePaise } = booking
  const stay = `${formatDay(checkIn, 'en', dayAndYear)} to ${formatDay(checkOut, 'en', dayAndYear)}`
  return {
    subject: `Guest reports balance paid: ${reference}`,
    paragraphs: [
      `${fullName}, ${stay}: ${formatRupees(checkingPaise)} to find in the bank. Until you verify it, ${formatRupees(balancePaise)} is still owed.`,
      `Phone ${phone}. You’ll find the screenshot in the booking.`,
    ],
  }
}
