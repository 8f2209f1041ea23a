import { prisma } from '../../db/client.ts'
import type { Published } from '../rules/farm.ts'
import { setFarm } from '../rules/farm.ts'
import type { Facts } from '../schema/facts.ts'

/** Reads what is published now, and has `farm()` return it in this process. */
export async function readFarm(): Promise<Published> {
  const { number, facts } = await prisma().publication.findFirstOrThrow({
    orderBy: { number: 'desc' },
    select: { number: true, facts: true },
  })
  const published = { number, facts: facts as Facts }
  setFarm(published)
  return published
}
