import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Rendering, WirePublication } from '../schema/rendering.ts'

/** Returns a publication with the state of its pages. `not_found`. */
export async function publicationOnPages(_by: Staff, number: number): Promise<WirePublication> {
  const found = await prisma().publication.findUnique({
    where: { number },
    select: { publishedAt: true, publishedBy: true, restores: true },
  })
  if (!found) throw new Refusal('not_found')
  const { publishedAt: at, publishedBy: by, restores } = found
  return { number, at: at.toISOString(), by, restores, ...(await renderingOf(number)) }
}

// A process that fails tries again and says so each time; one that has said nothing for two minutes has ended.
async function renderingOf(number: number): Promise<Rendering> {
  const [row] = await prisma().$queryRaw<Rendering[]>`
    SELECT state, pages, ms, why FROM renderings
    WHERE publication = ${number}
    ORDER BY CASE WHEN at < now() - interval '2 minutes' OR state = 'live' THEN 2 WHEN state = 'failed' THEN 0 ELSE 1 END,
      at DESC
    LIMIT 1`
  if (row?.state === 'live') return row
  const isOvertaken = await prisma().rendering.count({
    where: { publication: { gt: number }, state: 'live' },
  })
  if (isOvertaken > 0) return { state: 'live', pages: 0, ms: 0, why: null }
  return row ?? { state: 'rendering', pages: 0, ms: 0, why: null }
}
