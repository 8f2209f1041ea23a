import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { digest, type Encodings } from './compressed.ts'

type Variant = { etag: string; body(): Buffer; whole: string[]; unchanged: string[] }

/** An answer with all its headers, made once, in every encoding that there is of it. */
export type Answer = { [Encoding in keyof Encodings]: Variant }

/** Makes the answer out of a body; the headers are those of every variant. */
export function prepare(
  type: string,
  encodings: Encodings,
  headers: Record<string, string>,
): Answer {
  const name = digest(encodings.identity)
  const variant = (length: number, body: () => Buffer, encoding?: string): Variant => {
    const etag = encoding ? `"${name}-${encoding}"` : `"${name}"`
    const unchanged = Object.entries({ ...headers, ETag: etag }).flat()
    const whole = [...unchanged, 'Content-Type', type, 'Content-Length', `${length}`]
    if (encoding) whole.push('Content-Encoding', encoding)
    return { etag, body, whole, unchanged }
  }
  const { identity, br, gzip } = encodings
  return {
    // Nearly everybody takes a compressed one, and half of all the memory would be for those who do not.
    identity: variant(identity.length, gzip ? unpacked(gzip) : kept(identity)),
    ...(br && { br: variant(br.length, kept(br), 'br') }),
    ...(gzip && { gzip: variant(gzip.length, kept(gzip), 'gzip') }),
  }
}

// Functions of their own: one that is made beside the others would keep all of their bytes.
const kept = (body: Buffer) => () => body
const unpacked = (gzip: Buffer) => () => gunzipSync(gzip)

/** Sends the variant that the client takes: whole, without its body, or the word that it has it already. */
export function send(
  answer: Answer,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const { etag, body, whole, unchanged } = choose(answer, headers)
  if (holds(headers['if-none-match'], etag)) response.writeHead(304, unchanged).end()
  else response.writeHead(200, whole).end(method === 'HEAD' ? undefined : body())
}

function choose(answer: Answer, { 'accept-encoding': accepted = '' }: IncomingHttpHeaders) {
  if (answer.br && accepts(accepted, 'br')) return answer.br
  if (answer.gzip && accepts(accepted, 'gzip')) return answer.gzip
  return answer.identity
}

function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding)
  // "br;q=0" is a no.
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + encoding.length))
}

// A cache in between may have weakened the tag.
function holds(header: string | undefined, etag: string): boolean {
  if (header === undefined || header === etag) return header === etag
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
