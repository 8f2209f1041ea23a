import { Prisma } from '../../db/generated/client.ts'
import { methodsWith } from '../rules/methods.ts'

function isAmong(fits: Parameters<typeof methodsWith>[0]): Prisma.Sql {
  return Prisma.raw(`p.method IN (${methodsWith(fits).map((method) => `'${method}'`)})`)
}

/** True in SQL of a payment `p` that a statement of the bank has. */
export const isInBank = isAmong(({ number }) => number === 'UTR')

/** True in SQL of a payment `p` whose money another site has: that site gives it back itself. */
export const isKeptElsewhere = isAmong((way) => way.isElsewhere === true)

/** True in SQL of a payment `p` in a way for which guests send nothing until the money has come. */
export const isUnseen = isAmong(({ shows }) => shows === 'nothing')
