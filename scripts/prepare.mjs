// Runs on the machine's own Node (20 or later) with nothing installed: plain JavaScript, no packages.
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { inTurn } from './in-turn.mjs'
import { requireIdle, requireUnused } from './in-use.mjs'
import { at, root, run, Stop, step } from './steps.mjs'

/** The Node that the lockfile brings; everything but this bootstrap runs on it. */
export const node = at('node_modules/node/bin/node')

// Next reads .env by itself, and cannot build under Node's flag for it.
const envFile = existsSync(at('.env')) ? ['--env-file=.env'] : []

/** The folder of the build, in the checkout. */
export const distDir = setting('NEXT_DIST_DIR') ?? '.next'
// What the pages are made of …
const siteSources = [
  'app',
  'calls',
  'components',
  'lib',
  'messages',
  'public',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'prisma/schema.prisma',
  'prisma/sample-rooms.json',
  'scripts/finish-build.ts',
  'scripts/late-scripts.ts',
  'server/build-output.ts',
  'server/compressed.ts',
  'server/late-scripts.ts',
  'tailwind.config.ts',
]
// … and the settings that are built into them.
const siteSettings = ['PUBLIC_URL', 'NEXT_PUBLIC_API_BASE', 'NEXT_DIST_DIR']

/** A setting as the environment or the optional file .env has it; an empty one counts as absent. */
function setting(name) {
  if (process.env[name]) return process.env[name]
  if (!existsSync(at('.env'))) return undefined
  const line = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=\\s*(.*?)\\s*$`, 'm')
  const value = line.exec(readFileSync(at('.env'), 'utf8'))?.[1] ?? ''
  return /^(['"`])(.*)\1$/.exec(value)?.[2] ?? (value.replace(/\s*#.*$/, '') || undefined)
}

/** The folder of the data and the logs of this installation. */
export const dataDir = resolve(root, setting('DATA_DIR') ?? '.data')

/**
 * Installs what the lockfile says and makes the Prisma client: only what is missing or stale.
 * `tools` says whether the packages of the checks and tests are wanted, too.
 */
export async function install({ logs, tools }) {
  await unless(
    () => isInstalled(tools),
    async () => {
      requireIdle(root)
      // Started by npm, this is that npm; its own Node is too old for some packages, which run on another one.
      const { npm_execpath: npm } = process.env
      const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
      await step('Installing packages', {
        log: join(logs, 'install.log'),
        command: npm ? process.execPath : 'npm',
        args: npm ? [npm, ...flags] : flags,
      })
    },
  )
  await whenStale(
    'lib/db/generated',
    'node_modules/.client-made-from',
    hashOf(['prisma/schema.prisma', 'package-lock.json']),
    () => {
      requireIdle(root)
      return step('Generating the database client', {
        log: join(logs, 'generate.log'),
        command: node,
        args: ['node_modules/prisma/build/index.js', 'generate'],
        // Prisma would download an engine that nothing here uses; for this one command an empty program will do.
        env: { PRISMA_SCHEMA_ENGINE_BINARY: ['/bin/true', '/usr/bin/true'].find(existsSync) },
      })
    },
  )
}

/** Builds the site if its sources have changed since the last time and no process is serving it. */
export async function build({ logs }) {
  await whenStale(
    distDir,
    join(distDir, '.made-from'),
    hashOf(siteSources, siteSettings),
    async () => {
      requireUnused(at(distDir))
      await requireSettings()
      await step('Building the site', {
        log: join(logs, 'build.log'),
        command: node,
        args: ['node_modules/next/dist/bin/next', 'build'],
        env: { NODE_ENV: 'production' },
      })
      await step('Compressing the pages', {
        log: join(logs, 'compress.log'),
        command: node,
        args: [...envFile, 'scripts/finish-build.ts'],
      })
    },
  )
}

// You shouldn't have to wait for a build to learn that a setting is wrong.
async function requireSettings() {
  const code = await run(node, ['server/main.ts', '--check'])
  if (code !== 0) throw new Stop('')
}

/** npm writes down at the end of an installation what it put there: that must be what the lockfile wants. */
function isInstalled(tools) {
  if (!existsSync(node)) return false
  try {
    const wanted = readLock('package-lock.json')
    const found = readLock('node_modules/.package-lock.json')
    return Object.entries(wanted).every(([path, { version, optional, dev, devOptional }]) => {
      if (path === '' || found[path]?.version === version) return true
      return !found[path] && (optional || devOptional || (dev && !tools))
    })
  } catch {
    return false
  }
}

const readLock = (path) => JSON.parse(readFileSync(at(path), 'utf8')).packages

async function whenStale(made, stamp, hash, work) {
  const isFresh = () =>
    existsSync(at(made)) && existsSync(at(stamp)) && readFileSync(at(stamp), 'utf8') === hash
  await unless(isFresh, async () => {
    await work()
    writeFileSync(at(stamp), hash)
  })
}

/** Does the work unless it is done, or another start has just done it: two at once would break each other's work. */
async function unless(isDone, work) {
  if (isDone()) return
  requireWritable()
  await inTurn(at('.preparing'), async () => {
    if (!isDone()) await work()
  })
}

function requireWritable() {
  try {
    accessSync(root, constants.W_OK)
  } catch {
    throw new Stop(`The directory ${root} can't be written to. Start as its owner, or clone it.`)
  }
}

function hashOf(paths, settings = []) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesOf)) hash.update(`${path}\0`).update(readFileSync(at(path)))
  for (const name of settings) hash.update(`${name}=${setting(name)}\0`)
  return hash.digest('hex')
}

function filesOf(path) {
  if (!existsSync(at(path)) || path === 'lib/db/generated') return []
  if (!statSync(at(path)).isDirectory()) return [path]
  return readdirSync(at(path))
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}
