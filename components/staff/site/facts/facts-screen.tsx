'use client'

import { useState } from 'react'
import { reading } from '#calls/client.ts'
import type { Site } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Card } from '../../kit/card.tsx'
import { ListFailed } from '../../kit/list/list-states.tsx'
import { type First, useAnswer } from '../../kit/live/use-answer.ts'
import { PublishBar } from '../publish/publish-bar.tsx'
import { useUndoChange } from '../publish/use-undo-change.ts'
import { SiteFrame } from '../site-frame.tsx'
import { FactDialog } from './fact-dialog.tsx'
import { FactRow } from './fact-row.tsx'
import { groupsOf, type Row, rowsIn } from './rows.ts'

const t = staffWords('site')

/** The facts of the farm: what guests read of it, and what is changed and not published. */
export function FactsScreen({ first }: { first: First<Site> }) {
  const [changing, setChanging] = useState<Row | null>(null)
  const list = useAnswer(reading('GET site'), {}, first, { topics: ['site'] })
  const site = list.value
  const undo = useUndoChange(list.refresh)
  return (
    <SiteFrame bar={<PublishBar refresh={list.refresh} site={site} undo={undo} />}>
      {list.failed && <ListFailed className="" onRetry={list.refresh} stale />}
      <div className="*:mb-4 xl:columns-2 xl:gap-[18px] lg:*:mb-[18px] *:break-inside-avoid">
        {groupsOf(site).map((group) => (
          <Card
            aside={group === 'money' && <p className="text-ink-2 text-xs">{t('row.whenSaved')}</p>}
            key={group}
            title={t(`groups.${group}`)}
          >
            <ul>
              {rowsIn(group).map((row) => (
                <FactRow
                  key={row.name}
                  onChange={() => setChanging(row)}
                  row={row}
                  site={site}
                  undo={undo}
                />
              ))}
            </ul>
          </Card>
        ))}
      </div>
      {changing && (
        <FactDialog
          onClose={() => setChanging(null)}
          onSaved={() => void list.refresh()}
          row={changing}
          site={site}
        />
      )}
    </SiteFrame>
  )
}
