import { Prisma } from './generated/client.ts'

/** True in SQL of a text, folded as `folded()` does, that fits one of the patterns for LIKE. */
export function holdsAny(text: Prisma.Sql, patterns: string[]): Prisma.Sql {
  const each = patterns.map((pattern) => Prisma.sql`${text} LIKE folded(${pattern})`)
  return Prisma.sql`(${Prisma.join(each, ' OR ')})`
}
