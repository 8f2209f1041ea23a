import { rm } from 'node:fs/promises'
import { build } from 'vite'
import { temporaryDir } from './postgres.ts'

/** Playwright's global set-up: builds the page of the component tests once for all of them, unless STAGE_DIR has it. */
export default async function setup() {
  if (process.env.STAGE_DIR) return
  const folder = await temporaryDir()
  process.env.STAGE_DIR = folder
  await build({ configFile: 'tests/stage/vite.config.ts' })
  return () => rm(folder, { recursive: true })
}
