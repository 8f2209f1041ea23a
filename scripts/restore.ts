import { keptChoice } from '../lib/backups/service.ts'
import { env } from '../lib/env.ts'
import { restore } from '../server/backups/restore.ts'
import { openEmbeddedPostgres } from '../server/embedded-postgres.ts'
import { oneFile, sums, timeSince } from './backup/terminal.ts'
import { command } from './command.ts'

const open = (dataDir: string) => openEmbeddedPostgres(dataDir, (_, work) => work())

// `npm run restore FILE`: a backup into a database without bookings and chats, while nothing runs on it.
await command(open, oneFile('restore'), async (url, file, signal) => {
  const started = performance.now()
  const { BACKUP_KEY, DATA_DIR } = env()
  const key = BACKUP_KEY ?? (await keptChoice(DATA_DIR)).key
  const { header, counts, staff } = await restore(url, file, { key, signal })
  const made = `${header.made.slice(0, 16).replace('T', ' ')} UTC`
  return `Restored ${sums(counts)} from the backup made at ${made}, in ${timeSince(started)}
Everyone has been signed out. These people can sign in: ${staff.join(', ') || 'no one yet'}.
If any of them have left since then, run: npm run staff -- remove E-MAIL`
})
