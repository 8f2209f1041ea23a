import { codeMinutes } from '../auth/rules.ts'
import { staffBookingPath } from '../booking/rules/paths.ts'
import { saidLines } from '../booking/rules/said.ts'
import { transferEnd } from '../booking/rules/transfer.ts'
import { publicUrl } from '../env.ts'
import { reserveBytes } from '../files/rules.ts'
import type { Jobs } from '../jobs/queue.ts'
import { isInTime } from '../ledger/rules/refund.ts'
import { splitOf } from '../payments/rules/deposit.ts'
import { dayAndYear, formatDay, formatInstant, instantInSentence } from '../shared/dates.ts'
import { formatRupees } from '../shared/money.ts'
import { megabytes } from '../shared/size.ts'
import type { StaffMail, WarningName } from '../shared/stored-names.ts'
import { spelled } from '../shared/text.ts'
import type { Letter, MailedBooking } from './letter.ts'

type Head = Pick<Letter, 'to' | 'messageId'>

const english = { language: 'en', direction: 'ltr' } as const

/** The mail to staff about a booking. */
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
    paragraphs: [`${name} wrote ${ago} ago and nobody has answered.`],
    link: { label: 'Open the chat', url: `${publicUrl()}/app/chat?chat=${chatId}` },
  }
}

/** The mail with a sign-in code. */
export function signInLetter(code: string, head: Head): Letter {
  return {
    ...head,
    ...english,
    subject: `${code} is your sign-in code`,
    paragraphs: [
      `The code is ${code}. It works once, for ${spelled(codeMinutes)} minutes, in the browser that asked for it.`,
      'If you did not ask for it, somebody else typed your address. Do nothing, and tell the code to nobody: it would let them in.',
    ],
  }
}

/** The mail to staff about the service itself. */
export function warningLetter({ name, tell, text }: Jobs['send_warning_mail'], head: Head): Letter {
  const { subject, advice } = warnings[name]
  const said: Record<typeof tell, [subject: string, paragraphs: string[]]> = {
    began: [subject, [text, advice]],
    lasts: [`Still: ${subject.toLowerCase()}`, [text, advice]],
    ended: [`Well again: ${subject.toLowerCase()}`, [`This is over: ${text}`]],
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
    subject: 'Mails do not leave',
    advice: 'Look at the mail server and at SMTP_URL. Mails that wait are tried for three days.',
  },
  disk: {
    subject: 'Little disk is free',
    advice: `Make space. Below ${megabytes(reserveBytes)}\u00a0MB only bookings can store files, and no backup is made.`,
  },
  backups: {
    subject: 'No good backup for two days',
    advice: 'The log says why, at “backup failed”. You can make one by hand: npm run backup FILE',
  },
  queue: {
    subject: 'Work behind the pages stands still',
    advice: 'End the site’s process and start it again. Nothing that waits is lost.',
  },
  proxy: {
    subject: 'All guests count as one sender',
    advice:
      'The site sees only the proxy’s address. Set TRUST_PROXY to the number of proxies in front of it.',
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
  const { nowPaise, leftPaise } = splitOf(booking.totalPaise, booking.paying)
  const now = formatRupees(nowPaise)
  const claim = booking.claimedPaise
  const until = formatInstant(transferEnd(booking.createdAt), 'en', instantInSentence)
  const sentences = [
    !hasUnit &&
      `The hold ran out before the screenshot came. Give the guest a room or call ${phone}.`,
    `${fullName}, ${people}, ${roomName}, ${from} to ${formatDay(booking.checkOut, 'en', dayAndYear)}, ${total}.`,
    `${booking.awaitsTransfer ? 'To come by bank transfer' : 'Paid now'}: ${
      booking.paying === 'deposit'
        ? `the deposit, ${now}. Left for arrival: ${formatRupees(leftPaise)}.`
        : `all of it, ${now}. Nothing is left for arrival.`
    }`,
    `Phone ${phone}, ${email === null ? 'no e-mail' : `e-mail ${email}`}.`,
    ...saidLines(booking).map(({ title, text }) => `${title}: ${text}`),
    booking.awaitsTransfer
      ? `The room is kept until ${until}. Once the transfer is in the bank, verify it.`
      : utr
        ? `UTR: ${utr}. Look for it in the bank, not in the screenshot, then verify it.`
        : 'No UTR was given. Find the payment by amount and time.',
    claim !== null &&
      claim !== nowPaise &&
      `Look twice: the guest’s page showed ${formatRupees(claim)}.`,
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
      ? `, plus whatever part of the ${formatRupees(checkingPaise)} being checked turns up in the bank`
      : ''
  const reservedOn = formatInstant(createdAt, 'en', { dateStyle: 'long' })
  return {
    subject: `Cancellation asked for: ${reference}`,
    paragraphs: [
      `${fullName} asks to cancel ${formatDay(checkIn, 'en', dayAndYear)} to ${formatDay(checkOut, 'en', dayAndYear)}. Reserved on ${reservedOn}; under the terms the refund is ${formatRupees(refundPaise)}${checking}.`,
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
  const wanted = wish ? `asks for ${dates(wish.checkIn, wish.checkOut)}` : 'asked for other dates'
  return {
    subject: `Other dates asked for: ${reference}`,
    paragraphs: [
      `${fullName} ${wanted} instead of ${dates(checkIn, checkOut)}.`,
      ...(wish?.words ? [`The guest says: ${wish.words}`] : []),
      `Phone ${phone}. The booking shows what it would cost; one press carries it out. The stay keeps its dates until you answer.`,
    ],
  }
}

function paymentClaimed(booking: MailedBooking): Content {
  const { reference, fullName, phone, checkIn, checkOut, checkingPaise, balancePaise } = booking
  const stay = `${formatDay(checkIn, 'en', dayAndYear)} to ${formatDay(checkOut, 'en', dayAndYear)}`
  return {
    subject: `Balance paid, the guest says: ${reference}`,
    paragraphs: [
      `${fullName}, ${stay}: ${formatRupees(checkingPaise)} is to be found in the bank. Owed until then: ${formatRupees(balancePaise)}.`,
      `Phone ${phone}. The screenshot is with the booking.`,
    ],
  }
}
