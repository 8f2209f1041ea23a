import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import type { WireLayout } from '../schema/files.ts'
import type { KeptColumns } from '../service/read-statement.ts'

/** Returns the columns that staff have named to be kept, by the fingerprint of the header in hexadecimal figures. */
export async function keptLayouts(by: Staff): Promise<Record<string, KeptColumns>> {
  const { layouts } = await listLayouts(by)
  return Object.fromEntries(layouts.map(({ id, columns }) => [id, columns]))
}

/** Returns the layouts that staff have named to be kept, the newest first. */
export async function listLayouts(_by: Staff): Promise<{ layouts: WireLayout[] }> {
  const kept = await prisma().statementLayout.findMany({ orderBy: { keptAt: 'desc' } })
  return {
    layouts: kept.map(({ headerSha256, headings, columns, keptBy, keptAt }) => ({
      id: Buffer.from(headerSha256).toString('hex'),
      headings,
      // Older layouts don't have these two columns.
      columns: { reference: null, side: null, ...(columns as object) } as KeptColumns,
      kept_by: keptBy,
      kept_at: keptAt.toISOString(),
    })),
  }
}
