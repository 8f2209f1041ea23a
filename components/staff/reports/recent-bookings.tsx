'use client'

import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { RecentBooking } from '#lib/reports/schema/report.ts'
import { spellingsOf } from '#lib/shared/text.ts'
import { CardHead } from '../booking/card-head.tsx'
import { StatusBadge } from '../booking/status-badge.tsx'
import { ByWindow } from '../kit/by-window.tsx'
import { Card } from '../kit/card.tsx'
import { CardSearchField, CardSearchText } from '../kit/list/card-search.tsx'
import { NoneFound } from '../kit/list/list-states.tsx'
import { type Column, RowCard, RowTable } from '../kit/list/list-table.tsx'
import { OneByOne } from '../kit/list/one-by-one.tsx'
import { Pager } from '../kit/list/pager.tsx'
import { pageSize, type Search, useSearch } from '../kit/list/use-search.ts'
import { dialled, instantDay, instantTime, rupees } from '../kit/words.ts'

const t = staffWords('reports')

const fields = {
  name: (booking: RecentBooking) => booking.full_name,
  mobile: ({ phone }: RecentBooking) => `${phone} ${phone.replace(/\D/g, '')}`,
  room: (booking: RecentBooking) => booking.room_type,
} as const
type Field = keyof typeof fields
const fieldNames = (): Record<Field, string> => ({
  name: t('recent.guest'),
  mobile: t('recent.mobile'),
  room: t('recent.room'),
})

const nowrap = 'num whitespace-nowrap'

const columns = (): Column<RecentBooking>[] => [
  { name: t('recent.when'), look: nowrap, cell: when },
  { name: t('recent.guest'), look: 'font-semibold', cell: guest },
  { name: t('recent.mobile'), look: nowrap, cell: mobile },
  {
    name: t('recent.room'),
    fact: t('recent.room'),
    wide: true,
    cell: ({ room_type }) => room_type,
  },
  {
    name: t('recent.amount'),
    fact: t('recent.amount'),
    end: true,
    look: 'font-semibold',
    cell: ({ amount }) => rupees(amount),
  },
  { fact: t('recent.when'), cell: when },
  { name: t('recent.status'), cell: (booking) => <StatusBadge booking={booking} /> },
]

function when({ created_at: at }: RecentBooking): string {
  return `${instantDay(at)}, ${instantTime(at)}`
}

function guest({ full_name, reference }: RecentBooking) {
  return (
    <a className="hover:underline" href={staffBookingPath(reference)}>
      {full_name}
    </a>
  )
}

function mobile({ phone }: RecentBooking) {
  return (
    <a className="hover:underline" href={dialled(phone)}>
      {phone}
    </a>
  )
}

/** The newest bookings of the range: a table on large screens, on small ones one card at a time with a search. */
export function RecentBookings({ rows, phone }: { rows: RecentBooking[]; phone: boolean }) {
  const search = useSearch(fieldNames())
  return (
    <ByWindow phone={phone}>
      {(wide) =>
        wide ? (
          <Card
            aside={
              rows.length === 50 && (
                <span className="text-ink-2">{t('recent.newest', { count: rows.length })}</span>
              )
            }
            title={t('recent.title')}
          >
            {rows.length > 0 ? (
              <RecentPages rows={rows} search={search} />
            ) : (
              <NoRecent search={{ ...search, q: '' }} />
            )}
          </Card>
        ) : (
          <RecentCards rows={rows} search={search} />
        )
      }
    </ByWindow>
  )
}

type RecentProps = { rows: RecentBooking[]; search: Search<Field> }

function RecentPages({ rows, search }: RecentProps) {
  const pages = Math.ceil(rows.length / pageSize)
  const from = (Math.min(search.page, pages) - 1) * pageSize
  return (
    <>
      <RowTable
        caption={t('recent.caption')}
        columns={columns()}
        high="py-2"
        id={({ id }) => id}
        pad="px-3 first:ps-[22px] last:pe-[22px]"
        row="h-[52px]"
        rows={rows.slice(from, from + pageSize)}
      />
      {pages > 1 && <Pager pages={pages} search={search} />}
    </>
  )
}

function NoRecent({ search }: Pick<RecentProps, 'search'>) {
  return (
    <NoneFound
      all={t('recent.showAll')}
      none={t('recent.noneHelp')}
      search={search}
      text={t('recent.none')}
    />
  )
}

function RecentCards({ rows, search }: RecentProps) {
  const { field, text } = search
  const wanted = text.trim()
  const fits = (held: string) => spellingsOf(wanted).some((spelling) => held.includes(spelling))
  const found = rows.filter((row) => fits(fields[field ?? 'name'](row).toLowerCase()))
  return (
    <section aria-labelledby="recent-title" className="grid gap-3">
      <h2 className="mt-2 font-semibold text-base" id="recent-title">
        {t('recent.title')}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)_116px] gap-2">
        <CardSearchText search={search} />
        <CardSearchField search={search} />
      </div>
      <OneByOne
        empty={<NoRecent search={{ ...search, q: wanted }} />}
        loading={false}
        name={t('recent.name')}
        rows={found}
        search={search}
        total={found.length}
      >
        {(booking) => (
          <RowCard
            className="*:border-b-0 *:first:border-b"
            columns={columns()}
            head={<CardHead booking={booking} level="h3" />}
            label={t('recent.card', { name: booking.full_name })}
            row={booking}
          />
        )}
      </OneByOne>
    </section>
  )
}
