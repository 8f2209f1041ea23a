import { rm } from 'node:fs/promises'
import { build } from 'vite'
import { startDeskDatabase } from './desk-database.ts'
import { temporaryDir } from './postgres.ts'

/**
 * Playwright's global set-up: builds the page of the component tests once for all of them, unless STAGE_DIR has it, and starts
 * the PostgreSQL of those that are answered by the product's own calls.
 */
export default async function setup() {
  const [leave, stop] = await Promise.all([buildPage(), startDeskDatabase()])
  return async () => {
    await Promise.all([leave?.(), stop()])
  }
}

async function buildPage() {
  if (process.env.STAGE_DIR) return
  const folder = await temporaryDir()
  process.env.STAGE_DIR = folder
  await build({ configFile: 'tests/stage/vite.config.ts' })
  return () => rm(folder, { recursive: true })
}
