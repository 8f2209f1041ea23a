import { randomBytes } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { factsIn } from '../lib/farm/rules/facts-text.ts'
import type { Facts } from '../lib/farm/schema/facts.ts'
import type { Locale } from '../lib/i18n/languages.ts'
import { localeOfPath } from '../lib/i18n/paths.ts'
import { type Answer, prepare, send } from './answers.ts'
import { type FinishedFile, type FinishedPage, readBuild } from './build-output.ts'
import { compressNow, type Encodings, type ReadyPage, readCompressed } from './compressed.ts'
import { contentPolicy, inlineScripts, scriptHash } from './content-policy.ts'
import { lateScriptOf, startScriptsLate } from './late-scripts.ts'
import { mendHead, pageHeaders } from './next-head.ts'
import { type KnownNow, pageNow } from './page-now.ts'
import { pageOrPart } from './page-or-part.ts'

type Page = {
  locale: Locale | undefined
  policy: string
  html: Answer
  payloads: Map<string, Answer>
  /** The page as it goes out now, see {@link pageNow}; null if it's no longer here when it has been waited for. */
  now: () => Answer | Promise<Answer | null>
}

const htmlType = 'text/html; charset=utf-8'

/** The most that is kept in memory, in bytes; the rest is left to Next. */
const mostBytes = 64 * 1024 * 1024

export type StaticPages = {
  /** Answers from memory, if what is asked for is there. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /**
   * Readies a request for Next: its Content-Security-Policy, with a nonce if the page is made on request,
   * and the status of a path that no page has.
   */
  prepareForNext(request: IncomingMessage, response: ServerResponse): void
  /** What the build has made for guests: its id, the facts that it had, and the paths of its pages. */
  built: { id: string; facts: Facts; paths: string[] }
  /**
   * Leaves these pages unanswered until `ready`. Those that are still as they were and must not be shown, because it says
   * false, are left to Next.
   */
  hold(paths: string[], ready: Promise<boolean>): void
  /** Readies the HTML of a page as Next makes it for {@link StaticPages.replace}. */
  ready(html: string): Promise<ReadyPage>
  /** Puts pages in the place of those at these paths, all at once; null takes one away. */
  replace(made: Map<string, ReadyPage | null>): Promise<void>
}

/** The header by which the server asks itself for a page as Next makes it now. Its value is known to this process alone. */
export const anewHeader = 'x-made-anew'
export const anewKey = randomBytes(16).toString('base64url')

/** Returns true for a request by which this process asks itself for a page. */
export const isAnew = ({ headers }: IncomingMessage) => headers[anewHeader] === anewKey

type Options = {
  /** Guests come by https only. */
  https: boolean
  known: KnownNow
}

/** Reads what the build has finished into memory. */
export function openStaticPages(
  root: string,
  dist: string,
  { https, known }: Options,
): StaticPages {
  const secure = https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}
  const build = readBuild(root, dist)
  const common = { ...build.headers, ...secure }
  const bodyOf = ({ file, type }: FinishedFile) => readCompressed(dist, type, readFileSync(file))
  const { pages, anywhere, pageOf } = readPages(build, bodyOf, common, known)
  const assets = readAssets(build, bodyOf, common)
  const { first, built } = builtOf(build, dist)
  const script = lateScriptOf(first)

  return {
    answer(request, response) {
      const { method, url = '/', headers } = request
      if ((method !== 'GET' && method !== 'HEAD') || isAnew(request)) return false
      const [path, query] = split(url)
      const page = pages.get(path)
      const found = page ? pageOrPart(page, headers, query) : assets.get(url)
      if (found) void sendNow(found === page?.html ? page.now() : found, request, response)
      return found !== undefined
    },
    prepareForNext(request, response) {
      const { url = '/', headers } = request
      for (const [name, value] of Object.entries(secure)) response.setHeader(name, value)
      // Next takes the nonce from here; it must not be the visitor's own.
      delete headers['content-security-policy']
      delete headers['content-security-policy-report-only']
      const [path] = split(url)
      const page = pages.get(path)
      mendHead(response, {
        isMissing: build.isMissing(path),
        requestId: String(headers['x-request-id']),
      })
      if (/^\/(api|_next)\//i.test(path) || isAnew(request)) return
      const nonce = `'nonce-${randomBytes(16).toString('base64url')}'`
      const ready = page?.policy
      const policy = ready ?? contentPolicy([nonce, ...anywhere])
      if (!ready) headers['content-security-policy'] = policy
      response.setHeader('Content-Security-Policy', policy)
    },
    built,
    hold(paths, ready) {
      for (const path of paths) {
        const page = pages.get(path)
        if (!page) continue
        const letGo = ready.then((isShown) => {
          if (pages.get(path) !== held) return
          if (isShown) pages.set(path, page)
          else pages.delete(path)
        })
        const held: Page = { ...page, now: () => letGo.then(() => pages.get(path)?.now() ?? null) }
        pages.set(path, held)
      }
    },
    ready(html) {
      const unmarked = known.reviews.show(html)
      return compressNow(Buffer.from(startScriptsLate(unmarked, script)))
    },
    async replace(made) {
      const done: [string, Page | null][] = []
      for (const [path, body] of made) {
        done.push(body ? pageOf({ path, locale: localeOfPath(path), body }) : [path, null])
        // Other requests needn't wait for all of them.
        await setImmediate()
      }
      for (const [path, page] of done) {
        if (page) pages.set(path, page)
        else pages.delete(path)
      }
    },
  }
}

function builtOf({ pages }: Build, dist: string) {
  const ofGuests = pages.filter(({ locale }) => locale)
  const [some] = ofGuests
  const first = some ? readFileSync(some.html.file, 'utf8') : ''
  const facts = factsIn(first)
  if (!facts) throw new Error('The build has no page with the facts of the farm.')
  const id = readFileSync(join(dist, 'BUILD_ID'), 'utf8').trim()
  return { first, built: { id, facts, paths: ofGuests.map(({ path }) => path) } }
}

// At once where nothing has to be made first.
function sendNow(
  answer: ReturnType<Page['now']>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (answer instanceof Promise)
    return answer.then((made) => sendOrAskAgain(made, request, response))
  return send(answer, request, response)
}

// A page that isn't in memory any more is Next's when it's asked for again.
function sendOrAskAgain(answer: Answer | null, request: IncomingMessage, response: ServerResponse) {
  if (answer) return send(answer, request, response)
  response.writeHead(307, { Location: request.url, 'Cache-Control': 'no-store' }).end()
}

type Build = ReturnType<typeof readBuild>
type BodyOf = (finished: FinishedFile) => Encodings
type Made = Pick<FinishedPage, 'path' | 'locale'> & {
  body: Encodings
  headers?: FinishedFile['headers']
}

function readPages(build: Build, bodyOf: BodyOf, common: Record<string, string>, known: KnownNow) {
  // What a page made on request may hold without a nonce: the script of our layout, and Next's error pages.
  const anywhere = new Set(build.errorPages.flatMap(inlineScripts).map(scriptHash))
  const told = { ...common, ...pageHeaders }
  const pageOf = ({ path, locale, body, headers = {} }: Made): [string, Page] => {
    const scripts = inlineScripts(body.identity.toString())
    for (const script of scripts) if (!isNexts(script)) anywhere.add(scriptHash(script))
    const policy = contentPolicy(new Set(scripts.map(scriptHash)))
    const secured = { ...told, ...headers, 'Content-Security-Policy': policy }
    const html = prepare(htmlType, body, secured)
    const make = async (text: string) =>
      prepare(htmlType, await compressNow(Buffer.from(text)), secured)
    return [
      path,
      { locale, policy, html, payloads: new Map(), now: pageNow(html, locale, known, make) },
    ]
  }
  const pages = new Map(
    build.pages.map(({ html, payloads, ...page }) => {
      const [path, made] = pageOf({ ...page, body: bodyOf(html), headers: html.headers })
      for (const [segment, part] of payloads) {
        made.payloads.set(segment, prepare(part.type, bodyOf(part), { ...told, ...part.headers }))
      }
      return [path, made]
    }),
  )
  return { pages, anywhere, pageOf }
}

function readAssets(build: Build, bodyOf: BodyOf, common: Record<string, string>) {
  const files = [...build.assets]
    .map(([path, finished]) => ({ path, finished, size: statSync(finished.file).size }))
    .sort((one, other) => one.size - other.size)
  const assets = new Map<string, Answer>()
  let total = 0
  for (const { path, finished, size } of files) {
    total += size
    if (total > mostBytes) break
    const body = bodyOf(finished)
    const vary = body.br ? { Vary: 'Accept-Encoding' } : {}
    assets.set(path, prepare(finished.type, body, { ...common, ...vary, ...finished.headers }))
  }
  return assets
}

function isNexts(script: string): boolean {
  return /__next_f|TURBOPACK/.test(script)
}

function split(url: string): [path: string, query: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}
