import type { IncomingMessage, ServerResponse } from 'node:http'
import { admitListener } from '../lib/http/chat-stream.ts'
import { addCorsHeaders } from '../lib/http/origin.ts'
import { failure } from '../lib/http/respond.ts'
import { streamHeaders } from '../lib/http/sse.ts'
import { admitStaff } from '../lib/http/staff-stream.ts'
import { log } from '../lib/log.ts'

const admit = { chat_stream: admitListener, staff_stream: admitStaff }

/**
 * Answers a request for an event stream without Next; returns false for any other. The routes' own code decides who may
 * listen, and the routes still work; but Next's answer takes 120 KB per open stream, and these are open for half an hour.
 */
export function answerEventStream(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '' } = request
  const [, name] = /^\/api\/(chat_stream|staff_stream)(?:\.php)?(?:\?|$)/i.exec(url) ?? []
  if (method !== 'GET' || !name) return false
  const call = name.toLowerCase() as keyof typeof admit
  void open(call, request, response).catch((error) => {
    log.error({ err: error }, call)
    response.destroy()
  })
  return true
}

async function open(
  call: keyof typeof admit,
  { headers, url = '' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const requestId = String(headers['x-request-id'])
  const cookies = cookiesOf(headers.cookie ?? '')
  const asked = {
    headers: new Headers({ 'last-event-id': String(headers['last-event-id'] ?? '') }),
    cookies: { get: (name: string) => cookies.get(name) },
    nextUrl: new URL(url, 'http://localhost'),
  }
  const begin = await admit[call](asked, String(headers['x-client-address'])).catch((error) =>
    failure(error, requestId),
  )
  const refused = begin instanceof Response ? begin : null
  log.info({
    request_id: requestId,
    method: 'GET',
    call: `/api/${call}`,
    status: refused?.status ?? 200,
  })
  const told = new Headers({ 'x-request-id': requestId })
  addCorsHeaders(headers.origin ?? null, told)
  response.setHeaders(told)
  if (begin instanceof Response) {
    response.writeHead(begin.status, Object.fromEntries(begin.headers))
    response.end(await begin.text())
    return
  }
  response.writeHead(200, streamHeaders)
  const stream = begin({
    write: (bytes) => response.write(bytes),
    backlog: () => response.writableLength,
    end: () => response.end(),
    drop: () => response.destroy(),
  })
  // Gone while it was being let in, or later.
  if (response.destroyed) stream.drop()
  else response.once('close', stream.drop)
}

function cookiesOf(header: string): Map<string, { value: string }> {
  const pairs = header.split(';').map((pair) => pair.trim().split('='))
  return new Map(pairs.map(([name = '', ...rest]) => [name, { value: rest.join('=') }]))
}
