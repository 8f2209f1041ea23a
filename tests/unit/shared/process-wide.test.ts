import { expect, test } from 'vitest'
import { env } from '#lib/env.ts'
import { processWide } from '#lib/shared/process-wide.ts'

// A copy of a module, as Next's bundle has one of its own.
const copyOf = (path: string) => import(/* @vite-ignore */ `${path}?copy`)

test('copies of a module share the value of a name, which is made once', async () => {
  const copy = await copyOf('../../../lib/shared/process-wide.ts')
  const first = processWide('a test', () => ({ made: 'here' }))
  const second = copy.processWide('a test', () => ({ made: 'there' }))
  expect(copy.processWide).not.toBe(processWide)
  expect(second).toBe(first)
  expect(second).toEqual({ made: 'here' })
})

test('what one copy finds out of the settings, the other reads', async () => {
  const copy = await copyOf('../../../lib/env.ts')
  env()
  copy.addToEnv({ PORT: '4321' })
  expect(env().PORT).toBe(4321)
})
