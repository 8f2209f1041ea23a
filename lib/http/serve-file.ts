import { Refusal } from '../shared/refusal.ts'

type StoredFile = { name: string; mime: string; size: number; bytes: Uint8Array<ArrayBuffer> }

// Re-encoded pictures and voice can be looked at in place; everything else is only saved.
const inline = /^(image\/(jpeg|png|webp|avif)|audio\/(webm|mp4|mpeg|ogg))$/

/**
 * A stored file as an answer that can't act as a page: its own type, nothing sniffed, a sandbox around it, and saved instead
 * of shown unless it is a picture or a voice. Caches don't keep it, unless it is public and its address `forever` means the
 * same bytes. `not_found` for null.
 */
export function serveFile(file: StoredFile | null, kept: 'never' | 'forever' = 'never'): Response {
  if (!file) throw new Refusal('not_found')
  const disposition = inline.test(file.mime) ? 'inline' : 'attachment'
  return new Response(file.bytes, {
    headers: {
      'content-type': file.mime,
      'content-length': String(file.size),
      'content-disposition': `${disposition}; filename*=UTF-8''${extValue(file.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control':
        kept === 'forever' ? 'public, max-age=31536000, immutable' : 'private, no-store',
    },
  })
}

// encodeURIComponent leaves four characters that RFC 8187 wants encoded, a quotation mark among them.
function extValue(name: string): string {
  const encode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  return encodeURIComponent(name).replace(/['()*]/g, encode)
}

/**
 * A calendar file, shown rather than saved: phones then offer to add it at once. The link to it contains a secret, so no
 * cache keeps it and no search engine lists it.
 */
export function serveCalendar(name: string, text: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': `inline; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    },
  })
}

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const

/** A file that was made for saving. Its name's ending says what it is: .xlsx, .pdf or .zip. */
export function attachment(
  bytes: Uint8Array<ArrayBuffer>,
  name: `${string}.${keyof typeof types}`,
): Response {
  const ending = name.slice(name.lastIndexOf('.') + 1) as keyof typeof types
  return new Response(bytes, {
    headers: {
      'content-type': types[ending],
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
}
