import { execFile } from 'node:child_process'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { visitEmbeddedPostgres } from '../../server/embedded-postgres.ts'
import { safeForPowerCuts, temporaryDir } from './postgres.ts'
import { startServer } from './server.ts'
import { keepRows, ownerOf } from './site-reset.ts'
import { siteSettings } from './site-settings.ts'

const original = 'SITE_DATA'

/**
 * Playwright's global set-up: starts a site once and ends it, so that the sites of the tests begin with a copy of its data
 * and make no database of their own, which is half of a first start.
 */
export default async function setup() {
  const server = await startServer({ env: siteSettings })
  const { url } = await visitEmbeddedPostgres(server.dataDir)
  const owner = await ownerOf(server.dataDir, url)
  await keepRows(owner)
  await owner.end()
  await server.stop()
  const settings = safeForPowerCuts.map((name) => `${name} = off\n`).join('')
  await appendFile(join(server.dataDir, 'postgres/postgresql.conf'), settings)
  process.env[original] = server.dataDir
  return () => server.clean()
}

/** Returns the directory of a copy of a new installation's data. */
export async function newSiteData(): Promise<string> {
  const from = process.env[original]
  if (!from) throw new Error(`${original} is set by the set-up of the browser tests.`)
  return copyOf(from)
}

/** Returns a copy of the data of a site that has ended. */
export async function copyOf(data: string): Promise<string> {
  const directory = await temporaryDir()
  // Node's own copy would give the database's files to another user.
  await promisify(execFile)('cp', ['-a', `${data}/.`, directory])
  return directory
}
