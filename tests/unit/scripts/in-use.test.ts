import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requireUnused } from '../../../scripts/in-use.mjs'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dontali-dist-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const script = resolve(import.meta.dirname, '../../../scripts/in-use.mjs')

/** Starts a process that serves the build, and waits until it has noted so. */
async function serveBuild(): Promise<ChildProcess> {
  const code = `
    const { markInUse } = await import(${JSON.stringify(script)})
    markInUse(${JSON.stringify(dist)})
    process.on('SIGTERM', () => process.exit(0))
    process.stdout.write('served')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code])
  await once(child.stdout, 'data')
  return child
}

test('an update that replaces packages is refused while this checkout serves a site, and touches nothing', async () => {
  const root = mkdtempSync(join(tmpdir(), 'dontali-checkout-'))
  cpSync(resolve(script, '..'), join(root, 'scripts'), { recursive: true })
  mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true })
  mkdirSync(join(root, 'prisma'))
  const packages = (version: string) =>
    JSON.stringify({ packages: { 'node_modules/x': { version } } })
  writeFileSync(join(root, 'package-lock.json'), packages('2.0.0'))
  writeFileSync(join(root, 'node_modules/.package-lock.json'), packages('1.0.0'))
  writeFileSync(join(root, 'node_modules/node/bin/node'), '')
  dist = join(root, '.next-2')
  const child = await serveBuild()
  const start = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root })
  const said = text(start.stderr)
  const [code] = await once(start, 'exit')
  await end(child, 'SIGTERM')
  expect([code, await said]).toEqual([
    1,
    expect.stringContaining(`This checkout is serving a site (process ${child.pid})`),
  ])
  expect(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')).toBe(
    packages('1.0.0'),
  )
  rmSync(root, { recursive: true })
  mkdirSync(dist, { recursive: true })
})

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  child.kill(signal)
  await once(child, 'exit')
}

test('a build that is served is not built anew, until the process that serves it has ended', async () => {
  expect(() => requireUnused(dist)).not.toThrow()
  const child = await serveBuild()
  expect(() => requireUnused(dist)).toThrow(
    `Another instance of this checkout (process ${child.pid}) is serving the build in ${dist}`,
  )
  await end(child, 'SIGTERM')
  expect(() => requireUnused(dist)).not.toThrow()
  expect(readdirSync(join(dist, '.in-use-by'))).toEqual([])
})

test('a process that was killed, or whose number another one has by now, holds no build', async () => {
  await end(await serveBuild(), 'SIGKILL')
  expect(readdirSync(join(dist, '.in-use-by'))).toHaveLength(1)
  expect(() => requireUnused(dist)).not.toThrow()
  writeFileSync(join(dist, '.in-use-by', String(process.ppid)), 'another start')
  expect(() => requireUnused(dist)).not.toThrow()
})
