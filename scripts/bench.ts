import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

// `npm run bench <name>`: figures, as ratios against something measured in the same run. Never a test.
const folder = join(import.meta.dirname, 'bench')
const name = process.argv[2] ?? ''
const file = join(folder, `${name}.ts`)
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  const names = readdirSync(folder).filter((entry) => entry.endsWith('.ts'))
  process.stderr.write(`npm run bench ${names.map((entry) => entry.slice(0, -3)).join(' | ')}\n`)
  process.exit(1)
}
const { bench } = await import(file)
await bench()
