import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type Locale, languages } from '../lib/i18n/languages.ts'
import { routing } from '../lib/i18n/routing.ts'

type Headers = Record<string, string>

/** A file that is answered as it is, for as long as this build lives. */
export type FinishedFile = { file: string; type: string; headers: Headers }

/** A pre-rendered page and what Next's client may ask of it instead of its HTML. */
export type FinishedPage = {
  /** Without a query, as guests see it: `/about`, `/fr/about`. */
  path: string
  /** The language it is written in; staff pages have none. */
  locale: Locale | undefined
  html: FinishedFile
  /** The whole payload (`''`) and each segment of it by its name (`/_tree`). */
  payloads: Map<string, FinishedFile>
}

/** A file of a build by its path in the build's folder, and what Next says of it. */
export type KeptFile = { file: string; headers: Headers }

/** What `scripts/build-adapter.ts` keeps of a build. */
export type KeptBuild = {
  /** Those that next.config.mjs gives every answer. */
  headers: Headers
  /** Every page and call, in the order in which Next looks for them. */
  routes: { page: string; regex: string }[]
  /** What is rendered once and is no page: `/sitemap.xml`. */
  files: string[]
  /** The files of pages that Next may show instead of any other. */
  errorPages: string[]
  /** The pages that don't change until the next build, and their payloads by segment. */
  pages: { route: string; html: KeptFile; payloads: Record<string, KeptFile> }[]
}

/** The name under which it's kept in the build's folder. */
export const keptBuildName = 'kept-build.json'

/** Reads what the adapter has kept of a build. */
export function keptBuild(dist: string): KeptBuild {
  return JSON.parse(readFileSync(join(dist, keptBuildName), 'utf8'))
}

/** Everything that the server in front of Next has to know of a build. */
export function readBuild(root: string, dist: string) {
  const { headers, routes, errorPages, pages } = keptBuild(dist)
  return {
    headers,
    isMissing: missingPaths(routes),
    errorPages: errorPages.map((file) => readFileSync(join(dist, file), 'utf8')),
    pages: pages.map((page) => finishedPage(dist, page)),
    assets: finishedAssets(root, dist),
  }
}

/** The pages that the build has rendered and that do not change until the next one. */
export function finishedPages(dist: string): FinishedPage[] {
  return keptBuild(dist).pages.map((page) => finishedPage(dist, page))
}

// What is larger is left to Next: the film, the widest pictures, the decoder of HEIC pictures.
const largestFile = 1024 * 1024

/** The hashed files of the build and of `public/`, which never change under their names, by path. None above 1 MB. */
export function finishedAssets(root: string, dist: string): Map<string, FinishedFile> {
  const built = listFiles(join(dist, 'static')).map((name) => [
    `/_next/static/${name}`,
    'static',
    name,
  ])
  const shown = listFiles(join(root, 'public'))
    .filter((name) => /\.[0-9a-f]{6,}\.[a-z0-9]+$/.test(name))
    .map((name) => [`/${name}`, 'public', name])
  const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }
  const files = new Map<string, FinishedFile>()
  for (const [path = '', place, name = ''] of [...built, ...shown]) {
    const type = types[extname(name)]
    const file = join(place === 'static' ? dist : root, place ?? '', name)
    if (type && statSync(file).size <= largestFile) files.set(path, { file, type, headers })
  }
  return files
}

/** Tells of a path whether no page has it, so that what Next makes for it is a 404. */
function missingPaths(routes: KeptBuild['routes']): (path: string) => boolean {
  const pageOf = (path: string) => routes.find(({ regex }) => new RegExp(regex).test(path))?.page
  return (path) => {
    if (/^\/app(\/|$)/.test(path)) return pageOf(path) === '/app/[...rest]'
    if (/^\/(api|_next)(\/|$)/.test(path) || /^\/admin\/?$/.test(path)) return false
    // Browsers resolve dots before they ask, and no name has a NUL: what Next makes of either is no address of ours.
    if (/\/\.\.?(\/|$)|\0/.test(decodeURIComponent(path))) return true
    const [, first = ''] = path.split('/')
    // What middleware.ts leaves alone has a 404 of Next's own.
    if (path.includes('.') && !(first in languages)) return false
    const full = first in languages ? path : `/${routing.defaultLocale}${path}`
    return pageOf(full) === '/[locale]/[...rest]'
  }
}

function finishedPage(
  dist: string,
  { route, html, payloads }: KeptBuild['pages'][0],
): FinishedPage {
  const [, first = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(route) ?? []
  const locale = first in languages ? (first as Locale) : undefined
  const isDefault = locale === routing.defaultLocale
  const rewritten = isDefault ? { 'x-nextjs-rewritten-path': route } : {}
  const payload = ({ file, headers }: KeptFile): FinishedFile => ({
    file: join(dist, file),
    type: 'text/x-component',
    headers: { ...rewritten, ...headers },
  })
  return {
    path: isDefault ? rest || '/' : route,
    locale,
    html: { ...html, file: join(dist, html.file), type: 'text/html; charset=utf-8' },
    payloads: new Map(Object.entries(payloads).map(([name, file]) => [name, payload(file)])),
  }
}

const types: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

function listFiles(dir: string): string[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
}
