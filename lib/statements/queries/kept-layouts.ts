import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import type { KeptColumns } from '../service/read-statement.ts'

/** Returns the columns that staff have named to be kept, by the fingerprint of the header in hexadecimal figures. */
export async function keptLayouts(_by: Staff): Promise<Record<string, KeptColumns>> {
  const kept = await prisma().statementLayout.findMany()
  return Object.fromEntries(
    kept.map(({ headerSha256, columns }) => [
      Buffer.from(headerSha256).toString('hex'),
      // Those that were kept first could not name these.
      { reference: null, side: null, ...(columns as object) } as KeptColumns,
    ]),
  )
}
