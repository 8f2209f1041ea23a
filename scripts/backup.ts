import { keptChoice } from '../lib/backups/service.ts'
import { env } from '../lib/env.ts'
import { backUp } from '../server/backups/write.ts'
import { visitEmbeddedPostgres } from '../server/embedded-postgres.ts'
import { oneFile, sums, timeSince } from './backup/terminal.ts'
import { command } from './command.ts'

// `npm run backup FILE`: all that the database holds, as of one moment; also while the site runs.
await command(visitEmbeddedPostgres, oneFile('backup'), async (url, file, signal) => {
  const started = performance.now()
  const { BACKUP_KEY, DATA_DIR } = env()
  const { key = BACKUP_KEY } = await keptChoice(DATA_DIR)
  const { counts, bytes } = await backUp(url, file, { key, signal })
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${file}: ${sums(counts)}, ${size} in ${timeSince(started)}`
})
