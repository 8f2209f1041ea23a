import { afterAll } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { readFarm } from '#lib/farm/queries/published.ts'
import { publicationNow, setFarm } from '#lib/farm/rules/farm.ts'
import type { Facts } from '#lib/farm/schema/facts.ts'
import { sampleFarm } from './sample-farm.ts'

/** Has a test file publish facts, and gives its process those of the sample back at the end. */
export function usePublications(): void {
  afterAll(() => setFarm(sampleFarm))
}

/** Publishes the newest facts with some changed, and has this process read them. Returns the number of the publication. */
export async function publish(changes: Partial<Facts>): Promise<number> {
  const { number, facts, photos: _, ...held } = await readFarm()
  const changed = { ...facts, ...changes }
  await prisma().publication.create({ data: { number: number + 1, facts: changed, ...held } })
  await readFarm()
  return publicationNow()
}
