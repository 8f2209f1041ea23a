import { fork } from 'node:child_process'
import { join } from 'node:path'
import { databaseMadeAt } from '../../lib/backups/queries.ts'
import { isBackupDue } from '../../lib/backups/rules.ts'
import { inTurn, lastGoodBackup, type Place } from '../../lib/backups/service.ts'
import { log } from '../../lib/log.ts'
import { ending } from '../../lib/shared/ending.ts'
import { addBackup } from './folder.ts'
import type { Night, Told } from './night-process.ts'

const program = join(import.meta.dirname, 'night-process.ts')
// A failed backup would fail again immediately, so the next try is after an hour.
const pauseMs = 3_600_000

type Database = Pick<Night, 'url' | 'adminUrl'>

/**
 * The job that makes the backup of the night, once it is due: at 3 in India, or as soon as Dontali runs after that. Where there's
 * no folder for it, none is due. A failed one is only logged.
 */
export function nightlyBackup(
  database: Database,
  placeNow: () => Place | undefined,
): () => Promise<void> {
  let notBefore = 0
  return async () => {
    const now = new Date()
    const place = placeNow()
    if (!place || now.getTime() < notBefore) return
    const last = (await lastGoodBackup(place.folder)) ?? (await databaseMadeAt())
    if (!isBackupDue(last, now)) return
    await makeBackup(database, place).catch((error) => {
      notBefore = now.getTime() + pauseMs
      log.error({ err: error }, 'backup failed')
    })
  }
}

/**
 * Makes a backup and tries to restore it, while no other is made. A database elsewhere has no `adminUrl`; there the backup is only
 * read to its end, since no database is ours to make. Throws an Error of one sentence.
 */
export function makeBackup(database: Database, { folder, key }: Place): Promise<void> {
  return inTurn(async () => {
    const started = performance.now()
    const name = await addBackup({ folder, kind: 'night', url: database.url }, (path) =>
      runApart({ ...database, path, key }),
    )
    log.info({ backup: name, ms: Math.round(performance.now() - started) }, 'backup made')
  })
}

/** Does the work of a night in a process of its own, which ends with this one. */
function runApart(night: Night): Promise<void> {
  const child = fork(program, {
    signal: ending(),
    execArgv: ['--max-old-space-size=512'],
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    let told: Told = { error: 'The backup was stopped before it finished.' }
    child.once('message', (message) => {
      told = message as Told
    })
    child.once('error', reject)
    child.once('exit', () => (told.error ? reject(new Error(told.error)) : resolve()))
    child.send(night)
  })
}
