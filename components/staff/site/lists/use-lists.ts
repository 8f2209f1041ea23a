'use client'

import { call } from '#calls/client.ts'
import type { ListName } from '#lib/farm/rules/lists.ts'
import type { ListItem, SiteList } from '#lib/farm/schema/lists.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { type Action, useAction } from '../../kit/action/use-action.ts'
import { type By, moved } from '../../kit/list/move-buttons.tsx'
import { entryOf } from '../publish/entries.ts'

const t = staffWords('site')

/** Returns what shows, hides and moves the items of lists. */
export function useLists(refresh: () => Promise<void>) {
  const { run, busy } = useAction(refresh)
  const put = (list: SiteList, items: ListItem[], text: string) =>
    void run(changed(list.list, items, list.items, text))
  return {
    busy: (list: ListName) => busy.has(list),
    move: (list: SiteList, item: ListItem, by: By) => {
      const items = moved(list.items, list.items.indexOf(item), by)
      put(list, items, t(by < 0 ? 'lists.movedUp' : 'lists.movedDown', { name: item.name }))
    },
    show: (list: SiteList, item: ListItem) =>
      put(list, [...list.items, item], t('lists.shown', { name: item.name })),
    hide: (list: SiteList, item: ListItem) => {
      const items = list.items.filter((one) => one !== item)
      put(list, items, t(item.isOwn ? 'lists.removed' : 'lists.hidden', { name: item.name }))
    },
  }
}

export type ListsActions = ReturnType<typeof useLists>

function changed(list: ListName, items: ListItem[], seen: ListItem[], text: string): Action {
  // A place of the farm's own that's removed takes its words with it.
  const isGone = seen.some((item) => item.isOwn && !items.includes(item))
  const undo = () => changed(list, seen, items, t('lists.undone'))
  const json = { items: items.map(entryOf), seen: seen.map(entryOf) }
  return {
    about: list,
    call: () => call('POST site/lists/[list]', { params: { list }, json }),
    done: () => ({ text, ...(!isGone && { undo: { action: undo() } }) }),
  }
}
