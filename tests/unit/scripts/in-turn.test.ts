import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 30_000 })

let folder: string
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dontali-turn-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const script = resolve(import.meta.dirname, '../../../scripts/in-turn.mjs')

/** Starts a process whose work, in its turn, lasts until its input ends. */
function start() {
  const code = `
    const { inTurn } = await import(${JSON.stringify(script)})
    await inTurn(${JSON.stringify(join(folder, 'lock'))}, async () => {
      process.stdout.write('at work')
      for await (const _ of process.stdin) {}
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code])
  children.push(child)
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  return { child, said: () => said }
}

const waits = expect.stringMatching(/Another start is already doing this.*\n$/)
const patience = { timeout: 10_000 }

test('of two starts the second waits for the first, and leaves nothing behind', async () => {
  const first = start()
  await expect.poll(first.said, patience).toBe('at work')
  const second = start()
  await expect.poll(second.said, patience).toEqual(waits)
  first.child.stdin.end()
  await expect.poll(second.said, patience).toContain('at work')
  second.child.stdin.end()
  await once(second.child, 'exit')
  expect(readdirSync(folder)).toEqual([])
})

test('a start that was killed keeps nobody waiting', async () => {
  const killed = start()
  await expect.poll(killed.said, patience).toBe('at work')
  const ended = once(killed.child, 'exit')
  killed.child.kill('SIGKILL')
  await ended
  const next = start()
  await expect.poll(next.said, patience).toBe('at work')
})
