'use client'

import { useState } from 'react'
import { CardSearchField, CardSearchText, useCardSearch } from '#components/staff/card-search.tsx'
import {
  CardSkeleton,
  EmptyCard,
  ListFailed,
  NothingFound,
  RowSkeletons,
} from '#components/staff/list-states.tsx'
import { ListTable } from '#components/staff/list-table.tsx'
import { CardCell, OneByOne } from '#components/staff/one-by-one.tsx'
import { Pager } from '#components/staff/pager.tsx'
import { SearchField } from '#components/staff/search-field.tsx'
import { Select, SelectField } from '#components/staff/select-field.tsx'
import { Specimen, State } from '#dev/frame.tsx'
import { long } from './long.ts'

const nothing = () => undefined

/** The parts of the staff's lists. */
export function ListParts() {
  return (
    <>
      <Searches />
      <Tables />
      <ListStates />
      <Pagers />
      <Cards />
    </>
  )
}

const statuses = [
  ['', 'All'],
  ['pending', 'Pending'],
  ['long', long.name],
] as const

function Searches() {
  const [text, setText] = useState('')
  const [status, setStatus] = useState('')
  const search = useCardSearch<'name' | 'phone'>('name')
  return (
    <>
      <Specimen name="SearchField">
        <State name="Normal">
          <SearchField onChange={setText} placeholder="Search by name..." value={text} />
        </State>
        <State name="Long words">
          <SearchField onChange={nothing} placeholder="Search..." value={long.sentence} />
        </State>
      </Specimen>
      <Specimen name="SelectField, Select">
        <State name="Normal">
          <SelectField label="Status" onChange={setStatus} options={statuses} value={status} />
        </State>
        <State name="Long words">
          <SelectField label="Status" onChange={nothing} options={statuses} value="long" />
        </State>
        <State name="Disabled">
          <Select aria-label="Status" disabled onChange={nothing} options={statuses} value="" />
        </State>
      </Specimen>
      <Specimen name="CardSearchField, CardSearchText">
        <State name="Normal">
          <CardSearchField names={{ name: 'Name', phone: 'Phone' }} search={search} />
          <CardSearchText search={search} />
        </State>
      </Specimen>
    </>
  )
}

const rows = ['Asha Patil', 'Émile Œuvrard', long.name]

function Tables() {
  return (
    <Specimen name="ListTable">
      <State name="Normal, and long words" wide>
        <ListTable
          caption="Guests"
          columns={['Guest', { name: 'Nights', end: true }, { name: 'Actions', silent: true }]}
          pad="px-5"
        >
          {rows.map((name, row) => (
            <tr key={name}>
              <td className="border-rule border-b px-5 py-2.5">{name}</td>
              <td className="num border-rule border-b px-5 py-2.5 text-end">{row * 400 + 1}</td>
              <td className="border-rule border-b px-5 py-2.5">…</td>
            </tr>
          ))}
        </ListTable>
      </State>
    </Specimen>
  )
}

function ListStates() {
  return (
    <Specimen name="The states of a list">
      <State name="RowSkeletons: on its way">
        <RowSkeletons height={56} rows={3} />
      </State>
      <State name="CardSkeleton: on its way, on a phone">
        <CardSkeleton />
      </State>
      <State name="NothingFound: empty">
        <NothingFound help="Bookings of guests will be listed here." text="No bookings found" />
      </State>
      <State name="EmptyCard, NothingFound: empty because of a search">
        <EmptyCard>
          <NothingFound
            clear={{ label: 'Clear the search', onClear: nothing }}
            help={long.sentence}
            text="No bookings found"
          />
        </EmptyCard>
      </State>
      <State name="ListFailed: failed">
        <ListFailed onRetry={nothing} stale={false} what="bookings" />
      </State>
      <State name="ListFailed: out of date">
        <ListFailed onRetry={nothing} stale what="bookings" />
      </State>
    </Specimen>
  )
}

function Pagers() {
  const [page, setPage] = useState(2)
  return (
    <Specimen name="Pager">
      <State name="In the middle" wide>
        <Pager onPage={setPage} page={page} pages={12_345}>
          24 bookings
        </Pager>
      </State>
      <State name="One page" wide>
        <Pager onPage={nothing} page={1} pages={1} />
      </State>
    </Specimen>
  )
}

function Cards() {
  const [at, setAt] = useState(0)
  return (
    <Specimen name="OneByOne, CardCell">
      <State name="Normal">
        <OneByOne at={at} loading={false} name="Guests" onStep={setAt} total={rows.length}>
          <dl className="grid grid-cols-2">
            <CardCell name="Guest" wide>
              {rows[at]}
            </CardCell>
            <CardCell name="Nights">3</CardCell>
            <CardCell name="Guests">2</CardCell>
          </dl>
        </OneByOne>
      </State>
      <State name="On its way">
        <OneByOne at={0} loading name="Guests" onStep={nothing} total={12_345} />
      </State>
    </Specimen>
  )
}
