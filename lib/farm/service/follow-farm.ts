import { listen } from '../../db/live.ts'
import { log } from '../../log.ts'
import { readFarm } from '../queries/published.ts'

/** Reads the farm's facts, and again whenever a process has published others. Rejects if the first reading does. */
export async function followFarm(): Promise<void> {
  await readFarm()
  const again = () => {
    readFarm().catch((error) => log.error({ err: error }, 'the facts of the farm are as they were'))
  }
  listen('staff', (payload) => JSON.parse(payload).action === 'facts_published' && again(), again)
}
