'use client'

import { useState } from 'react'
import { reading } from '#calls/client.ts'
import type { ListName } from '#lib/farm/rules/lists.ts'
import type { ListItem, SiteList } from '#lib/farm/schema/lists.ts'
import type { Site } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { AskDialog } from '../../kit/dialog/ask-dialog.tsx'
import { ListFailed } from '../../kit/list/list-states.tsx'
import { type First, useAnswer } from '../../kit/live/use-answer.ts'
import { PublishBar } from '../publish/publish-bar.tsx'
import { useUndoChange } from '../publish/use-undo-change.ts'
import { SiteFrame } from '../site-frame.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { ListCard } from './list-card.tsx'
import { useLists } from './use-lists.ts'

const t = staffWords('site')

type ListsScreenProps = { first: First<Site>; firstLists: First<{ lists: SiteList[] }> }

/** The lists of what guest pages show: which items, and in which order. */
export function ListsScreen({ first, firstLists }: ListsScreenProps) {
  const [writing, setWriting] = useState<{ list: ListName; item?: ListItem } | null>(null)
  const [removing, setRemoving] = useState<{ list: ListName; item: ListItem } | null>(null)
  const site = useAnswer(reading('GET site'), {}, first, { topics: ['site'] })
  const lists = useAnswer(reading('GET site/lists'), {}, firstLists, { topics: ['site'] })
  const refresh = async () => {
    await Promise.all([site.refresh(), lists.refresh()])
  }
  const undo = useUndoChange(refresh)
  const actions = useLists(refresh)
  // The list may have changed since the question was asked.
  const remove = ({ list, item }: { list: ListName; item: ListItem }) => {
    const now = lists.value.lists.find((one) => one.list === list)
    const found = now && [...now.items, ...now.hidden].find(({ id }) => id === item.id)
    if (found) actions.remove(now, found)
    setRemoving(null)
  }
  return (
    <SiteFrame bar={<PublishBar refresh={refresh} site={site.value} undo={undo} />}>
      {lists.failed && <ListFailed className="" onRetry={lists.refresh} stale />}
      <div className="*:mb-4 xl:columns-2 xl:gap-[18px] lg:*:mb-[18px] *:break-inside-avoid">
        {lists.value.lists.map((list) => (
          <ListCard
            actions={actions}
            key={list.list}
            list={list}
            onAdd={() => setWriting({ list: list.list })}
            onEdit={(item) => setWriting({ list: list.list, item })}
            onRemove={(item) => setRemoving({ list: list.list, item })}
          />
        ))}
      </div>
      {removing && (
        <AskDialog
          button={t('lists.remove')}
          onAnswer={() => remove(removing)}
          onClose={() => setRemoving(null)}
          title={t('lists.removeTitle', { name: removing.item.name })}
        >
          <p>{t('lists.removeText')}</p>
        </AskDialog>
      )}
      {writing && <ItemDialog {...writing} onClose={() => setWriting(null)} refresh={refresh} />}
    </SiteFrame>
  )
}
