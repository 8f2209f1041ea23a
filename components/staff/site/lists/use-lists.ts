'use client'

import { call } from '#calls/client.ts'
import { type Entry, inOrder, type ListName } from '#lib/farm/rules/lists.ts'
import type { ListItem, SiteList } from '#lib/farm/schema/lists.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { type Action, useAction } from '../../kit/action/use-action.ts'
import { type By, moved } from '../../kit/list/move-buttons.tsx'
import { entryOf } from '../publish/entries.ts'

const t = staffWords('site')

/** Returns what shows, hides, moves and removes the items of lists. */
export function useLists(refresh: () => Promise<void>) {
  const { run, busy } = useAction(refresh)
  const put = (list: SiteList, items: ListItem[], text: string) =>
    void run(changed(list.list, items.map(entryOf), itemsIn(list).map(entryOf), text))
  const without = (list: SiteList, item: ListItem) => itemsIn(list).filter((one) => one !== item)
  return {
    busy: (list: ListName) => busy.has(list),
    move: (list: SiteList, item: ListItem, by: By) => {
      const items = moved(itemsIn(list), list.items.indexOf(item), by)
      put(list, items, t(by < 0 ? 'lists.movedUp' : 'lists.movedDown', { name: item.name }))
    },
    show: (list: SiteList, item: ListItem) => {
      const { hidden: _, ...shown } = item
      put(list, [...without(list, item), shown], t('lists.shown', { name: item.name }))
    },
    hide: (list: SiteList, item: ListItem) => {
      const kept: ListItem[] = item.isOwn ? [{ ...item, hidden: true }] : []
      put(list, [...without(list, item), ...kept], t('lists.hidden', { name: item.name }))
    },
    remove: (list: SiteList, item: ListItem) =>
      put(list, without(list, item), t('lists.removed', { name: item.name })),
  }
}

export type ListsActions = ReturnType<typeof useLists>

// A shipped item that's hidden isn't in the list.
const itemsIn = ({ items, hidden }: SiteList) => [...items, ...hidden.filter(({ isOwn }) => isOwn)]

function changed(list: ListName, wanted: Entry[], seen: Entry[], text: string): Action {
  const items = inOrder(wanted)
  const undo = () => changed(list, seen, items, t('lists.undone'))
  return {
    about: list,
    call: () => call('POST site/lists/[list]', { params: { list }, json: { items, seen } }),
    done: () => ({ text, undo: { action: undo() } }),
  }
}
