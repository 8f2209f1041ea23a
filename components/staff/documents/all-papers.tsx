'use client'

import { useSearchParams } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { call, reading } from '#calls/client.ts'
import { type DocumentKind, documentKinds } from '#lib/documents/rules/number.ts'
import type { DocumentPage, WireDocument } from '#lib/documents/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { useAddress } from '../kit/address/use-address.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { SelectField } from '../kit/form/select-field.tsx'
import { ListRows } from '../kit/list/list-frame.tsx'
import { NothingFound } from '../kit/list/list-states.tsx'
import { Pager } from '../kit/list/pager.tsx'
import { SearchField } from '../kit/list/search-field.tsx'
import { pageSize, useSearch } from '../kit/list/use-search.ts'
import { type First, useAnswer } from '../kit/live/use-answer.ts'
import { useToast } from '../kit/toast/toast.ts'
import { rupees } from '../kit/words.ts'
import { PaperTable } from './paper-table.tsx'

const t = staffWords('documents')

export function AllPapers({ first, choice }: { first: First<DocumentPage>; choice: ReactNode }) {
  const papers = usePapers(first)
  const { list, search } = papers
  const { rows, total, pages } = list.value
  const [credited, setCredited] = useState<WireDocument | null>(null)
  return (
    <>
      <div className="flex flex-wrap gap-2.5 lg:gap-3">
        {choice}
        <Filters papers={papers} />
      </div>
      <section
        aria-label={t('label')}
        className="overflow-clip rounded-staff border border-edge bg-card"
      >
        <ListRows
          empty={<NothingFound help={t('all.noneHelp')} text={t('all.none')} />}
          list={list}
          total={total}
        >
          <PaperTable onCredit={setCredited} rows={rows} />
        </ListRows>
        <Pager pages={pages} search={search}>
          <span className="max-lg:hidden">{t('all.numbers')}</span>
        </Pager>
      </section>
      {credited && (
        <CreditDialog
          invoice={credited}
          onClose={() => setCredited(null)}
          onWritten={list.refresh}
        />
      )}
    </>
  )
}

function Filters({ papers }: { papers: PaperSearch }) {
  const { search, list, kind, year, setKind, setYear } = papers
  const years = list.value.years.map((each) => [each, `20${each.replace('-', '–')}`] as const)
  return (
    <>
      <SearchField
        className="min-w-0 flex-1 max-md:basis-full md:max-w-[340px]"
        onChange={search.setText}
        placeholder={t('all.search')}
        value={search.text}
      />
      <SelectField
        className="max-md:flex-1"
        label={t('type')}
        onChange={setKind}
        options={[
          ['', t('all.types')],
          ...documentKinds.map((each) => [each, t(`titles.${each}`)] as const),
        ]}
        value={kind ?? ''}
      />
      <SelectField
        className="max-md:flex-1"
        label={t('all.year')}
        onChange={setYear}
        options={[['', t('all.years')], ...years]}
        value={year ?? ''}
      />
    </>
  )
}

function usePapers(first: First<DocumentPage>) {
  const address = useSearchParams()
  const search = useSearch({}, address)
  const [kind, setKind] = useState(() => kindOf(address.get('kind')))
  const [year, setYear] = useState(() => address.get('year'))
  const { q, page } = search
  const asked = { q, kind, year, page, size: pageSize }
  const list = useAnswer(reading('GET documents_list'), asked, first, { topics: ['bookings'] })
  useAddress({ ...search.address, kind, year })
  const choose = (set: (value: string) => void) => (value: string) => {
    set(value)
    search.setAt(0)
  }
  return {
    search,
    list,
    kind,
    year,
    setKind: choose((value) => setKind(kindOf(value))),
    setYear: choose((value) => setYear(value || null)),
  }
}

function kindOf(text: string | null): DocumentKind | null {
  return documentKinds.find((kind) => kind === text) ?? null
}

type PaperSearch = ReturnType<typeof usePapers>

type CreditDialogProps = {
  invoice: WireDocument
  onClose: () => void
  onWritten: () => Promise<void>
}

function CreditDialog({ invoice, onClose, onWritten }: CreditDialogProps) {
  const toast = useToast()
  const { number } = invoice
  const fields = {
    amount: {
      label: t('credit.amount'),
      help: t('credit.amountHelp'),
      inputMode: 'decimal',
    },
    reason: { label: t('credit.reason'), help: t('credit.reasonHelp') },
  } as const
  return (
    <AskDialog
      button={t('credit.issue')}
      fields={fields}
      grave
      onAnswer={async ({ amount, reason }) => {
        const json = { invoice: invoice.id, reason, ...(amount.trim() && { amount }) }
        await call('POST documents_credit', { json })
        toast({ tone: 'success', text: t('credit.issued', { number }) })
        onClose()
        await onWritten()
      }}
      onClose={onClose}
      title={t('credit.title', { number })}
    >
      <p>
        {invoice.name}, {rupees(invoice.total)}. {t('credit.text')}
      </p>
    </AskDialog>
  )
}
