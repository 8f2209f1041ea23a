import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { env } from '../lib/env.ts'

// Optional; what the environment says wins over it.
const file = resolve(import.meta.dirname, '../.env')
if (existsSync(file)) process.loadEnvFile(file)

// The settings come first, alone: everything else may rely on them, the log included.
try {
  env()
  if (!process.argv.includes('--check')) {
    const { serve } = await import('./serve.ts')
    await serve({ dev: process.argv.includes('--dev') })
  }
} catch (error) {
  const { message, stack } = error as Error
  // A sentence of ours is for the owner; anything else is a fault, and wants its stack.
  process.stderr.write(`${message.endsWith('.') ? message : stack}\n`)
  process.exit(1)
}
