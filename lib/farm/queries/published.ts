import { prisma } from '../../db/client.ts'
import type { Published } from '../rules/farm.ts'
import { setFarm } from '../rules/farm.ts'
import { newestPublication, photosOf } from './site.ts'

/** Reads what is published now, and has `farm()`, `publishedWords()` and the like return it in this process. */
export async function readFarm(): Promise<Published> {
  const { number, held, termsAt } = await newestPublication(prisma())
  const published = { number, ...held, photos: await photosOf(held), termsAt }
  setFarm(published)
  return published
}
