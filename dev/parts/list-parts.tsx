'use client'

import { useState } from 'react'
import { NoRooms } from '#components/staff/calendar/no-rooms.tsx'
import { CopyButton } from '#components/staff/kit/copy-button.tsx'
import { Figure, FigureRow } from '#components/staff/kit/figure.tsx'
import { EarlierOrNewest } from '#components/staff/kit/list/earlier-or-newest.tsx'
import { CardFrame, ListFrame } from '#components/staff/kit/list/list-frame.tsx'
import { ListScreen } from '#components/staff/kit/list/list-screen.tsx'
import { CardSkeleton, ListFailed, NothingFound } from '#components/staff/kit/list/list-states.tsx'
import {
  type Column,
  ListTable,
  RowCard,
  RowTable,
} from '#components/staff/kit/list/list-table.tsx'
import { MoveButtons } from '#components/staff/kit/list/move-buttons.tsx'
import { OneByOne } from '#components/staff/kit/list/one-by-one.tsx'
import { Pager } from '#components/staff/kit/list/pager.tsx'
import { SearchField } from '#components/staff/kit/list/search-field.tsx'
import { pageSize, useSearch } from '#components/staff/kit/list/use-search.ts'
import { OfflineNote } from '#components/staff/kit/live/offline-note.tsx'
import { MarkedText } from '#components/staff/kit/marked-text.tsx'
import { Specimen, State } from '#dev/frame.tsx'
import { long } from './long.ts'

const nothing = () => undefined

/** The staff's lists: tables and cards, their frames and states. */
export function ListParts() {
  return (
    <>
      <Tables />
      <Frames />
      <ListStates />
      <Pagers />
      <RowButtons />
      <Cards />
      <Figures />
    </>
  )
}

const rows = ['Asha Patil', 'Émile Œuvrard', long.name]

const columns: Column<string>[] = [
  { name: 'Guest', fact: 'Guest', wide: true, head: true, cell: (guest) => guest },
  { name: 'Nights', fact: 'Nights', end: true, cell: (guest) => guest.length * 40 },
  { fact: 'Guests', cell: () => 2 },
  { name: 'Actions', silent: true, cell: () => '…' },
]
const table = { caption: 'Guests', columns, pad: 'px-5', high: 'py-2.5', id: (row: string) => row }

function Tables() {
  return (
    <Specimen name="ListTable, RowTable">
      <State name="Normal, and long words" wide>
        <RowTable {...table} rows={rows} />
      </State>
      <State name="With rows of another kind" wide>
        <ListTable caption="Guests" columns={['Guest', { name: 'Nights', end: true }]} pad="px-5">
          <tr>
            <td className="border-rule border-b px-5 py-2.5" colSpan={2}>
              {rows[0]}
            </td>
          </tr>
        </ListTable>
      </State>
    </Specimen>
  )
}

function ListStates() {
  return (
    <Specimen name="The states of a list">
      <State name="CardSkeleton: on its way, on a phone">
        <CardSkeleton />
      </State>
      <State name="NothingFound: empty">
        <NothingFound help="Bookings of guests will be listed here." text="No bookings found" />
      </State>
      <State name="NoRooms">
        <NoRooms help="The prices of its nights stand here then." />
      </State>
      <State name="NothingFound: empty because of a search">
        <NothingFound
          clear={{ label: 'Clear the search', onClear: nothing }}
          help={long.sentence}
          text="No bookings found"
        />
      </State>
      <State name="OfflineNote">
        <OfflineNote since="9:42 am" />
      </State>
      <State name="ListFailed: failed">
        <ListFailed onRetry={nothing} what="bookings" />
      </State>
      <State name="ListFailed: out of date">
        <ListFailed onRetry={nothing} stale />
      </State>
    </Specimen>
  )
}

function Figures() {
  return (
    <Specimen name="Figure, MarkedText">
      <State name="Three figures" wide>
        <FigureRow label="Money">
          <Figure amount={4720} help="2 payments" name="Received" />
          <Figure amount={-500} help={long.sentence} name={long.name} />
          <Figure amount={12_345_678} help="" name="Balance" />
        </FigureRow>
      </State>
      <State name="Marked, twice in one place">
        <MarkedText
          marks={[
            [4, 10],
            [6, 16],
          ]}
          text={`UPI/123456/ASHA ${long.name}`}
        />
      </State>
      <State name="Nothing marked">
        <MarkedText text="NEFT/ASHA PATIL" />
      </State>
    </Specimen>
  )
}

const quiet = { loading: false, failed: false, refresh: async () => undefined }
const empty = <NothingFound help="They will be listed here." text="No guests found" />

function Frames() {
  const search = useSearch({})
  const tools = (
    <div className="px-[18px] py-4">
      <SearchField onChange={search.setText} placeholder="Search guests" value={search.text} />
    </div>
  )
  const names = (
    <ul className="border-edge border-t px-5 py-2">
      {rows.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
  const states = [
    ['Normal', quiet, rows.length],
    ['Busy', { ...quiet, loading: true }, rows.length],
    ['Failed', { ...quiet, failed: true }, rows.length],
    ['Empty', quiet, 0],
  ] as const
  return (
    <Specimen name="ListFrame, CardFrame, ListScreen">
      <State name="ListScreen" wide>
        <ListScreen
          {...table}
          card={(guest) => ({ label: guest, head: <p className="p-4">{guest}</p> })}
          empty={() => empty}
          list={{ ...quiet, value: { rows, total: rows.length, pages: 1 } }}
          name="Guests"
          note="All of them."
          phone={false}
          search={search}
          tools={() => tools}
        />
      </State>
      {states.map(([name, list, total]) => (
        <State key={name} name={name} wide>
          <ListFrame empty={empty} list={list} name="Guests" tools={tools} total={total}>
            {names}
          </ListFrame>
          <CardFrame
            empty={empty}
            list={list}
            name="Guests"
            rows={rows}
            search={search}
            tools={tools}
            total={total}
          >
            {(guest) => <p className="border border-edge bg-card p-4">{guest}</p>}
          </CardFrame>
        </State>
      ))}
    </Specimen>
  )
}

function Pagers() {
  const [at, setAt] = useState(pageSize)
  return (
    <Specimen name="Pager">
      <State name="In the middle" wide>
        <Pager pages={12_345} search={{ page: at / pageSize + 1, setAt }}>
          24 bookings
        </Pager>
      </State>
      <State name="One page" wide>
        <Pager pages={1} search={{ page: 1, setAt: nothing }} />
      </State>
    </Specimen>
  )
}

function RowButtons() {
  return (
    <Specimen name="EarlierOrNewest, MoveButtons, CopyButton">
      <State name="Earlier, or the newest" wide>
        <EarlierOrNewest before={2} next={3} onTurn={nothing} />
      </State>
      <State name="First in its list">
        <MoveButtons busy={false} canMove={(by) => by > 0} name={long.name} onMove={nothing} />
        <CopyButton text="dontali@example" what="UPI ID" />
      </State>
    </Specimen>
  )
}

function Cards() {
  const [at, setAt] = useState(0)
  const many = { name: 'Guests', empty, children: card }
  return (
    <Specimen name="OneByOne, RowCard">
      <State name="Normal">
        <OneByOne
          {...many}
          loading={false}
          rows={rows}
          search={{ at, setAt }}
          total={rows.length}
        />
      </State>
      <State name="On its way">
        <OneByOne {...many} loading rows={[]} search={{ at: 0, setAt: nothing }} total={12_345} />
      </State>
      <State name="None">
        <OneByOne {...many} loading={false} rows={[]} search={{ at, setAt }} total={0} />
      </State>
    </Specimen>
  )
}

function card(name: string) {
  return (
    <RowCard columns={columns} head={<h2 className="p-4">{name}</h2>} label={name} row={name} />
  )
}
