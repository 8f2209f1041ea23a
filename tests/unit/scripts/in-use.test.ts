import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
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
