'use client'

import { useState } from 'react'
import { call } from '#calls/client.ts'
import { Button } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Asking } from '#lib/shared/get-json.ts'
import type { DayFormat } from '#lib/statements/rules/cells.ts'
import { maxAccount, type WireLayout } from '#lib/statements/schema/files.ts'
import { Decide } from '../kit/action/decide.tsx'
import { useAction } from '../kit/action/use-action.ts'
import { Card } from '../kit/card.tsx'
import { CancelButton, Modal } from '../kit/dialog/modal.tsx'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { instantDay } from '../kit/words.ts'
import { ColumnList } from './column-places.tsx'
import {
  dayFormatChoices,
  guessedRoles,
  headingsOf,
  layoutWords,
  missingRoles,
  placesOf,
  withRole,
} from './columns.ts'

const t = staffWords('statement')

const fetchAll = (_: object, asking: Asking) => call('GET statements/layouts', asking)

/** The saved layouts of bank files, to look at, correct and delete; nothing where there are none. */
export function KeptLayouts() {
  const list = useAnswer(fetchAll, {}, null, { topics: [] })
  const [opened, setOpened] = useState<WireLayout | null>(null)
  const layouts = list.value?.layouts ?? []
  if (layouts.length === 0) return null
  return (
    <Card title={t('layouts.title')}>
      <ul>
        {layouts.map((layout) => (
          <li
            className="flex items-center gap-3 border-rule border-t px-4 py-3 lg:px-5"
            key={layout.id}
          >
            <div className="wrap-anywhere min-w-0 flex-1">
              <p className="font-semibold text-sm">{layout.columns.account}</p>
              <p className="text-ink-2 text-xs">{layoutWords(layout)}</p>
              <p className="num text-ink-2 text-xs">
                {instantDay(layout.kept_at)}, {layout.kept_by}
              </p>
            </div>
            <Button
              aria-label={t('layouts.changeOf', { account: layout.columns.account })}
              kind="outline"
              onClick={() => setOpened(layout)}
              size="small"
            >
              {t('layouts.change')}
            </Button>
          </li>
        ))}
      </ul>
      {opened && (
        <LayoutDialog layout={opened} onChanged={list.refresh} onClose={() => setOpened(null)} />
      )}
    </Card>
  )
}

type LayoutDialogProps = {
  layout: WireLayout
  onChanged: () => Promise<void>
  onClose: () => void
}

function LayoutDialog({ layout, onChanged, onClose }: LayoutDialogProps) {
  const header = headingsOf(layout)
  const [chosen, setChosen] = useState(() => guessedRoles(header, layout.columns))
  const [dayFormat, setDayFormat] = useState<DayFormat>(layout.columns.dayFormat)
  const [account, setAccount] = useState(layout.columns.account)
  const { busy, run } = useAction(onChanged)
  const isBusy = busy.has(layout.id)
  const places = placesOf(chosen)
  const name = account.trim()
  const send = async (made: () => Promise<unknown>, text: string) => {
    const words = { not_found: t('layouts.gone') }
    const sent = await run({ about: layout.id, call: made, done: () => text, words })
    if (sent !== null) onClose()
  }
  const params = { id: layout.id }
  const forget = () =>
    send(() => call('DELETE statements/layouts/[id]', { params }), t('layouts.deleted'))
  const save = () => {
    if (!places || !name) return
    const json = { ...places, dayFormat, account: name }
    void send(() => call('POST statements/layouts/[id]', { params, json }), t('layouts.saved'))
  }
  return (
    <Modal
      footer={
        <>
          <Decide busy={isBusy} className="me-auto" kind="outline" onPress={forget}>
            {t('layouts.delete')}
          </Decide>
          <CancelButton onClick={onClose} />
          <Decide busy={isBusy || !places || !name} kind="secondary" onPress={save}>
            {t('layouts.save')}
          </Decide>
        </>
      }
      onClose={onClose}
      title={t('layouts.howRead', { account: layout.columns.account })}
    >
      <p className="text-ink-2 text-sm">{t('layouts.help')}</p>
      <div className="-mx-4 mt-3">
        <ColumnList
          chosen={chosen}
          header={header}
          onChoose={(at, role) => setChosen(withRole(chosen, at, role))}
          rows={[]}
        />
      </div>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <ChosenField
          id="layout-days"
          label={t('columns.dayFormat')}
          onChange={(format) => setDayFormat(format as DayFormat)}
          options={dayFormatChoices()}
          value={dayFormat}
        />
        <TypedField
          error={name ? undefined : t('columns.noAccount')}
          id="layout-account"
          label={t('columns.account')}
          maxLength={maxAccount}
          onChange={setAccount}
          value={account}
        />
      </div>
      <LiveWords className="mt-3 text-sm">
        {!places && t('columns.missing', { columns: missingRoles(chosen).join(', ') })}
      </LiveWords>
    </Modal>
  )
}
