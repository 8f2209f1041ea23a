import type { ServerResponse } from 'node:http'

/** The headers of every page: Next's client gets payloads where guests get HTML, and a guest's language may lead elsewhere. */
export const pageHeaders = {
  Vary: 'Accept-Encoding, Accept-Language, Cookie, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch',
  'Cache-Control': 'public, max-age=0, must-revalidate',
}

/**
 * Corrects what Next says of its answer. To Next, the page for an unknown path is a page like any other, and caches may keep
 * a finished page for a year, in whatever language it was requested. But caches must not keep a failure, because the path
 * may exist tomorrow, nor an answer that sets a visitor's cookie, nor one visitor's redirect. What Next says about pages for
 * a single visitor stays. The answer to a fault has the id that the log has it under.
 */
export function mendHead(
  response: ServerResponse,
  { isMissing, requestId }: { isMissing: boolean; requestId: string },
): void {
  const { writeHead } = response
  response.writeHead = (status: number, ...rest: never[]) => {
    const told = isMissing && status === 200 ? 404 : status
    nameOnce(response, 'Location')
    if (told >= 500) response.setHeader('X-Request-Id', requestId)
    const given = response.getHeader('Cache-Control')
    if (told >= 400 || response.hasHeader('Set-Cookie')) {
      response.setHeader('Cache-Control', 'no-store')
    } else if (given === undefined || String(given).includes('s-maxage')) {
      response.setHeaders(new Headers(pageHeaders))
    }
    return writeHead.call(response, told, ...rest)
  }
}

// Next names twice where a page has moved to.
function nameOnce(response: ServerResponse, name: string): void {
  const [first, second] = [response.getHeader(name)].flat()
  if (first !== undefined && first === second) response.setHeader(name, first)
}
