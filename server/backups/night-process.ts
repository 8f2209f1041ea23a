import { constants, setPriority } from 'node:os'
import { inspect } from './file.ts'
import { tryRestore } from './try-restore.ts'
import { backUp } from './write.ts'

/** The work of one night; without `adminUrl` the backup is read to its end instead of being restored as a test. */
export type Night = {
  url: string
  adminUrl: string | undefined
  path: string
  key: string | undefined
}
/** The answer: nothing, or the sentence of the error. */
export type Told = { error?: string }

// A process of its own, which night.ts starts: the guests' requests come first.
setPriority(constants.priority.PRIORITY_LOW)
process.once('disconnect', () => process.exit())
process.once('message', async (night: Night) => {
  const told = await backUpAndTry(night).then(
    (): Told => ({}),
    (error): Told => ({ error: error.message }),
  )
  process.send?.(told, () => process.disconnect())
})

async function backUpAndTry({ url, adminUrl, path, key }: Night): Promise<void> {
  await backUp(url, path, { key })
  if (adminUrl) await tryRestore(path, { url, adminUrl }, key)
  else await inspect(path, key)
}
