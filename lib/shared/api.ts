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

/**
 * Calls the server and returns its fields. Throws a {@link Refusal} with the server's code and message,
 * `internal` for an answer that is not ours, and fetch's own TypeError when no answer came.
 */
export async function callApi<T>(path: string, init?: RequestInit): Promise<T> {
  // Cookies go along to another address, too, where it takes them; to this one they always do.
  const response = await fetch(apiUrl(path), { credentials: 'include', ...init })
  const text = await response.text()
  return readAnswer<T>(response.status, text, response.headers.get('retry-after'))
}

/** Sends JSON by POST; see {@link callApi}. */
export function postJson<T>(path: string, body: object, init?: RequestInit): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  return callApi<T>(path, { ...init, method: 'POST', headers, body: JSON.stringify(body) })
}

type Sending = {
  headers?: Record<string, string>
  /** Called with the share that has been sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * Sends a form whose upload can be watched: XMLHttpRequest, because fetch tells nothing of an upload's
 * progress. Rejects with a Refusal, with a TypeError when no answer came, or with an AbortError when `signal`
 * stopped it.
 */
export function sendForm<T>(path: string, body: FormData, sending: Sending): Promise<T> {
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
