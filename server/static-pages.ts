import { randomBytes } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '../lib/i18n/languages.ts'
import { sha256Of } from '../lib/shared/sha256.ts'
import { type Answer, prepare, send } from './answers.ts'
import { type FinishedFile, readBuild } from './build-output.ts'
import { compressNow, type Encodings, readCompressed } from './compressed.ts'
import { contentPolicy, inlineScripts, scriptHash } from './content-policy.ts'
import { staysInLanguage } from './language-choice.ts'
import { type KnownNow, pageNow } from './page-now.ts'

type Page = {
  locale: Locale | undefined
  policy: string
  html: Answer
  payloads: Map<string, Answer>
  /** The page as it goes out now, see {@link pageNow}. */
  now: () => Answer | Promise<Answer>
}

/** The most that is kept in memory, in bytes; the rest is left to Next. */
const mostBytes = 64 * 1024 * 1024

// Next's client gets payloads where guests get HTML, and a guest's language may lead elsewhere.
const pageHeaders = {
  Vary: 'Accept-Encoding, Accept-Language, Cookie, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch',
  'Cache-Control': 'public, max-age=0, must-revalidate',
}

export type StaticPages = {
  /** Answers from memory, if what is asked for is there. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /**
   * Readies a request for Next: its Content-Security-Policy, with a nonce if the page is made on request,
   * and the status of a path that no page has.
   */
  prepareForNext(request: IncomingMessage, response: ServerResponse): void
}

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
  const { pages, anywhere } = readPages(build, bodyOf, common, known)
  const assets = readAssets(build, bodyOf, common)

  return {
    answer(request, response) {
      const { method, url = '/', headers } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const [path, query] = split(url)
      const page = pages.get(path)
      const found = page ? pageOrPart(page, headers, query) : assets.get(url)
      if (!found) return false
      const now = found === page?.html ? page.now() : found
      if (now instanceof Promise) void now.then((made) => send(made, request, response))
      else send(now, request, response)
      return true
    },
    prepareForNext({ url = '/', headers }, response) {
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
      if (/^\/(api|_next)\//i.test(path)) return
      const nonce = `'nonce-${randomBytes(16).toString('base64url')}'`
      const ready = page?.policy
      const policy = ready ?? contentPolicy([nonce, ...anywhere])
      if (!ready) headers['content-security-policy'] = policy
      response.setHeader('Content-Security-Policy', policy)
    },
  }
}

type Build = ReturnType<typeof readBuild>
type BodyOf = (finished: FinishedFile) => Encodings

function readPages(build: Build, bodyOf: BodyOf, common: Record<string, string>, known: KnownNow) {
  const pages = new Map<string, Page>()
  // What a page made on request may hold without a nonce: the script of our layout, and Next's error pages.
  const anywhere = new Set(build.errorPages.flatMap(inlineScripts).map(scriptHash))
  for (const { path, locale, html, payloads } of build.pages) {
    const body = bodyOf(html)
    const scripts = inlineScripts(body.identity.toString())
    for (const script of scripts) if (!isNexts(script)) anywhere.add(scriptHash(script))
    const policy = contentPolicy(new Set(scripts.map(scriptHash)))
    const told = { ...common, ...pageHeaders }
    const secured = { ...told, ...html.headers, 'Content-Security-Policy': policy }
    const parts = [...payloads].map(([segment, part]): [string, Answer] => {
      return [segment, prepare(part.type, bodyOf(part), { ...told, ...part.headers })]
    })
    const answer = prepare(html.type, body, secured)
    const make = async (text: string) =>
      prepare(html.type, await compressNow(Buffer.from(text)), secured)
    pages.set(path, {
      locale,
      policy,
      html: answer,
      payloads: new Map(parts),
      now: pageNow(answer, locale, known, make),
    })
  }
  return { pages, anywhere }
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

function pageOrPart(page: Page, headers: IncomingHttpHeaders, query: string) {
  return staysInLanguage(page.locale, headers) ? partOf(page, headers, query) : undefined
}

/**
 * The page itself, or the payload that Next's client asks for. A payload's address carries a hash of the
 * headers, so that no cache in between mixes payloads up; other addresses Next redirects. The hash is
 * Next's own (next/dist/shared/lib/router/utils/cache-busting-search-param.js).
 */
function partOf(page: Page, headers: IncomingHttpHeaders, query: string): Answer | undefined {
  if (headers.rsc === undefined) return page.html
  const segment = headers['next-router-segment-prefetch']
  const asked = [
    headers['next-router-prefetch'],
    segment,
    headers['next-router-state-tree'],
    headers['next-url'],
  ]
  const told = asked.map((value) => value ?? '0').join(',')
  const hash = sha256Of(told).toString('base64url').slice(0, 16)
  const expected = asked.every((value) => value === undefined) ? '' : hash
  return query === `_rsc=${expected}` ? page.payloads.get(String(segment ?? '')) : undefined
}

/**
 * Corrects what Next says of its answer. To Next, the page for an unknown path is a page like any other, and caches may keep
 * a finished page for a year, in whatever language it was requested. But caches must not keep a failure, because the path
 * may exist tomorrow, nor an answer that sets a visitor's cookie, nor one visitor's redirect. What Next says about pages for
 * a single visitor stays. The answer to a fault has the id that the log has it under.
 */
function mendHead(
  response: ServerResponse,
  { isMissing, requestId }: { isMissing: boolean; requestId: string },
): void {
  const { writeHead } = response
  response.writeHead = (status: number, ...rest: never[]) => {
    const told = isMissing && status === 200 ? 404 : status
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

function isNexts(script: string): boolean {
  return /__next_f|TURBOPACK/.test(script)
}

function split(url: string): [path: string, query: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}
