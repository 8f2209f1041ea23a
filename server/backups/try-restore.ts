import { connect } from '../connect.ts'
import { restore } from './restore.ts'
import { findTables } from './tables.ts'
import type { Counts } from './write.ts'

/** The name of the database that a backup is restored into as a trial. */
const name = 'dontali_trial'

type Server = {
  /** The address of the database that the product uses; its role owns the trial's, too. */
  url: string
  /** An address on the same server at which databases may be made. */
  adminUrl: string
}

/**
 * Restores a backup into a database of its own, compares the rows that are there then with the file's last line, and
 * removes the database. Throws an Error of one sentence when it cannot be restored whole.
 */
export async function tryRestore(path: string, { url, adminUrl }: Server, key?: string) {
  const admin = await connect(adminUrl)
  const drop = () => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  try {
    // A process that was ended at its trial has left it.
    await drop()
    await admin.query(`CREATE DATABASE ${name} OWNER ${new URL(url).username}`)
    const trial = new URL(url)
    trial.pathname = `/${name}`
    const { counts } = await restore(trial.href, path, { key })
    await compare(trial.href, counts)
  } finally {
    await drop().catch(() => undefined)
    await admin.end().catch(() => undefined)
  }
}

async function compare(url: string, counts: Counts): Promise<void> {
  const client = await connect(url)
  try {
    for (const table of await findTables(client)) {
      const { rows } = await client.query(`SELECT count(*)::int AS count FROM ${table.name}`)
      const expected = counts[table.name] ?? 0
      if (rows[0].count === expected) continue
      throw new Error(
        `In the test restore, ${table.name} had ${rows[0].count} rows instead of ${expected}.`,
      )
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}
