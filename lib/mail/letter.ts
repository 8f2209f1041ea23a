import type { Booking } from '../booking/rules/booking.ts'
import { farm } from '../farm/rules/farm.ts'
import { farmNames } from '../i18n/farm-facts.ts'
import { setWords } from '../i18n/line-breaks.ts'
import { referencePattern } from '../shared/text.ts'

/** A booking as its mails tell it: what the refund rule gave when the guest asked to cancel, in paise; 0 in all other mails. */
export type MailedBooking = Booking & { refundPaise: number }

/** A fact of a booking: its name, its value, and both as a line of plain text. */
export type Fact = { label: string; value: string; line: string }

/** A mail as sentences, before it is text and HTML. */
export type Letter = {
  to: string[]
  /** Globally unique and the same at every try, so that a mail sent twice is seen once. */
  messageId: string
  language: string
  direction: 'ltr' | 'rtl'
  subject: string
  preheader?: string
  greeting?: string
  /** The sentence that the mail is for. */
  headline?: string
  paragraphs: string[]
  facts?: Fact[]
  link?: { label: string; url: string }
  /** Another address, without the look of a button. */
  more?: { label: string; url: string }
  sign?: string
  footer?: string
  /** An iCalendar file to put into the guest's calendar. */
  calendar?: string
}

/** The plain-text part: everything that the HTML part says, link included. */
export function letterText(letter: Letter): string {
  const { greeting, headline, paragraphs, facts = [], link, more, sign, footer } = letter
  const blocks = [
    greeting,
    headline,
    ...paragraphs,
    facts.map(({ line }) => line).join('\n'),
    link && `${link.label}\n${link.url}`,
    more && `${more.label}\n${more.url}`,
    sign,
  ]
  const body = blocks.filter(Boolean).join('\n\n')
  return `${footer ? `${body}\n\n-- \n${footer}` : body}\n`
}

/** The HTML part: one column, no pictures, readable at 320 px; every value escaped. */
export function letterHtml(letter: Letter): string {
  const { greeting, headline, paragraphs, facts, link, more, sign, footer } = letter
  const parts = [
    greeting && paragraph(greeting),
    headline && heading(headline, letter),
    ...paragraphs.map(paragraph),
    facts && table(facts),
    link && button(link),
    more && anchor(more),
    sign && paragraph(sign),
    footer && `<p style="${small}">${lines(footer)}</p>`,
  ]
  return `<!doctype html>
<html lang="${letter.language}" dir="${letter.direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;background:#faf4e6;color:#16302c;font:16px/1.6 ${sans}">
${letter.preheader ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(letter.preheader)}</div>` : ''}
<div style="border-top:6px solid #12302f"></div>
<div style="max-width:560px;margin:0 auto;padding:24px 20px 32px">
${wordmark(letter)}
${parts.filter(Boolean).join('\n')}
</div></body></html>
`
}

function wordmark({ language, direction }: Letter): string {
  const face = direction === 'rtl' ? `font-family:${sans}` : serif
  const { brand } = farmNames(language)
  return `<p style="${face};margin:0 0 28px;font-size:22px;font-weight:600;color:#12302f">${escapeHtml(brand)}</p>`
}

const sans =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,'PingFang SC','Microsoft YaHei',sans-serif"
const serif = "font-family:Georgia,'Times New Roman',serif"
const large =
  'margin:0 0 16px;font-size:26px;line-height:1.25;font-weight:600;color:#12302f;text-wrap:balance'
const small =
  'margin:32px 0 0;padding-top:16px;border-top:1px solid #dccdaa;font-size:14px;color:#4a5a53'
const cell = 'padding:9px 0;border-top:1px solid #dccdaa;vertical-align:top'

// What mail clients have of a serif for other scripts is worse than their plain face.
function headings({ language }: Letter): string {
  return language === 'ar' || language === 'zh' ? `font-family:${sans}` : serif
}

// A Chinese line of a heading ends between words.
const whole = 'word-break:keep-all;overflow-wrap:anywhere'

function heading(text: string, letter: Letter): string {
  const look = `${headings(letter)};${large}`
  return letter.language === 'zh'
    ? `<h1 style="${look};${whole}">${setWords(lines(text), '<wbr>')}</h1>`
    : `<h1 style="${look}">${lines(text)}</h1>`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;text-wrap:pretty">${lines(text)}</p>`
}

// Without width: a narrow screen shares it out by the words.
function table(facts: Fact[]): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td style="${cell};color:#4a5a53;padding-inline-end:16px">${lines(label)}</td><td style="${cell};font-weight:600">${lines(value)}</td></tr>`,
  )
  return `<table role="presentation" style="width:100%;margin:24px 0;border-collapse:collapse;border-bottom:1px solid #dccdaa;font-size:15px;line-height:1.45">${rows.join('')}</table>`
}

function button({ label, url }: { label: string; url: string }): string {
  const style =
    'display:inline-block;padding:13px 22px;background:#1f5c5a;color:#faf4e6;border-radius:10px;font-weight:600;text-decoration:none'
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`
}

function anchor({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="color:#1f5c5a">${escapeHtml(label)}</a></p>`
}

/** Our telephone number with spaces that no line breaks at. */
export const phoneInMail = () => farm().phone.replaceAll(' ', '\u00a0')

const addresses = () => ({
  [phoneInMail()]: `tel:${farm().phone.replaceAll(' ', '')}`,
  [farm().email]: `mailto:${farm().email}`,
})

// A booking's reference, or a hyphenated word, isn't broken across lines.
const unbroken = new RegExp(
  `${referencePattern.source}|(?<![\\p{L}@.])\\p{L}+(?:-\\p{L}+)+(?![\\p{L}@])`,
  'gu',
)

function lines(text: string): string {
  let html = escapeHtml(text)
    .replaceAll('\n', '<br>')
    .replace(unbroken, '<span style="white-space:nowrap">$&</span>')
  for (const [words, address] of Object.entries(addresses())) {
    const link = `<a href="${address}" style="color:#1f5c5a">${words}</a>`
    html = html.replaceAll(words, link)
  }
  return html
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
