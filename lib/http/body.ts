import { Refusal } from '../shared/refusal.ts'
import type { BodyMemory } from './body-memory.ts'

const mebibyte = 1024 * 1024

/** The size that a call's body may have when it says nothing else. */
export const defaultMaxBytes = mebibyte

/** The body, a JSON object. 415 for another type, 400 for what is none, 413 beyond `maxBytes`. */
export async function readJson(
  request: Request,
  maxBytes: number,
  memory: BodyMemory,
): Promise<unknown> {
  requireType(request, ['application/json'])
  const text = new TextDecoder().decode(await readBytes(request, maxBytes, memory))
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal('malformed_request')
  }
  return value
}

/** The fields of a form, multipart and urlencoded alike; a field sent twice counts once, the last. */
export async function readForm(
  request: Request,
  maxBytes: number,
  memory: BodyMemory,
): Promise<Record<string, string | File>> {
  requireType(request, ['multipart/form-data', 'application/x-www-form-urlencoded'])
  const body = await readBytes(request, maxBytes, memory)
  const type = request.headers.get('content-type') ?? ''
  try {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData()
    return Object.fromEntries(form)
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

function requireType(request: Request, types: string[]): void {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!types.includes(type)) throw new Refusal('unsupported_media_type')
}

// Counted while it arrives: a body whose length is a lie must not fill the memory first.
async function readBytes(
  request: Request,
  maxBytes: number,
  memory: BodyMemory,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new Refusal('too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) throw new Refusal('too_large')
      memory.take(chunk.byteLength)
      chunks.push(chunk)
    }
  } catch (error) {
    // The sender went away in the middle.
    throw error instanceof Refusal ? error : new Refusal('malformed_request')
  }
  return new Uint8Array(Buffer.concat(chunks))
}
