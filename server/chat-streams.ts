import type { IncomingMessage, ServerResponse } from 'node:http'
import { admitListener } from '../lib/http/chat-stream.ts'
import { addCorsHeaders } from '../lib/http/origin.ts'
import { failure } from '../lib/http/respond.ts'
import { streamHeaders } from '../lib/http/sse.ts'
import { log } from '../lib/log.ts'

/**
 * Answers a chat stream without Next, if the request is for one. Who may listen is decided by the very code of
 * the route, which stays for whatever reaches it; but an answer of Next's takes 120 KB for each open stream, and
 * these are open for half an hour. Answers whether the request was one.
 */
export function answerChatStream(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' || !/^\/api\/chat_stream(\.php)?(\?|$)/i.test(request.url ?? '')) {
    return false
  }
  void open(request, response).catch((error) => {
    log.error({ err: error }, 'chat stream')
    response.destroy()
  })
  return true
}

async function open(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { headers, url = '' } = request
  const requestId = String(headers['x-request-id'])
  const cookies = cookiesOf(headers.cookie ?? '')
  const asked = {
    headers: new Headers({ 'last-event-id': String(headers['last-event-id'] ?? '') }),
    cookies: { get: (name: string) => cookies.get(name) },
    nextUrl: new URL(url, 'http://localhost'),
  }
  const begin = await admitListener(asked, String(headers['x-client-address'])).catch((error) =>
    failure(error, requestId),
  )
  const refused = begin instanceof Response ? begin : null
  log.info({
    request_id: requestId,
    method: 'GET',
    call: '/api/chat_stream',
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
