import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
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

type Manifest = {
  routes: Record<
    string,
    { dataRoute: string | null; initialStatus?: number; initialRevalidateSeconds: number | false }
  >
}

type Meta = { status?: number; headers: Headers; segmentPaths?: string[] }

type Routes = Record<'staticRoutes' | 'dynamicRoutes', { page: string; regex: string }[]> & {
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

/** Everything that the server in front of Next has to know of a build. */
export function readBuild(root: string, dist: string) {
  const routes = readJson<Routes>(join(dist, 'routes-manifest.json'))
  return {
    headers: commonHeaders(routes),
    isMissing: missingPaths(routes),
    errorPages: errorPages(dist),
    pages: finishedPages(dist),
    assets: finishedAssets(root, dist),
  }
}

/** The pages that the build has rendered and that do not change until the next one. */
export function finishedPages(dist: string): FinishedPage[] {
  const { routes } = readJson<Manifest>(join(dist, 'prerender-manifest.json'))
  return Object.entries(routes)
    .filter(([route, { dataRoute, initialStatus, initialRevalidateSeconds }]) => {
      const whole = dataRoute !== null && (initialStatus ?? 200) === 200
      return whole && initialRevalidateSeconds === false && !route.startsWith('/_')
    })
    .flatMap(([route]) => finishedPage(dist, route))
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
function missingPaths({ staticRoutes, dynamicRoutes }: Routes): (path: string) => boolean {
  const routes = [...staticRoutes, ...dynamicRoutes]
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

/** The inline scripts of pages that Next may show in place of any other. */
function errorPages(dist: string): string[] {
  const files = ['_not-found', '_global-error'].map((name) => join(dist, `server/app/${name}.html`))
  return files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))
}

/** The headers that next.config.mjs gives every answer. */
function commonHeaders({ headers }: Routes): Headers {
  const everywhere = headers.filter(({ source }) => source === '/:path*')
  return Object.fromEntries(
    everywhere.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
  )
}

// None for a page that only leads elsewhere.
function finishedPage(dist: string, route: string): FinishedPage[] {
  const base = join(dist, 'server/app', route === '/' ? '/index' : route)
  const meta = readJson<Meta>(`${base}.meta`)
  if ((meta.status ?? 200) !== 200) return []
  const [, first = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(route) ?? []
  const locale = first in languages ? (first as Locale) : undefined
  const isDefault = locale === routing.defaultLocale
  const { 'x-next-cache-tags': _, ...told } = meta.headers
  const rewritten = isDefault ? { 'x-nextjs-rewritten-path': route } : {}
  const payload = (file: string, headers: Headers): FinishedFile => ({
    file,
    type: 'text/x-component',
    headers: { ...rewritten, ...headers },
  })
  const payloads = new Map([['', payload(`${base}.rsc`, told)]])
  for (const segment of meta.segmentPaths ?? []) {
    const headers = { 'x-nextjs-prerender': '1', 'x-nextjs-postponed': '2' }
    payloads.set(segment, payload(`${base}.segments${segment}.segment.rsc`, headers))
  }
  const html = { file: `${base}.html`, type: 'text/html; charset=utf-8', headers: told }
  return [{ path: isDefault ? rest || '/' : route, locale, html, payloads }]
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

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'))
}
