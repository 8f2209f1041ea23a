'use client'

import { SearchField } from '../search-field.tsx'
import { useWaiting } from '../waiting.tsx'
import { count } from '../words.ts'
import { StatusFilter } from './status-filter.tsx'
import type { Desk } from './use-desk.ts'

/** The search, the status filter and the count, over the list. */
export function DeskTools({ desk, narrow = false }: { desk: Desk; narrow?: boolean }) {
  const { waiting } = useWaiting()
  const total = desk.list.page?.total
  return (
    <div
      className={`flex items-center ${narrow ? 'gap-2 py-4 pr-4 pl-8 max-2xl:flex-wrap' : 'gap-3 px-[18px] py-4'}`}
    >
      <SearchField
        className={narrow ? 'min-w-0 flex-1 max-2xl:basis-full' : 'max-w-[420px] flex-1'}
        onChange={desk.setText}
        placeholder="Search name/email/phone"
        value={desk.text}
      />
      <StatusFilter
        className={narrow ? 'max-2xl:flex-1 2xl:w-[118px]' : 'w-[170px]'}
        onChange={desk.setStatus}
        value={desk.status}
      />
      {!narrow && total !== undefined && (
        <p className="num ms-auto text-ink-2" role="status">
          {count(total, 'booking')}
          {desk.searched ? ' found' : waiting && `, ${waiting.bookings} waiting for you`}
        </p>
      )}
    </div>
  )
}
