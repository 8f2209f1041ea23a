'use client'

import { type ReactNode, useState } from 'react'
import { documentKinds } from '#lib/documents/rules/number.ts'
import type { DocumentPage, WireDocument } from '#lib/documents/schema.ts'
import { SelectField } from '../kit/form/select-field.tsx'
import { ListRows } from '../kit/list/list-frame.tsx'
import { NothingFound } from '../kit/list/list-states.tsx'
import { Pager } from '../kit/list/pager.tsx'
import { SearchField } from '../kit/list/search-field.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { CreditDialog } from './credit-dialog.tsx'
import { PaperTable } from './paper-table.tsx'
import { type PaperSearch, usePapers } from './use-papers.ts'
import { titles } from './words.ts'

type AllPapersProps = { first: First<DocumentPage>; choice: ReactNode }

/** The papers of all stays, newest first, with search and filters. */
export function AllPapers({ first, choice }: AllPapersProps) {
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
        aria-label="Papers"
        className="overflow-clip rounded-staff border border-edge bg-card"
      >
        <ListRows
          empty={
            <NothingFound
              help="Vouchers and invoices come by themselves, with payments and departures."
              text="No papers found"
            />
          }
          list={list}
          name="Papers"
          total={total}
        >
          <PaperTable onCredit={setCredited} rows={rows} />
        </ListRows>
        <Pager pages={pages} search={search}>
          <span className="max-lg:hidden">Numbers run without a gap from 0001 in each series.</span>
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
        placeholder="Number, guest or booking"
        value={search.text}
      />
      <SelectField
        className="max-md:flex-1"
        label="Kind"
        onChange={setKind}
        options={[['', 'All kinds'], ...documentKinds.map((each) => [each, titles[each]] as const)]}
        value={kind ?? ''}
      />
      <SelectField
        className="max-md:flex-1"
        label="Financial year"
        onChange={setYear}
        options={[['', 'All years'], ...years]}
        value={year ?? ''}
      />
    </>
  )
}
