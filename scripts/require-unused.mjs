// Begins `npm run build`: refuses while an instance of this checkout serves the build that would be replaced.
import { requireUnused } from './in-use.mjs'
import { distDir } from './prepare.mjs'
import { at, Stop } from './steps.mjs'

try {
  requireUnused(at(distDir))
} catch (error) {
  process.stderr.write(`${error instanceof Stop ? error.message : error.stack}\n`)
  process.exit(1)
}
