'use client'

import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { FileButton } from '#components/ui/file-button.tsx'
import { useBackCloses } from '#components/ui/use-back-closes.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { DayFormat } from '#lib/statements/rules/cells.ts'
import { type AskedBecause, maxAccount } from '#lib/statements/schema/files.ts'
import { NothingDone } from '../kit/form/failed.tsx'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { useMedia } from '../kit/use-media.ts'
import { columnFacts } from './column-facts.ts'
import { ColumnList, ColumnTable } from './column-places.tsx'
import { dayFormatChoices, guessedRoles, missingRoles, placesOf, withRole } from './columns.ts'
import { fileTypes } from './drop-zone.tsx'
import { Facts } from './facts.tsx'
import { Tick } from './tick.tsx'
import type { ColumnsState, Reading } from './use-reading.ts'

const t = staffWords('statement')

type ColumnsFormProps = {
  state: ColumnsState
  onAnswer: (reading: Reading) => void
  onOther: (file: File) => void
  onClose: () => void
}

export function ColumnsForm({ state, onAnswer, onOther, onClose }: ColumnsFormProps) {
  const { reading, unknown, busy, problem } = state
  const { header, rows, more, guesses } = unknown
  const [chosen, setChosen] = useState(() => guessedRoles(header, guesses))
  const [dayFormat, setDayFormat] = useState<DayFormat | ''>(guesses.dayFormat ?? '')
  const [account, setAccount] = useState(unknown.account)
  const [keep, setKeep] = useState(unknown.because !== 'days')
  const [missing, setMissing] = useState(false)
  const wide = useMedia('(min-width: 1024px)')
  useBackCloses(true, onClose)
  const places = placesOf(chosen)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!places || busy) return
    if (!account.trim() || !dayFormat) return setMissing(true)
    onAnswer({ ...reading, columns: { ...places, dayFormat, account: account.trim(), keep } })
  }
  const Places = wide ? ColumnTable : ColumnList
  const choose = ['', t('columns.choose')] as const
  return (
    <form
      aria-labelledby="columns-title"
      className="min-w-0 rounded-staff border border-edge bg-card"
      noValidate
      onSubmit={send}
    >
      <Head because={unknown.because} file={reading.file} onOther={onOther} />
      <Places
        chosen={chosen}
        header={header}
        onChoose={(at, role) => setChosen(withRole(chosen, at, role))}
        rows={rows.slice(0, 4)}
      />
      <div className="grid gap-4 border-edge border-t p-4 lg:px-5">
        <div className="grid gap-4 md:grid-cols-3">
          <ChosenField
            error={missing && !dayFormat ? t('columns.noDayFormat') : undefined}
            id="day-format"
            label={t('columns.dayFormat')}
            onChange={(format) => setDayFormat(format as DayFormat)}
            options={[...(guesses.dayFormat ? [] : [choose]), ...dayFormatChoices()]}
            value={dayFormat}
          />
          <TypedField
            error={missing && !account.trim() ? t('columns.noAccount') : undefined}
            help={t('columns.accountHelp')}
            id="account-name"
            label={t('columns.account')}
            maxLength={maxAccount}
            onChange={setAccount}
            value={account}
          />
          <div>
            <p className="font-semibold text-sm">{t('columns.nextTime')}</p>
            <div className="mt-1.5 -ms-2.5 flex min-h-12 items-center">
              <Tick checked={keep} label={t('columns.keep')} onChange={setKeep} />
              <span aria-hidden="true">{t('columns.keep')}</span>
            </div>
          </div>
        </div>
        <LiveWords className="text-sm">
          {places && dayFormat && (
            <Facts
              facts={columnFacts(rows, places, dayFormat)}
              heading={more ? t('facts.inFirst', { count: rows.length }) : t('facts.inAll')}
            />
          )}
        </LiveWords>
        {problem && (
          <Alert role="alert" title={problem.text} tone="error">
            <NothingDone why={problem}>{t('notRead')}</NothingDone>
          </Alert>
        )}
      </div>
      <Foot busy={busy} missing={missingRoles(chosen)} onClose={onClose} />
    </form>
  )
}

type HeadProps = { file: File; because: AskedBecause; onOther: (file: File) => void }

function Head({ file, because, onOther }: HeadProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4 lg:px-5 lg:py-3">
      <div className="min-w-0">
        <h2 className="font-semibold text-base" id="columns-title">
          {t('columns.title')}
        </h2>
        <p className="wrap-anywhere text-ink-2 text-sm">
          {file.name}. {t(`columns.because.${because}`)}
        </p>
      </div>
      <FileButton accept={fileTypes} className="max-sm:w-full" onChoose={onOther}>
        {t('columns.another')}
      </FileButton>
    </header>
  )
}

type FootProps = { busy: boolean; missing: string[]; onClose: () => void }

function Foot({ busy, missing, onClose }: FootProps) {
  const isReady = missing.length === 0
  return (
    <footer
      data-task
      className="sticky bottom-0 flex flex-wrap items-center gap-2.5 rounded-b-staff border-edge border-t bg-band px-4 py-3 max-sm:*:flex-1 lg:px-5"
    >
      <p className="me-auto text-ink-2 text-sm max-sm:!basis-full" role="status">
        {isReady ? t('columns.ready') : t('columns.missing', { columns: missing.join(', ') })}
      </p>
      <Button kind="outline" onClick={onClose}>
        {t('columns.back')}
      </Button>
      <Button disabled={!isReady || busy} kind="secondary" type="submit">
        <Search aria-hidden="true" className="max-sm:hidden" size={18} />
        {t('columns.send')}
      </Button>
    </footer>
  )
}
