'use client'

import { useState } from 'react'
import { EmailLink } from '#components/staff/booking/email-link.tsx'
import { Select, SelectField } from '#components/staff/kit/form/select-field.tsx'
import {
  CardSearchField,
  CardSearchText,
  FieldSearch,
} from '#components/staff/kit/list/card-search.tsx'
import { SearchField } from '#components/staff/kit/list/search-field.tsx'
import { useSearch } from '#components/staff/kit/list/use-search.ts'
import { Specimen, State } from '#dev/frame.tsx'
import { long } from './long.ts'

const nothing = () => undefined

const statuses = [
  ['', 'All'],
  ['pending', 'Pending'],
  ['long', long.name],
] as const

/** The fields over the staff's lists: search, selects, and an e-mail address as it stands in a row. */
export function SearchParts() {
  const [text, setText] = useState('')
  const [status, setStatus] = useState('')
  const search = useSearch({ name: 'Name', phone: 'Phone' })
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
      <Specimen name="EmailLink">
        <State name="Normal">
          <EmailLink address="asha@example.com" className="staff-link" />
        </State>
        <State name="None">
          <EmailLink address={null} />
        </State>
      </Specimen>
      <Specimen name="CardSearchField, CardSearchText, FieldSearch">
        <State name="Normal">
          <CardSearchField search={search} />
          <CardSearchText search={search} />
        </State>
        {[true, false].map((wide) => (
          <State key={String(wide)} name={wide ? 'In a large window' : 'In a small one'} wide>
            <FieldSearch
              list={{ value: { total: 12 }, failed: false }}
              one="guest"
              placeholder="Search name or phone"
              search={search}
              wide={wide}
            />
          </State>
        ))}
      </Specimen>
    </>
  )
}
