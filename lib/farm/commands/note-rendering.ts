import { prisma } from '../../db/client.ts'
import type { Rendering } from '../schema/rendering.ts'

/**
 * Notes how far this process is with the pages of a publication. One that tries again after a failure has still failed, and one
 * that had nothing to make says so only where no other has made the pages.
 */
export async function noteRendering(
  publication: number,
  process: string,
  { state, pages, ms, why }: Rendering,
): Promise<void> {
  await prisma().$executeRaw`
    INSERT INTO renderings AS r (publication, process, state, pages, ms, why)
    SELECT ${publication}::int, ${process}::uuid, ${state}::text, ${pages}::int, ${ms}::int, ${why}::text
    WHERE ${state} <> 'live' OR ${pages} > 0
      OR NOT EXISTS (SELECT FROM renderings WHERE publication = ${publication} AND state = 'live')
    ON CONFLICT (publication, process) DO UPDATE
    SET state = excluded.state, pages = excluded.pages, ms = excluded.ms, why = excluded.why, at = now()
    WHERE r.state <> 'failed' OR excluded.state <> 'rendering'`
}
