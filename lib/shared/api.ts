import { processWide } from './process-wide.ts'
import { Refusal, type RefusalCode, refusalMessage } from './refusal.ts'

/**
 * The address of a call of ours: below `/api` of this origin, unless the build names another base.
 * An absolute URL passes through unchanged.
 */
export function apiUrl(path: string): string {
  if (/^https?:\/\//i.test(path)) return path
  // biome-ignore lint/style/noProcessEnv: Next puts the value in at build time, and only where it reads exactly this
  const base = process.env.NEXT_PUBLIC_API_BASE || '/api'
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}

/** An answer as the server sent it. */
export type Sent = { status: number; text: string; retry_after: string | null }

/** The way in which a page asks for the answer to a request that got none, by the request's key. */
type Lookup = (key: string) => Promise<Sent>

// Guests' pages set none: their calls can be repeated, or say themselves what to do.
const lost = processWide('lost answers', (): { lookUp: Lookup | null } => ({ lookUp: null }))

/** Sets how this page asks for an answer that got lost, for every call that may change something; null for not at all. */
export function lookUpLost(lookUp: Lookup | null): void {
  lost.lookUp = lookUp
}

/** `repeats` marks a call that its caller repeats by itself until it has an answer. */
type Calling = RequestInit & { repeats?: boolean }

/**
 * Calls the server and returns its fields. Throws a {@link Refusal} with the server's code and message,
 * `internal` for an answer that is not ours, and fetch's own TypeError when no answer came.
 */
export function callApi<T>(path: string, { repeats = false, ...init }: Calling = {}): Promise<T> {
  const isRead = (init.method ?? 'GET') === 'GET'
  return answered(isRead || repeats || changesNothing(path), async (keyed) => {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(keyed)) headers.set(name, value)
    // Cookies go along to another address, too, where it takes them; to this one they always do.
    const response = await fetch(apiUrl(path), { credentials: 'include', ...init, headers })
    const text = await response.text()
    return readAnswer<T>(response.status, text, response.headers.get('retry-after'))
  })
}

// What a page asks by itself, or only tries out, can be asked again.
function changesNothing(path: string): boolean {
  return /[?&](poll|dry)=1/.test(path)
}

/** Makes a call with a key by which its answer is looked up if it gets lost; without one if it `needsNone`. */
async function answered<T>(
  needsNone: boolean,
  call: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  if (needsNone || !lost.lookUp) return call({})
  const key = crypto.randomUUID()
  try {
    return await call({ 'request-key': key })
  } catch (error) {
    if (!isUnclear(error)) throw error
    const { status, text, retry_after } = await lost.lookUp(key)
    return readAnswer(status, text, retry_after)
  }
}

// Neither a connection that was cut nor a fault of the server says if the work was done.
function isUnclear(error: unknown): boolean {
  if (error instanceof Refusal) return ['internal', 'database_away'].includes(error.code)
  return error instanceof TypeError
}

/** Sends JSON by POST; see {@link callApi}. */
export function postJson<T>(path: string, body: object, init?: Calling): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  return callApi<T>(path, { ...init, method: 'POST', headers, body: JSON.stringify(body) })
}

type Sending = {
  headers?: Record<string, string>
  /** Called with the share that has been sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  signal?: AbortSignal | undefined
  repeats?: boolean
}

/**
 * Sends a form whose upload can be watched: XMLHttpRequest, because fetch tells nothing of an upload's
 * progress. Rejects with a Refusal, with a TypeError when no answer came, or with an AbortError when `signal`
 * stopped it.
 */
export function sendForm<T>(path: string, body: FormData, sending: Sending): Promise<T> {
  const { repeats = false, headers, ...rest } = sending
  return answered(repeats || changesNothing(path), (keyed) =>
    upload<T>(path, body, { ...rest, headers: { ...headers, ...keyed } }),
  )
}

function upload<T>(path: string, body: FormData, sending: Sending): Promise<T> {
  return new Promise((resolve, reject) => {
    const { headers = {}, signal, onProgress } = sending
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    const stopped = () => reject(new DOMException('The upload was stopped.', 'AbortError'))
    if (signal?.aborted) return stopped()
    request.open('POST', apiUrl(path))
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    }
    request.onload = () => {
      try {
        const { status, responseText } = request
        resolve(readAnswer(status, responseText, request.getResponseHeader('retry-after')))
      } catch (refusal) {
        reject(refusal)
      }
    }
    request.onerror = () => reject(new TypeError('The form could not be sent.'))
    request.onabort = stopped
    request.onloadend = () => signal?.removeEventListener('abort', stop)
    signal?.addEventListener('abort', stop)
    request.send(body)
  })
}

/** The fields of a form, with those that are undefined left out. */
export function formData(fields: Record<string, string | number | File | undefined>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) body.append(name, value instanceof File ? value : String(value))
  }
  return body
}

/** The fields of an answer whose status and body have arrived, or the refusal that it carries, thrown. */
export function readAnswer<T>(status: number, text: string, retryAfter: string | null): T {
  const body = parseObject(text)
  if (status >= 200 && status < 300 && body?.success === true) return body as T
  throw refusalOf(body ?? {}, retryAfter)
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text)
    return value !== null && typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

function refusalOf(body: Record<string, unknown>, retryAfter: string | null): Refusal {
  const { success: _, code, message, errors, request_id: _id, ...data } = body
  const known = typeof refusalMessage(code as RefusalCode) === 'string'
  const seconds = Number(retryAfter)
  return new Refusal(known ? (code as RefusalCode) : 'internal', {
    ...(typeof message === 'string' && { message }),
    ...(errors !== undefined && { errors: errors as Record<string, string> }),
    ...(seconds > 0 && { retryAfter: seconds }),
    data,
  })
}
