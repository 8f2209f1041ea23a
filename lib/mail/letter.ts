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
  paragraphs: string[]
  link?: { label: string; url: string }
  sign?: string
  footer?: string
  /** An iCalendar file to put into the guest's calendar. */
  calendar?: string
}

/** The plain-text part: everything that the HTML part says, link included. */
export function letterText(letter: Letter): string {
  const { greeting, paragraphs, link, sign, footer } = letter
  const blocks = [greeting, ...paragraphs, link && `${link.label}:\n${link.url}`, sign]
  const body = blocks.filter(Boolean).join('\n\n')
  return `${footer ? `${body}\n\n-- \n${footer}` : body}\n`
}

/** The HTML part: one column, no pictures, readable at 320 px; every value escaped. */
export function letterHtml(letter: Letter): string {
  const { greeting, paragraphs, link, sign, footer } = letter
  const text = [greeting, ...paragraphs].filter((part) => part !== undefined).map(paragraph)
  return `<!doctype html>
<html lang="${letter.language}" dir="${letter.direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;background:#faf4e6;color:#16302c;font:17px/1.6 Georgia,'Times New Roman',serif">
${letter.preheader ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(letter.preheader)}</div>` : ''}
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-size:22px;font-weight:600;color:#12302f">Dontali</p>
${text.join('\n')}
${link ? button(link) : ''}
${sign ? paragraph(sign) : ''}
${footer ? `<p style="${small}">${lines(footer)}</p>` : ''}
</div></body></html>
`
}

const small =
  'margin:32px 0 0;padding-top:16px;border-top:1px solid #dccdaa;font-size:14px;color:#4a5a53'

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${lines(text)}</p>`
}

function button({ label, url }: { label: string; url: string }): string {
  const style =
    'display:inline-block;padding:12px 20px;background:#1f5c5a;color:#faf4e6;border-radius:10px;text-decoration:none'
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
