import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { factsId, farm } from '#lib/farm/rules/farm.ts'
import { failure, success } from '#lib/http/respond.ts'

/** The component that a page shows: the file that has it, its name there, and its props. */
export type Shown = { file: string; name: string; props: object }

/** A call of the page. */
export type Asked = {
  method: string
  /** Below `/api/`, without `.php`. */
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Buffer
  form(): Promise<FormData>
  json(): Promise<Record<string, unknown>>
}

/** Returns the fields of the answer, or throws what the product's own call would: a Refusal. */
export type Answer = (asked: Asked) => object | Promise<object>

/** Returns the answer to a call: by its path, or by one of which `*` stands for the last part. */
export function answerTo({ method, path }: Asked, answers: Said['answers']): Answer | undefined {
  return answers.get(`${method} ${path}`) ?? answers.get(`${method} ${path.replace(/[^/]+$/, '*')}`)
}

type Props = (query: URLSearchParams) => object | Promise<object>

/** What a page shows, by the query of its address. */
export type Page = (query: URLSearchParams) => Shown | Promise<Shown>

/** The page that shows a component, by its file and name, as `components/staff/rooms/rooms-screen.tsx#RoomsScreen`. */
export function pageOf(part: string, props: object): Page {
  const [file = '', name = ''] = part.split('#')
  const now = typeof props === 'function' ? (props as Props) : () => props
  return async (query) => ({ file, name, props: await now(query) })
}

/** What answers the calls, and shows the pages, of which a test says nothing. */
export type Product = {
  answer(asked: IncomingMessage, body: Buffer, response: ServerResponse): void
  /** The screen at an address, for a window that is a phone's or not. */
  screen(address: string, phone: boolean): Promise<Shown | undefined>
}

/** What the server says now. */
export type Said = {
  pages: Map<string, Page>
  answers: Map<string, Answer>
  asked: Asked[]
  /** Set until a page is asked for: the first of a test finds nothing that the one before has kept for its tab. */
  isFirst: boolean
  /** Without it the calls of which a test says nothing are refused, and the pages empty. */
  product?: (Product & { phone: boolean }) | undefined
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** Serves the built page, the product's own files, and what a test says; nothing of it is the product's server. */
export async function startStage(said: Said) {
  const streams = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    void serve(request, response, { said, streams })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** Sends an event to the open pages of staff. */
    tell(event: object) {
      for (const stream of streams) stream.write(`data: ${JSON.stringify(event)}\n\n`)
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Now = { said: Said; streams: Set<ServerResponse> }

async function serve(request: IncomingMessage, response: ServerResponse, { said, streams }: Now) {
  const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://stage')
  if (pathname.startsWith('/api/')) {
    const path = pathname.slice('/api/'.length).replace(/\.php$/, '')
    if (path === 'staff_stream' && !said.product) return openStream(response, streams)
    const { method = 'GET', headers } = request
    const body = await bodyOf(request)
    const read = () => new Response(Uint8Array.from(body), { headers: headers as HeadersInit })
    const [form, json] = [() => read().formData(), () => read().json()]
    const asked = { method, path, query: searchParams, headers, body, form, json }
    const isFacts = path === 'farm' && !answerTo(asked, said.answers)
    if (isFacts && !said.product) return send(response, success(farm()))
    if (said.product && !answerTo(asked, said.answers)) {
      said.asked.push(asked)
      return said.product.answer(request, body, response)
    }
    return send(response, await answerOf(asked, said))
  }
  const file = fileOf(pathname)
  if (file) {
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    // Their names change with what is in them.
    if (pathname.startsWith('/assets/')) response.setHeader('cache-control', 'max-age=86400')
    return void createReadStream(file).pipe(response)
  }
  response.setHeader('content-type', 'text/html; charset=utf-8')
  const page = said.pages.get(pathname)
  const { product } = said
  const shown = page
    ? await page(searchParams)
    : await product?.screen(pathname + search, product.phone)
  const head = said.isFirst ? '<script>sessionStorage.clear()</script>' : ''
  said.isFirst = false
  response.end(htmlOf(shown, pathname, head))
}

function openStream(response: ServerResponse, streams: Set<ServerResponse>): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write(`data: ${JSON.stringify({ type: 'heartbeat' })}\n\n`)
  streams.add(response)
  response.on('close', () => streams.delete(response))
}

export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

async function answerOf(asked: Asked, { answers, asked: all }: Said): Promise<Response> {
  all.push(asked)
  const answer = answerTo(asked, answers)
  try {
    if (!answer) throw new Error(`No test says what ${asked.method} ${asked.path} answers.`)
    return success(await answer(asked))
  } catch (error) {
    return failure(error, 'stage')
  }
}

export async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.writeHead(answer.status, [...answer.headers].flat())
  const reader = answer.body?.getReader()
  response.on('close', () => void reader?.cancel().catch(() => undefined))
  const next = () => reader?.read().catch(() => undefined)
  for (let read = await next(); read?.value; read = await next()) response.write(read.value)
  response.end()
}

function fileOf(pathname: string): string | undefined {
  if (extname(pathname) === '') return undefined
  const folders = [process.env.STAGE_DIR ?? '', 'public']
  return folders.map((folder) => join(folder, pathname)).find(existsSync)
}

function htmlOf(shown: Shown | undefined, pathname: string, head: string): string {
  const title = `<title>${pathname}</title><meta name="viewport" content="width=device-width">${head}`
  if (!shown) return `<!doctype html><html lang="en">${title}`
  const data = JSON.stringify(shown).replaceAll('<', '\\u003c')
  const facts = `<script type="application/json" id="${factsId}">${JSON.stringify(farm())}</script>`
  return `<!doctype html><html>${title}${facts}<script type="application/json" id="shown">${data}</script><script type="module" src="/main.js"></script><body>`
}
