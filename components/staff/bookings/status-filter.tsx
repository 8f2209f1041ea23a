'use client'

import type { BookingFilter } from '#lib/desk/schema/search.ts'
import { SelectField } from '../select-field.tsx'
import { filterNames } from './words.ts'

const options = [['', 'All Status'], ...Object.entries(filterNames)] as [string, string][]

type StatusFilterProps = {
  value: BookingFilter | null
  onChange: (status: BookingFilter | null) => void
  className?: string
}

/** The choice of the bookings that the list shows: those of one status, or all that wait for somebody. */
export function StatusFilter({ value, onChange, className = '' }: StatusFilterProps) {
  return (
    <SelectField
      className={className}
      label="Status"
      onChange={(status) => onChange((status || null) as BookingFilter | null)}
      options={options}
      value={value ?? ''}
    />
  )
}
