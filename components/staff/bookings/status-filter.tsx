'use client'

import type { BookingFilter } from '#lib/desk/schema/search.ts'
import { filterNames } from '../booking/words.ts'
import { SelectField } from '../kit/form/select-field.tsx'

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
