import { connect, type Socket } from 'node:net'
import { getCloneableBody, requestToBodyStream } from 'next/dist/server/body-streams.js'
import { afterEach, expect, test } from 'vitest'
import { receiveForm, receiveJson } from '#lib/http/body.ts'
import { mostBytesOfAddress } from '#lib/http/body-memory.ts'
import { failure } from '#lib/http/respond.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { type HttpServer, listenHttp } from '../../../server/http.ts'
import { shareOfMemory } from '../../support/share-of-memory.ts'

let server: HttpServer
let socket: Socket
afterEach(async () => {
  socket.destroy()
  await server.close(0)
})

type Receive = (request: Request) => Promise<unknown>

/** Serves one call behind the same body as Next gives to a route, and `GET`s besides. */
async function serve(receive: Receive): Promise<void> {
  server = await listenHttp({ host: '127.0.0.1', port: 0, hops: 0 }, async (request, response) => {
    if (request.method === 'GET') return void response.end('well')
    const cloneable = getCloneableBody(request)
    const body = requestToBodyStream({ ReadableStream }, Uint8Array, cloneable.cloneBodyStream())
    const finalized = cloneable.finalize()
    const headers = { 'content-type': String(request.headers['content-type']) }
    const whole = new Request('http://x/', {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as never)
    const refused = await receive(whole).then(
      () => new Refusal('not_found'),
      (error) => error,
    )
    const answer = failure(refused, 'x')
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
    await finalized.catch(() => undefined)
  })
  socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => undefined)
}

const ended = expect.stringMatching(/\[closed\]$/)
const head = (type: string, more: string) =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${more}\r\n\r\n`
const chunked = 'Transfer-Encoding: chunked'
const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n`

/** Waits until the text has come from the server, or the connection has ended; returns all that came. */
function heard(text: RegExp): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let all = ''
  socket.on('data', (bytes) => {
    all += bytes
    if (text.test(all)) resolve(all)
  })
  socket.once('close', () => resolve(`${all}[closed]`))
  return promise
}

/** Sends a request that is refused, then the rest of its body and another request on the same connection. */
async function askAgain(first: string, rest: string): Promise<{ status: string; next: string }> {
  const refused = heard(/\r\n\r\n/)
  socket.write(first)
  const status = (await refused).slice(9, 12)
  const next = heard(/well$/)
  socket.write(`${rest}GET / HTTP/1.1\r\nHost: x\r\n\r\n`)
  return { status, next: await next }
}

const json = async (request: Request) =>
  (await receiveJson(request, 1000, shareOfMemory('a', true)))()

test('a body that grows too long while it is read (413) ends its connection, and the next request is not left without an answer', async () => {
  await serve(json)
  const { status, next } = await askAgain(
    head('application/json', chunked) + chunk(200_000),
    `${chunk(200_000)}0\r\n\r\n`,
  )
  expect([status, next]).toEqual(['413', ended])
})

test('so does one that finds no room in the memory (503)', async () => {
  shareOfMemory('full', false).take(mostBytesOfAddress)
  await serve((request) => receiveForm(request, 8_000_000, shareOfMemory('full', false)))
  const type = 'multipart/form-data; boundary=x'
  const { status, next } = await askAgain(
    head(type, 'Content-Length: 400000') + 'a'.repeat(200_000),
    'a'.repeat(200_000),
  )
  expect([status, next]).toEqual(['503', ended])
})

test('so does one that is given up as too slow (408)', async () => {
  await serve(async ({ body }) => {
    const reader = body?.getReader()
    await reader?.read()
    reader?.cancel().catch(() => undefined)
    throw new Refusal('too_slow')
  })
  const { status, next } = await askAgain(
    head('application/json', 'Content-Length: 100000') + 'a'.repeat(50_000),
    'a'.repeat(50_000),
  )
  expect([status, next]).toEqual(['408', ended])
})

test('a body that has come whole and is malformed (400) leaves its connection to the next request', async () => {
  await serve(json)
  const { status, next } = await askAgain(`${head('application/json', 'Content-Length: 1')}{`, '')
  expect([status, next]).toEqual(['400', expect.stringMatching(/well$/)])
})

test('a sender who reads only after it has sent everything gets the answer', async () => {
  await serve(json)
  const { promise, resolve } = Promise.withResolvers<string>()
  socket.pause()
  socket.write(head('application/json', chunked) + chunk(200_000))
  for (let sent = 0; sent < 40; sent += 1) socket.write(chunk(100_000))
  socket.write('0\r\n\r\n', () => {
    socket.once('data', (bytes) => resolve(String(bytes).slice(9, 12)))
    socket.once('close', () => resolve('nothing'))
    socket.resume()
  })
  expect(await promise).toBe('413')
})
