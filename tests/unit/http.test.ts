import { type IncomingMessage, type RequestOptions, request, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { unbelievedProxy } from '#lib/health/service.ts'
import { log } from '#lib/log.ts'
import { type HttpServer, listenHttp } from '../../server/http.ts'

let server: HttpServer

async function headersSeen(hops: number, sent: Record<string, string>) {
  server = await listenHttp({ host: '127.0.0.1', port: 0, hops }, async (incoming, response) => {
    response.end(JSON.stringify(incoming.headers))
  })
  const response = await fetch(`http://127.0.0.1:${server.port}/`, { headers: sent })
  return (await response.json()) as Record<string, string>
}

function ask(options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, ...options }, (answer) => {
      answer.resume()
      resolve(answer)
    })
    sent.on('error', reject).end()
  })
}

afterEach(() => server.close(0))

describe('the server in front of the pages', () => {
  test('gives each request an id, never the one that the client sent', async () => {
    const seen = await headersSeen(0, { 'x-request-id': 'chosen-by-the-client' })
    expect(seen['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('takes the address from the socket, believes no forwarded header by itself, and warns of it once', async () => {
    const warn = vi.spyOn(log, 'warn')
    const seen = await headersSeen(0, {
      'x-client-address': '198.51.100.7',
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    })
    expect(seen['x-client-address']).toBe('127.0.0.1')
    expect(Object.keys(seen).filter((name) => name.startsWith('x-forwarded'))).toEqual([])
    await server.close(0)
    await headersSeen(0, { 'x-forwarded-for': '203.0.113.9' })
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('Add the line TRUST_PROXY=1 to .env')],
    ])
    warn.mockRestore()
    expect(unbelievedProxy()).toBe('forwarded')
  })

  test('behind one proxy, uses the address that the proxy saw, not one that the client made up', async () => {
    const seen = await headersSeen(1, { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' })
    expect(seen['x-client-address']).toBe('198.51.100.7')
  })

  test('behind two proxies, takes the address that the outer one saw', async () => {
    const seen = await headersSeen(2, { 'x-forwarded-for': 'spoofed, 198.51.100.7, 10.0.0.2' })
    expect(seen['x-client-address']).toBe('198.51.100.7')
  })

  test.each([
    ['203.0.113.9:1234', '203.0.113.9'],
    ['[2001:DB8:0:2::7]:443', '2001:db8:0:2::/64'],
    ['2001:db8::2:ffff:1', '2001:db8:0:0::/64'],
    ['2001:0db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['x'.repeat(300), '127.0.0.1'],
  ])(
    'an address may carry a port, IPv6 counts by its network, and what is none counts as none: %s',
    async (told, address) => {
      const seen = await headersSeen(1, { 'x-forwarded-for': told })
      expect(seen['x-client-address']).toBe(address)
    },
  )

  test('refuses a path that cannot be decoded, which Next would take for a fault of its own', async () => {
    await headersSeen(0, {})
    for (const path of ['/%', '/api/%ff', '/api/holds/%E0%A4']) {
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`)
      expect([response.status, await response.json()]).toEqual([
        400,
        {
          success: false,
          code: 'malformed_request',
          message: 'We couldn’t read that request.',
          request_id: expect.any(String),
        },
      ])
    }
    expect((await fetch(`http://127.0.0.1:${server.port}/api?q=%`)).status).toBe(200)
  })

  test('refuses a request that names two hosts', async () => {
    server = await listenHttp(
      { host: '127.0.0.1', port: 0, hops: 0 },
      async (_, response) => void response.end(),
      (_, response) => Boolean(response.end('from memory')),
    )
    const status = async (headers: string[]) => (await ask({ path: '/', headers })).statusCode
    expect(await status(['Host', 'one.example', 'host', 'two.example'])).toBe(400)
    expect(await status(['Host', 'one.example'])).toBe(200)
  })

  test('refuses what asks for no path', async () => {
    await headersSeen(0, {})
    expect((await ask({ method: 'OPTIONS', path: '*' })).statusCode).toBe(400)
    expect((await ask({ path: 'http://evil.example/about' })).statusCode).toBe(400)
  })

  test('refuses a method that no page and no call can have', async () => {
    await headersSeen(0, {})
    const { statusCode, headers } = await ask({ method: 'TRACE', path: '/' })
    expect(statusCode).toBe(405)
    expect(headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
  })

  test('a port that is taken is told in a sentence', async () => {
    await headersSeen(0, {})
    const at = { host: '127.0.0.1', port: server.port, hops: 0 }
    await expect(listenHttp(at, async () => undefined)).rejects.toThrow(
      `The address 127.0.0.1:${server.port} (HOST and PORT) is taken.`,
    )
  })

  test('lets a request that it had taken be answered before it stops', async () => {
    const taken = Promise.withResolvers<ServerResponse>()
    server = await listenHttp({ host: '127.0.0.1', port: 0, hops: 0 }, async (_, response) =>
      taken.resolve(response),
    )
    const answered = ask({ path: '/' })
    const response = await taken.promise
    const stopped = server.close(10_000)
    response.end()
    expect((await answered).statusCode).toBe(200)
    await stopped
  })

  test('leaves a line in the log with the request’s id for each failure of ours, without what may be a secret', async () => {
    const [error, warn] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'warn')]
    let id: unknown
    const statuses: Record<string, number> = { '/stay/s3cret': 500, '/api/holds/s3cret': 503 }
    server = await listenHttp(
      { host: '127.0.0.1', port: 0, hops: 0 },
      async (incoming, response) => {
        id = incoming.headers['x-request-id']
        response.writeHead(statuses[incoming.url ?? ''] ?? 404).end()
      },
    )
    for (const [path, spy] of [
      ['/stay/s3cret', error],
      ['/api/holds/s3cret', warn],
    ] as const) {
      await ask({ path })
      await vi.waitFor(() => expect(spy).toHaveBeenCalledOnce())
      const [line] = spy.mock.calls[0] as unknown as [object]
      expect(line).toEqual({
        request_id: id,
        method: 'GET',
        path: path.slice(0, -7),
        status: statuses[path],
      })
    }
    await ask({ path: '/none' })
    expect([error.mock.calls.length, warn.mock.calls.length]).toEqual([1, 1])
  })
})
