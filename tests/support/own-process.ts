import { enableCompileCache } from 'node:module'
import { afterAll } from 'vitest'

// Where vitest.config.ts says, for the product's threads, too.
enableCompileCache()

// The set-up of each file that shares its worker with others: what a file changes in the environment and in what `processWide`
// keeps ends with it. It imports nothing of the product, whose modules keep things as soon as they are loaded.

const isPlain = (value: unknown) => value === null || !['object', 'function'].includes(typeof value)

/** What `processWide` keeps. It remembers how each object of plain values began, such as the time of the last try. */
class Memory extends Map<string, object> {
  readonly begun = new Map<object, object>()

  override set(name: string, value: object) {
    if (!this.has(name) && Object.values(value).every(isPlain)) this.begun.set(value, { ...value })
    return super.set(name, value)
  }
}

const shared = globalThis as { dontali?: Memory }
shared.dontali ??= new Memory()
const { begun } = shared.dontali
const environment = { ...process.env }

afterAll(() => {
  for (const [value, beginning] of begun) Object.assign(value, beginning)
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
})
