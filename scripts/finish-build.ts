import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { env } from '../lib/env.ts'
import { pages } from '../lib/i18n/pages.ts'
import { inEveryLanguage } from '../lib/i18n/paths.ts'
import { sampleRooms } from '../lib/rooms/queries/site-rooms.ts'
import { roomPath } from '../lib/rooms/rules/name.ts'
import { finishedAssets, finishedPages, keptBuild } from '../server/build-output.ts'
import { digest, keepCompressed } from '../server/compressed.ts'
import { startScriptsLate } from '../server/late-scripts.ts'
import { compileWhileLoading, smallScript } from './late-scripts.ts'
import { buildRoomCards } from './room-cards.ts'

// After `next build`: refuses a build in which a page for guests would be made on request, has their scripts
// start late and be compiled early, bundles what writes the rooms
// into the booking page, and compresses once what the server answers from memory.
const root = resolve(import.meta.dirname, '..')
const dist = resolve(root, env().NEXT_DIST_DIR)
const finished = finishedPages(dist)

const own = sampleRooms().map(({ slug }) => roomPath(slug))
const wanted = inEveryLanguage([...Object.values(pages), ...own])
const paths = new Set(finished.map(({ path }) => path))
const missing = wanted.filter((path) => !paths.has(path))
const { files: rendered } = keptBuild(dist)
for (const file of ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/upi-code.png']) {
  if (!rendered.includes(file)) missing.push(file)
}
if (missing.length > 0) {
  process.stderr.write(`These pages aren't pre-rendered:\n  ${missing.join('\n  ')}\n`)
  process.exit(1)
}

const script = await smallScript(root)
for (const { locale, html } of finished) {
  if (locale) writeFileSync(html.file, startScriptsLate(readFileSync(html.file, 'utf8'), script))
}

await buildRoomCards(root, dist)

const assets = [...finishedAssets(root, dist).values()]
for (const { file } of assets.filter(({ file }) => file.endsWith('.js'))) {
  writeFileSync(file, compileWhileLoading(readFileSync(file, 'utf8')))
}

const files = [...finished.flatMap(({ html, payloads }) => [html, ...payloads.values()]), ...assets]
// Pages share payloads; each is compressed once.
const bodies = new Map(
  files.map(({ file, type }) => {
    const bytes = readFileSync(file)
    return [digest(bytes), { bytes, type }]
  }),
)
const started = performance.now()
const made = await Promise.all(
  [...bodies.values()].map(({ bytes, type }) => keepCompressed(dist, type, bytes)),
)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
process.stdout.write(
  `${wanted.length} pages are static; compressed ${made.filter(Boolean).length} files in ${seconds} s\n`,
)
