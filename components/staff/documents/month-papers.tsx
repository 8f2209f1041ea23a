'use client'

import { FileSpreadsheet, FolderArchive } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { addressOf, call, reading } from '#calls/client.ts'
import { Alert } from '#components/ui/alert.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import type { WireMonth } from '#lib/documents/schema.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { addMonths } from '#lib/shared/dates.ts'
import { Decide } from '../kit/action/decide.tsx'
import { useAction } from '../kit/action/use-action.ts'
import { useAddress } from '../kit/address/use-address.ts'
import { Card } from '../kit/card.tsx'
import { SelectField } from '../kit/form/select-field.tsx'
import { CardSkeleton, ListFailed, NothingFound } from '../kit/list/list-states.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { day, rupees } from '../kit/words.ts'
import { MonthTable } from './month-table.tsx'
import { minus, monthName } from './words.ts'

const t = staffWords('documents')

const monthsBack = 24

type MonthPapersProps = {
  choice: ReactNode
  /** The month that it is now, "2026-10". */
  now: string
}

/** The papers of a month summed up for the accountant, with what is missing first, and as files. */
export function MonthPapers({ choice, now }: MonthPapersProps) {
  const address = useSearchParams()
  const months = Array.from({ length: monthsBack }, (_, at) =>
    addMonths(`${now}-01`, -at).slice(0, 7),
  )
  const [month, setMonth] = useState(
    () => months.find((each) => each === address.get('month')) ?? now,
  )
  const answer = useAnswer(reading('GET documents_month'), { month }, null, {
    topics: ['bookings'],
  })
  useAddress({ view: 'month', month })
  const { value, loading, failed, refresh } = answer
  return (
    <>
      <div className="flex flex-wrap gap-2.5 lg:gap-3">
        {choice}
        <SelectField
          className="max-md:flex-1"
          label={t('month.label')}
          onChange={setMonth}
          options={months.map((each) => [each, monthName(each)] as const)}
          value={month}
        />
      </div>
      {failed && (
        <ListFailed className="" onRetry={refresh} stale={value !== null} what="documents" />
      )}
      {value ? (
        <div
          aria-busy={loading}
          className={`grid gap-3.5 lg:gap-[18px] ${loading ? 'opacity-60' : ''}`}
        >
          <Month onIssued={refresh} value={value} />
        </div>
      ) : (
        !failed && <CardSkeleton />
      )}
    </>
  )
}

function Month({ value, onIssued }: { value: WireMonth; onIssued: () => Promise<void> }) {
  const { month, sums, apart, without_invoice } = value
  const file = (format: 'excel' | 'zip') =>
    addressOf('GET documents_month', { query: { month, format } })
  return (
    <>
      {without_invoice.length > 0 && (
        <MissingInvoices onIssued={onIssued} stays={without_invoice} />
      )}
      {chargesGst() && <MonthFigures sums={sums} />}
      <div className="grid items-start gap-3.5 xl:grid-cols-[minmax(0,1fr)_348px] lg:gap-[18px]">
        <Card title={monthName(month)}>
          <LiveWords>
            {sums.length === 0 && (
              <NothingFound help={t('month.noneHelp')} text={t('month.none')} />
            )}
          </LiveWords>
          {sums.length > 0 && <MonthTable sums={sums} />}
          {apart.length > 0 && <Apart papers={apart} />}
          <p className="border-edge border-t px-4 py-3.5 text-ink-2 text-xs lg:px-[22px]">
            {t('month.foot')}
          </p>
        </Card>
        <Card title={t('files.title')}>
          <div className="grid gap-3 px-4 pb-5 lg:px-[22px]">
            <a className={buttonClass({ kind: 'secondary' })} download href={file('excel')}>
              <FileSpreadsheet aria-hidden="true" size={19} />
              {t('files.excel')}
            </a>
            <a className={buttonClass({ kind: 'outline' })} download href={file('zip')}>
              <FolderArchive aria-hidden="true" size={19} />
              {t('files.zip')}
            </a>
            <p className="text-ink-2 text-xs">
              {t(chargesGst() ? 'files.taxedRows' : 'files.rows')}
            </p>
          </div>
        </Card>
      </div>
    </>
  )
}

/** The papers that an accountant looks at: their money moved in another month, or they are void. */
function Apart({ papers }: { papers: WireMonth['apart'] }) {
  return (
    <div className="border-edge border-t px-4 py-3.5 lg:px-[22px]">
      <h3 className="font-semibold">{t('apart.title')}</h3>
      <ul className="num mt-1.5 grid gap-1 text-sm">
        {papers.map(({ number, name, total, money_on, is_void }) => (
          <li key={number}>
            <b className="font-semibold">{number}</b>, {name}, {rupees(total)}
            {money_on && `: ${t('apart.paidOn', { day: day(money_on) })}`}
            {is_void && `; ${t('apart.void')}`}
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-ink-2 text-xs">{t('apart.foot')}</p>
    </div>
  )
}

function MonthFigures({ sums }: { sums: WireMonth['sums'] }) {
  const invoices = sums.filter(({ row }) => row.startsWith('invoices'))
  const notes = sums.filter(({ row }) => row === 'credit_notes')
  const total = (of: WireMonth['sums'], name: 'taxable' | 'cgst' | 'sgst') =>
    of.reduce((before, sum) => before + sum[name], 0)
  const figures = [
    {
      name: t('columns.taxable'),
      value: rupees(total(invoices, 'taxable')),
      help: t('month.ofInvoices'),
    },
    { name: t('columns.cgst'), value: rupees(total(invoices, 'cgst')), help: t('month.central') },
    { name: t('columns.sgst'), value: rupees(total(invoices, 'sgst')), help: t('month.state') },
    {
      name: t('month.credited'),
      value: minus(total(notes, 'cgst') + total(notes, 'sgst')),
      help: t('month.ofTax'),
    },
  ]
  return (
    <dl className="grid grid-cols-2 overflow-clip rounded-staff border border-edge bg-card lg:grid-cols-4">
      {figures.map(({ name, value, help }) => (
        <div
          className="border-edge px-4 py-3.5 not-first:border-s max-lg:odd:border-s-0 max-lg:nth-[n+3]:border-t lg:px-[22px]"
          key={name}
        >
          <dt className="font-medium text-ink-2 text-xs">{name}</dt>
          <dd>
            <span className="heading num block whitespace-nowrap text-title lg:text-xl">
              {value}
            </span>
            <span className="text-ink-2 text-xs">{help}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type MissingInvoicesProps = {
  stays: WireMonth['without_invoice']
  onIssued: () => Promise<void>
}

const named = 5

function MissingInvoices({ stays, onIssued }: MissingInvoicesProps) {
  const { busy, run } = useAction(onIssued)
  const issueAll = () =>
    run({
      about: 'invoices',
      call: async () => {
        for (const { id } of stays) await call('POST documents', { json: { booking: id } })
      },
      done: () => t('missing.issued', { count: stays.length }),
      refused: (why) => t('missing.notIssued', { why }),
    })
  const names = stays.slice(0, named).map(({ name, left_on }) => `${name} (${day(left_on)})`)
  const others = stays.length - names.length
  return (
    <Alert title={t('missing.title', { count: stays.length })} tone="warning">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-[220px] flex-1">
          {t('missing.text', { names: names.join(', '), others })}
        </p>
        <Decide
          className="bg-card! max-md:w-full"
          kind="outline"
          size="small"
          onPress={issueAll}
          busy={busy.has('invoices')}
        >
          {t('missing.issue', { count: stays.length })}
        </Decide>
      </div>
    </Alert>
  )
}
