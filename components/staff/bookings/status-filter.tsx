'use client'

import type { BookingStatus } from '#lib/booking/rules.ts'
import { SelectField } from '../select-field.tsx'
import { statusNames } from './words.ts'

const options = [['', 'All Status'], ...Object.entries(statusNames)] as [string, string][]

type StatusFilterProps = {
  value: BookingStatus | null
  onChange: (status: BookingStatus | null) => void
  className?: string
}

/** The choice of the status that the list shows. */
export function StatusFilter({ value, onChange, className = '' }: StatusFilterProps) {
  return (
    <SelectField
      className={className}
      label="Status"
      onChange={(status) => onChange((status || null) as BookingStatus | null)}
      options={options}
      value={value ?? ''}
    />
  )
}
