import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { NextAdapter } from 'next'
import { type KeptBuild, type KeptFile, keptBuildName } from '../server/build-output.ts'

type Complete = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0]
type Outputs = Complete['outputs']

// The server in front of Next says these itself.
const ownHeaders = ['content-type', 'vary', 'x-next-cache-tags']

/**
 * Next's adapter (https://nextjs.org/docs/app/api-reference/adapters): keeps what the server in front of Next has to know of
 * a build, so that no code of ours reads Next's own manifests.
 */
export default {
  name: 'dontali',
  onBuildComplete({ outputs, routing, distDir }: Complete) {
    const everywhere = routing.beforeMiddleware.find(({ source }) => source === '/:path*')
    const build: KeptBuild = {
      headers: everywhere?.headers ?? {},
      routes: [...plainRoutes(outputs), ...routing.dynamicRoutes.map(routeOf)],
      pages: keptPages(outputs, distDir),
      files: plainFiles(outputs),
      errorPages: errorFiles(outputs).map((file) => relative(distDir, file)),
    }
    writeFileSync(join(distDir, keptBuildName), JSON.stringify(build))
  },
} satisfies NextAdapter

const routeOf = ({ source = '', sourceRegex = '' }) => ({ page: source, regex: sourceRegex })

function plainRoutes({ appPages, appRoutes }: Outputs): KeptBuild['routes'] {
  const names = [...appPages, ...appRoutes].map(({ pathname }) => pathname)
  const plain = names.filter((name) => !name.includes('[') && !name.endsWith('.rsc'))
  return plain.map((page) => ({ page, regex: `^${page}/?$` }))
}

function keptPages({ prerenders }: Outputs, distDir: string): KeptBuild['pages'] {
  const kept = new Map<string, KeptFile>()
  for (const { pathname, fallback } of prerenders) {
    const { filePath, initialStatus = 200, initialRevalidate, initialHeaders = {} } = fallback ?? {}
    if (!filePath || initialStatus !== 200 || initialRevalidate !== false) continue
    const told = Object.entries(initialHeaders).filter(([name]) => !ownHeaders.includes(name))
    const headers = Object.fromEntries(told.map(([name, value]) => [name, String(value)]))
    kept.set(pathname, { file: relative(distDir, filePath), headers })
  }
  return [...kept].flatMap(([route, html]) => {
    const whole = kept.get(`${route}.rsc`)
    if (!whole || route.startsWith('/_')) return []
    const segments = [...kept].flatMap(([pathname, file]): [string, KeptFile][] => {
      const [start, name] = [`${route}.segments`, pathname.replace(/\.segment\.rsc$/, '')]
      if (!name.startsWith(`${start}/`)) return []
      // `next start` doesn't say of a segment how long it's fresh.
      const { 'x-nextjs-stale-time': _, ...headers } = file.headers
      return [[name.slice(start.length), { ...file, headers }]]
    })
    return [{ route, html, payloads: Object.fromEntries([['', whole], ...segments]) }]
  })
}

function plainFiles({ staticFiles, prerenders }: Outputs): string[] {
  const names = [...staticFiles, ...prerenders].map(({ pathname }) => pathname)
  return names.filter((name) => /^\/[\w-]+\.(?!rsc$)\w+$/.test(name))
}

// Next may show these instead of any other page.
function errorFiles({ staticFiles, prerenders }: Outputs): string[] {
  const files = [
    ...staticFiles.map(({ pathname, filePath }) => ({ pathname, filePath })),
    ...prerenders.map(({ pathname, fallback }) => ({ pathname, filePath: fallback?.filePath })),
  ]
  return files.flatMap(({ pathname, filePath }) =>
    filePath && /^\/(404|500|_not-found|_global-error)$/.test(pathname) ? [filePath] : [],
  )
}
