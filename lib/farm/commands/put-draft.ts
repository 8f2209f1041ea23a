import type { Staff } from '../../auth/schema.ts'
import { Prisma } from '../../db/generated/client.ts'
import { addToHistory } from '../../db/history.ts'
import type { Tx } from '../../db/transaction.ts'
import type { SiteNow } from '../queries/site.ts'
import { type Change, isSame, type Kind, valueIn } from '../rules/held.ts'

const actions = {
  fact: 'facts_changed',
  words: 'words_changed',
  list: 'list_changed',
  picture: 'picture_changed',
} as const

/**
 * Puts changes of one kind into the draft, with an entry in the history. What's as guests see it is no change of the draft any more, and
 * what's in it already stays as it is.
 */
export async function putDraft(
  tx: Tx,
  by: Staff,
  { published, wanted }: Pick<SiteNow, 'published' | 'wanted'>,
  kind: Kind,
  changes: Change[],
): Promise<void> {
  const changed = changes.filter((change) => !isSame(change.value, valueIn(wanted, change)))
  if (changed.length === 0) return
  const names = changed.map(({ name }) => name)
  await tx.siteChange.deleteMany({ where: { kind, name: { in: names } } })
  const differ = changed.filter((change) => !isSame(change.value, valueIn(published, change)))
  await tx.siteChange.createMany({
    data: differ.map(({ name, value }) => ({
      kind,
      name,
      value: value ?? Prisma.JsonNull,
      changedBy: by.email,
    })),
  })
  const of = (value: (change: Change) => Change['value']) =>
    Object.fromEntries(
      changed.map((change) => [change.name, value(change)]),
    ) as Prisma.InputJsonObject
  await addToHistory(tx, by, {
    action: actions[kind],
    before: of((change) => valueIn(wanted, change)),
    after: of(({ value }) => value),
  })
}
