import { type ItemFields, valuesIn } from '#lib/farm/rules/item-kinds.ts'
import type { ListName } from '#lib/farm/rules/lists.ts'
import type { siteCalls } from './site-calls.ts'

type Calls = Awaited<ReturnType<typeof siteCalls>>

/** Items of a farm's own, as staff send them. */
export const items = {
  pottery: {
    title: 'A morning with the potter',
    kicker: 'Craft',
    text: 'Malti lets you try her wheel.',
    when: 'Wednesdays, except in the rains',
  },
  wedding: { title: 'A small wedding', text: 'Forty people, one field.', point1: 'The field' },
  quiet: { title: 'Quiet hours', text: 'From 22:00 the farm sleeps. It’s dark, too.' },
  singing: { title: 'Sing at night', text: 'With the neighbours.' },
} satisfies Record<string, ItemFields>

/** Returns a list as staff see it, and what they'd send of it. */
export async function listNow(site: Calls, name: ListName) {
  const list = (await site.lists()).find(({ list }) => list === name)
  const [items, hidden] = [list?.items ?? [], list?.hidden ?? []]
  const sent = [...items, ...hidden.filter(({ isOwn }) => isOwn)].map((item) => ({
    id: item.id,
    ...(item.hidden && { hidden: true }),
    ...Object.fromEntries(valuesIn(item)),
  }))
  return { items, hidden, sent }
}
