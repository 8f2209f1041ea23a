import { setTimeout as wait } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'

type Request = {
  address?: string
  cookie?: string
  json?: unknown
  form?: Record<string, string | Blob>
  headers?: Record<string, string>
}
// biome-ignore lint/suspicious/noExplicitAny: read as the contract promises it; what is missing shows in the sums
export type Answer = { status: number; body: any; cookie: string }
export type Wire = { url: string; ledger: Ledger }

// A restart takes seconds; what is not answered by then never will be.
const patienceMs = 180_000
/** What a client sends again: the service is away, full or counts too many. Anything else above 499 is a fault, too. */
const again = new Set([429, 502, 503, 507])

/**
 * Sends a request until it is answered, as a browser does whose line was cut: so the call must bear being repeated.
 * Null, and a fault, if it never is.
 */
export async function answered(
  wire: Wire,
  method: 'GET' | 'POST',
  path: string,
  request: Request = {},
): Promise<Answer | null> {
  const deadline = performance.now() + patienceMs
  for (let pause = 200; performance.now() < deadline; pause = Math.min(pause * 2, 3_000)) {
    const answer = await once(wire, method, path, request)
    if (answer && !again.has(answer.status) && answer.status < 500) return answer
    await wait(pause * (0.5 + Math.random()))
  }
  wire.ledger.faults.push(`${method} ${path}: no answer in ${patienceMs / 1000} s`)
  return null
}

/** Sends a request once. Null if nothing came back, after which nobody knows what became of it. */
export async function once(
  { url, ledger }: Wire,
  method: 'GET' | 'POST',
  path: string,
  { address = '192.0.2.1', cookie, json, form, headers }: Request,
): Promise<Answer | null> {
  try {
    const response = await fetch(url + path, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(cookie && { cookie }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: formData(form) }),
      signal: AbortSignal.timeout(60_000),
    })
    const text = await response.text()
    const body = text.startsWith('{') ? JSON.parse(text) : {}
    note(ledger, `${method} ${path.replace(/[?].*|[0-9a-f-]{36}/g, '')}`, response.status, body)
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
    return { status: response.status, body, cookie: cookies.join('; ') }
  } catch {
    note(ledger, `${method} ${path.replace(/[?].*|[0-9a-f-]{36}/g, '')}`, 0, {})
    return null
  }
}

function note(ledger: Ledger, call: string, status: number, body: { code?: string }): void {
  const words = status === 0 ? `${call} cut` : `${call} ${status} ${body.code ?? ''}`.trim()
  ledger.answers.set(words, (ledger.answers.get(words) ?? 0) + 1)
  if (status >= 500 && !again.has(status)) ledger.faults.push(words)
}

/** Notes an answer that the one who asked has no use for. */
export function unexpected({ ledger }: Wire, what: string, answer: Answer | null): void {
  if (answer) ledger.faults.push(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`)
}

function formData(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
