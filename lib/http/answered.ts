import type { NextRequest } from 'next/server'
import { log } from '../log.ts'
import { addCorsHeaders } from './origin.ts'
import { partsOf } from './params.ts'
import { failure } from './respond.ts'

/** Answers a request, as Next calls it: `params` are the parts of the address that its folder names in brackets. */
export type Handler = (
  request: NextRequest,
  context: { params: Promise<unknown> },
) => Promise<Response>

/** A handler that answers with what `work` returns or with the refusal it throws, and writes a line in the log. */
export function answered(
  work: (
    request: NextRequest,
    parts: Record<string, string>,
    requestId: string,
  ) => Promise<Response>,
): Handler {
  return async (request, context) => {
    const started = performance.now()
    const requestId = request.headers.get('x-request-id') ?? crypto.randomUUID()
    const response = await partsOf(context)
      .then((parts) => work(request, parts, requestId))
      .catch((error) => failure(error, requestId))
    response.headers.set('x-request-id', requestId)
    addCorsHeaders(request.headers.get('origin'), response.headers)
    log.info({
      request_id: requestId,
      method: request.method,
      // The first part of the path names the call; what follows may be a secret of a hold or a guest.
      call: request.nextUrl.pathname.split('/').slice(0, 3).join('/'),
      status: response.status,
      ms: Math.round(performance.now() - started),
    })
    return response
  }
}
