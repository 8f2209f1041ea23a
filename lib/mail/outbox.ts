import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '../env.ts'
import { outboxDays } from '../privacy/rules.ts'

/** The folder of the mails that were written instead of sent, for want of a mail server. */
export const outbox = () => join(env().DATA_DIR, 'outbox')

/** Deletes the mails in the outbox that are too old; their names begin with their instants. */
export async function clearOutbox(now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - outboxDays * 86_400_000).toISOString().slice(0, 10)
  const names = await readdir(outbox()).catch(() => [])
  const old = names.filter((name) => /^\d{4}-\d\d-\d\d/.test(name) && name < oldest)
  for (const name of old) await rm(join(outbox(), name), { force: true })
}
