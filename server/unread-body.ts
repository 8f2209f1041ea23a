import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

// What a sender may still send after its answer: more than the largest body that a call takes, within the time of a phone.
const restBytes = 16 * 1024 * 1024
const restMs = 30_000
const silenceMs = 2000

/**
 * Ends the connection after an answer that goes out before its request has come whole: nothing reads the rest of such a
 * body, so the next request on that connection (behind a proxy, perhaps another guest's) would never be answered. What
 * is still on its way is read and dropped for a while, because a connection that is cut under a sender loses the answer, too.
 */
export function endWithUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return
  const writeHead = response.writeHead
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (!request.complete) {
      response.setHeader('connection', 'close')
      // Node calls this once the answer is written.
      request.socket.destroySoon = () => dropRest(request.socket)
    }
    return writeHead.apply(response, head)
  }) as typeof writeHead
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function dropRest(socket: Socket): void {
  socket.end()
  let left = restBytes
  const timer = setTimeout(() => socket.destroy(), restMs)
  // The request parser no longer listens: incoming bytes belong to no request.
  socket.removeAllListeners('data')
  socket.on('data', (bytes: Buffer) => {
    left -= bytes.length
    if (left < 0) socket.destroy()
  })
  socket.setTimeout(silenceMs, () => socket.destroy())
  socket.once('end', () => socket.destroy())
  socket.once('close', () => clearTimeout(timer))
  socket.resume()
}
