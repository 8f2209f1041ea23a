import { NextRequest } from 'next/server.js'

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
export type Route = Record<
  Method,
  (request: NextRequest, context: { params: Promise<unknown> }) => unknown
>
type Message = {
  json?: unknown
  /** A body as it stands, whatever it is. */
  text?: string
  form?: Record<string, string | Blob>
  headers?: Record<string, string>
  /** The whole Cookie header, as `cookie()` of an earlier answer gives it. */
  cookie?: string | undefined
  /** The client's address, which server/http.ts would have found out. */
  address?: string
  /** What the folder names in square brackets stand for. */
  params?: Record<string, string>
}

export type Answer = {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what the contract promises and fails otherwise
  body: any
  bytes: Uint8Array
  /** What a browser would send back as its Cookie header. */
  cookie: string
}

/** Calls a route's handler in this process as the server would: `call(route, 'POST', '/api/holds', { json })`. */
export async function call(
  route: Route,
  method: Method,
  path: string,
  message: Message = {},
): Promise<Answer> {
  return answer(await respond(route, method, path, message))
}

/** The status of such a call. Its body, which may be a stream without an end, isn't read. */
export async function statusOf(...asked: Parameters<typeof call>): Promise<number> {
  const response = await respond(...asked)
  await response.body?.cancel()
  return response.status
}

async function respond(
  route: Route,
  method: Method,
  path: string,
  message: Message = {},
): Promise<Response> {
  const headers = new Headers({
    'x-client-address': message.address ?? '192.0.2.1',
    'x-request-id': crypto.randomUUID(),
    ...message.headers,
  })
  if (message.cookie) headers.set('cookie', message.cookie)
  if (message.json !== undefined) headers.set('content-type', 'application/json')
  const body = message.form ? formData(message.form) : (message.text ?? jsonText(message.json))
  const request = new NextRequest(new URL(path, 'http://localhost:3000'), {
    method,
    headers,
    ...(body !== undefined && { body }),
  })
  // As Next does it: nothing at all where the folder names nothing.
  const params = Promise.resolve(message.params)
  return (await route[method](request, { params })) as Response
}

/** A Response as plain facts; its body is parsed when it is JSON. */
async function answer(response: Response): Promise<Answer> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const text = new TextDecoder().decode(bytes)
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text ? JSON.parse(text) : text,
    bytes,
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  }
}

function formData(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

function jsonText(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value)
}
