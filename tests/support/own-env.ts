import { afterAll } from 'vitest'
import { addToEnv } from '#lib/env.ts'

/** The set-up of each file that shares its worker with others: what a file changes in the environment ends with it. */
const before = { ...process.env }

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  addToEnv(before)
})
