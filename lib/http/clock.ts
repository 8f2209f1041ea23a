import { prisma } from '../db/client.ts'

/** Returns the time by the database's clock, which is the same for all processes: what gives units out goes by it. */
export async function databaseNow(): Promise<Date> {
  const [{ now }] = await prisma().$queryRaw<[{ now: Date }]>`SELECT clock_timestamp() AS now`
  return now
}
