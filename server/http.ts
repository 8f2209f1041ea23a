import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { BlockList, isIP, isIPv6, SocketAddress } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { proxyWrong } from '../lib/health/rules.ts'
import { noteForwarded, unbelievedProxy } from '../lib/health/service.ts'
import { failure } from '../lib/http/respond.ts'
import { log } from '../lib/log.ts'
import { ending } from '../lib/shared/ending.ts'
import { Refusal } from '../lib/shared/refusal.ts'
import { endWithUnreadBody } from './unread-body.ts'

// An answer that has just been written gets this long to leave.
const lastWordMs = 250

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type AtOnce = (request: IncomingMessage, response: ServerResponse) => boolean

export type HttpServer = {
  port: number
  /** Accepts no new connections, waits this long for running requests, and closes the rest. */
  close(ms: number): Promise<void>
}

/**
 * The HTTP server in front of Next. What `atOnce` answers needs nothing more. Every other request gets an id and its
 * client's address, which clients can't choose; forwarded headers are believed only of so many proxies (`hops`). `upgrades`:
 * Next's development server reloads pages by WebSocket, and its pages wait for that.
 */
export async function listenHttp(
  at: { host: string; port: number; hops: number; upgrades?: boolean },
  handle: Handler,
  atOnce: AtOnce = () => false,
): Promise<HttpServer> {
  const open = new Set<ServerResponse>()
  const isAnswered: AtOnce = (request, response) => {
    try {
      return atOnce(request, response)
    } catch {
      response.destroy()
      return true
    }
  }
  const server = createServer(
    // A slow phone may take minutes for its picture, but not for its headers.
    // Next listens for upgrades from its first request on: without this, who offers one (curl --http2) gets no answer.
    {
      headersTimeout: 20_000,
      requestTimeout: 300_000,
      keepAliveTimeout: 65_000,
      shouldUpgradeCallback: () => at.upgrades === true,
    },
    (request, response) => {
      // Who is told to come again elsewhere does not hold on to this process.
      if (ending().aborted) response.setHeader('connection', 'close')
      endWithUnreadBody(request, response)
      const no = refusalOf(request)
      if (!no && isAnswered(request, response)) return
      open.add(response)
      response.once('close', () => {
        open.delete(response)
        logFailure(request, response)
      })
      addRequestHeaders(request, at.hops)
      const answered = no ? refuse(no, request, response) : handle(request, response)
      answered.catch(() => response.destroy())
    },
  )
  await listen(server, at)
  return {
    port: (server.address() as { port: number }).port,
    close: (ms) => close(server, open, ms),
  }
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Returns the refusal of a request that Next would answer with 500, an unknown method or a path that does not decode, or
 * that names several hosts (RFC 9112, 3.2).
 */
function refusalOf({ method = '', url = '', rawHeaders }: IncomingMessage): Refusal | null {
  if (!methods.includes(method)) return new Refusal('method_not_allowed')
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host')
  return hosts.length < 2 && isPath(url.split('?', 1)[0] ?? '')
    ? null
    : new Refusal('malformed_request')
}

function isPath(text: string): boolean {
  try {
    return decodeURIComponent(text).startsWith('/')
  } catch {
    return false
  }
}

async function refuse(
  refusal: Refusal,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = failure(refusal, String(headers['x-request-id']))
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    ...(refusal.code === 'method_not_allowed' && { allow: methods.join(', ') }),
    'x-content-type-options': 'nosniff',
  })
  response.end(await answer.text())
}

// For calls and pages alike. What follows the first part of a page's path, or the second of a call's, may be a secret.
function logFailure(
  { headers, method, url = '' }: IncomingMessage,
  { statusCode }: ServerResponse,
) {
  if (statusCode < 500) return
  const [, path] = /^((?:\/api)?\/[^/?]*)/i.exec(url) ?? []
  const request_id = headers['x-request-id']
  const level = statusCode === 500 ? 'error' : 'warn'
  log[level]({ request_id, method, path, status: statusCode }, 'answered with a failure')
}

function addRequestHeaders(request: IncomingMessage, hops: number): void {
  const { headers } = request
  headers['x-client-address'] = clientAddress(request, hops)
  headers['x-request-id'] = crypto.randomUUID()
  if (hops > 0) return
  if (headers['x-forwarded-for'] && isNear(request.socket.remoteAddress)) warnOfProxy()
  delete headers['x-forwarded-for']
  delete headers['x-forwarded-host']
  delete headers['x-forwarded-proto']
  delete headers['x-forwarded-port']
}

// Anybody on the internet can send the header; a proxy is on this machine or beside it.
const near = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  near.addSubnet(network, bits)
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
] as const)
  near.addSubnet(network, bits, 'ipv6')

function isNear(address = ''): boolean {
  return isIP(address) !== 0 && near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

function warnOfProxy(): void {
  const wrong = noteForwarded() && proxyWrong(unbelievedProxy())
  if (wrong) log.warn(wrong)
}

/**
 * Each trusted proxy appended the address it was called from: the last one's entry is at the right end, and anything more
 * than `hops` entries to the left was written by the client. Some add a port; anything that isn't an address is ignored.
 */
function clientAddress({ headers, socket }: IncomingMessage, hops: number): string {
  const chain = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const entry = (hops > 0 && chain.slice(-hops)[0]) || ''
  const told = isIP(entry) ? entry : SocketAddress.parse(entry)?.address
  return networkOf((told ?? socket.remoteAddress ?? 'unknown').replace(/^::ffff:/i, ''))
}

// A provider gives each customer 64 bits of IPv6 addresses, and they can use a different one for every request.
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is taken' : `can't be used: ${error.code}`
      reject(new Error(`The address ${host}:${port} (HOST and PORT) ${why}.`))
    })
    server.listen(port, host, resolve)
  })
}

async function close(server: Server, open: Set<ServerResponse>, ms: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  const deadline = performance.now() + ms
  while (open.size > 0 && performance.now() < deadline) await wait(25)
  // What is still there carries no request, or one that takes too long.
  const cut = setTimeout(() => server.closeAllConnections(), lastWordMs)
  await closed
  clearTimeout(cut)
}
