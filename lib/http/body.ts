import { Refusal } from '../shared/refusal.ts'
import type { BodyMemory } from './body-memory.ts'

/**
 * The size in bytes that a call's body may have when it says nothing else, and that the fields of any form may have:
 * the longest text that is taken, every letter of it escaped. Only a file makes a body larger.
 */
export const defaultMaxBytes = 32 * 1024

// A form is parsed in one go, which blocks all other requests; parts and their headers take longest for their size.
const maxParts = 40
const maxPartHeadBytes = 2048

// A body that does not end keeps its share of the memory. A phone far from any tower still sends 2 KB a second.
const silenceMs = 30_000
const leastBytesPerMs = 2

/** A body that has arrived whole: the work of parsing it, which can wait for its turn. */
type Arrived<T> = () => Promise<T>

/** Waits for the body, a JSON object. 415 for another type, 400 for what is none, 413 beyond `maxBytes`. */
export async function receiveJson(
  request: Request,
  maxBytes: number,
  memory: BodyMemory,
): Promise<Arrived<unknown>> {
  requireType(request, ['application/json'])
  const body = await readBytes(request, maxBytes, memory)
  return async () => {
    const value = parseJson(new TextDecoder().decode(body))
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new Refusal('malformed_request')
    }
    return value
  }
}

/**
 * Waits for the fields of a form, multipart and urlencoded alike; a field sent twice counts once, the last. 415 for
 * another type, 400 for what is none, 413 beyond `maxBytes`, for a long field and for many parts.
 */
export async function receiveForm(
  request: Request,
  maxBytes: number,
  memory: BodyMemory,
): Promise<Arrived<Record<string, string | File>>> {
  const type = requireType(request, ['multipart/form-data', 'application/x-www-form-urlencoded'])
  if (type !== 'multipart/form-data') {
    const body = await readBytes(request, Math.min(maxBytes, defaultMaxBytes), memory)
    return async () => Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body)))
  }
  const boundary = boundaryOf(request.headers.get('content-type') ?? '')
  const body = await readBytes(request, maxBytes, memory)
  return async () => {
    requireFewParts(body, boundary)
    const fields = Object.fromEntries(await parseMultipart(body, boundary))
    const isLong = (value: string | File) =>
      typeof value === 'string' && value.length > defaultMaxBytes
    if (Object.values(fields).some(isLong)) throw new Refusal('too_large')
    return fields
  }
}

// The characters of RFC 2046, 5.1.1, without the space.
function boundaryOf(type: string): string {
  const found = /;\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*(?:;|$)/i.exec(type)
  if (!found?.[2]) throw new Refusal('malformed_request')
  return found[2]
}

// Every part begins with this line, then come its headers: few lines and an early end of each head bound the work.
function requireFewParts(body: Uint8Array<ArrayBuffer>, boundary: string): void {
  const bytes = Buffer.from(body.buffer)
  const line = `--${boundary}`
  let parts = 0
  for (let at = bytes.indexOf(line); at >= 0; at = bytes.indexOf(line, at + 1)) {
    const head = bytes.subarray(at, at + maxPartHeadBytes)
    const isLong = head.length === maxPartHeadBytes && !head.includes('\r\n\r\n')
    if (++parts > maxParts || isLong) throw new Refusal('too_large')
  }
}

async function parseMultipart(body: Uint8Array<ArrayBuffer>, boundary: string): Promise<FormData> {
  try {
    // With the boundary that was counted: two readings of one header may differ.
    const type = `multipart/form-data; boundary="${boundary}"`
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new Refusal('malformed_request')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function requireType(request: Request, types: string[]): string {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!types.includes(type)) throw new Refusal('unsupported_media_type')
  return type
}

// Counted while it arrives: a body that lies about its length must not fill the memory first.
async function readBytes(
  request: Request,
  maxBytes: number,
  memory: BodyMemory,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new Refusal('too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of inTime(request)) {
      size += chunk.byteLength
      if (size > maxBytes) throw new Refusal('too_large')
      memory.take(chunk.byteLength)
      chunks.push(chunk)
    }
  } catch (error) {
    // The sender went away in the middle.
    throw error instanceof Refusal ? error : new Refusal('malformed_request')
  }
  const body = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    body.set(chunk, at)
    at += chunk.byteLength
  }
  return body
}

/**
 * The body in chunks. 408 `too_slow` after a long silence, and when all of it has been slower than any phone. A body that's
 * given up isn't cancelled, because that would destroy the connection before the answer is sent.
 */
async function* inTime(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader()
  const started = performance.now()
  let size = 0
  for (;;) {
    const left = silenceMs + size / leastBytesPerMs - (performance.now() - started)
    const next = await withinTime(Math.min(silenceMs, left), reader?.read())
    if (!next?.value) return
    size += next.value.byteLength
    yield next.value
  }
}

async function withinTime<T>(ms: number, work: Promise<T> | undefined): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('too_slow')), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
