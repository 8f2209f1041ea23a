import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropStalePidFile, runningPostmaster } from '../../server/postmaster.ts'

let folder: string
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'dontali-data-')))
})
afterEach(() => rm(folder, { recursive: true }))

/** A process named postgres that works in a folder, as a server does. */
async function startPostgres(place: string) {
  const program = join(folder, 'postgres')
  await copyFile('/bin/sleep', program)
  await mkdir(place, { recursive: true })
  const child = spawn(program, ['60'], { cwd: place })
  await once(child, 'spawn')
  return child
}

async function named(by: string) {
  const ours = join(folder, 'ours')
  await mkdir(ours, { recursive: true })
  const child = await startPostgres(join(folder, by))
  await writeFile(join(ours, 'postmaster.pid'), `${child.pid}\n${ours}\n1\n5555\n\n\n\nready\n`)
  const running = await runningPostmaster(ours)
  await dropStalePidFile(ours)
  child.kill('SIGKILL')
  await once(child, 'exit')
  return { running: running?.port, left: await readdir(ours) }
}

test('a postmaster.pid is ours if the PostgreSQL of its number works in our folder', async () => {
  expect(await named('ours')).toEqual({ running: 5555, left: ['postmaster.pid'] })
})

test('that of a power cut, whose number another PostgreSQL has by now, is dropped', async () => {
  expect(await named('theirs')).toEqual({ running: undefined, left: [] })
})
