'use client'

import { buttonClass } from '#components/ui/button.tsx'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { lastPlannedDay } from '#lib/rates/rules/limits.ts'
import { addDays } from '#lib/shared/dates.ts'
import type { UnitBlock } from '#lib/stays/schema/blocks.ts'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import type { Errors } from '../kit/form/use-edit-form.ts'
import { reasonNames } from './words.ts'

type Term = Pick<UnitBlock, 'from' | 'to' | 'because' | 'note'>

type TermFieldsProps = {
  term: Term
  errors: Errors
  today: string
  /** True where the block has begun, so that its first night stays. */
  begun?: boolean
  change: (changes: Partial<Term>) => void
}

/** The fields of what every block has: its nights, its reason and a line for staff. */
export function TermFields({ term, errors, today, begun = false, change }: TermFieldsProps) {
  const { from, to, because, note = '' } = term
  const last = lastPlannedDay(today)
  const firstEnd = addDays(from || today, 1)
  return (
    <>
      <TypedField
        error={errors.from}
        help={begun ? 'It has begun, so this stays.' : ''}
        id="block-from"
        label="First night"
        max={last}
        min={begun ? undefined : today}
        onChange={(first) => change({ from: first })}
        readOnly={begun}
        type="date"
        value={from}
      />
      <TypedField
        error={errors.to}
        id="block-to"
        label="Free again on"
        max={last}
        min={firstEnd < today ? today : firstEnd}
        onChange={(end) => change({ to: end })}
        type="date"
        value={to}
      />
      <ChosenField
        error={errors.because}
        id="block-because"
        label="Reason"
        onChange={(reason) => change({ because: reason as Term['because'] })}
        options={Object.entries(reasonNames)}
        value={because}
      />
      <TypedField
        error={errors.note}
        id="block-note"
        label="A line for staff"
        maxLength={200}
        onChange={(line) => change({ note: line })}
        value={note}
      />
    </>
  )
}

/** The way to the booking that is in the way of a block, if one is. */
export function InTheWay({
  reference,
  onClose,
}: {
  reference: string | null
  onClose: () => void
}) {
  if (!reference) return null
  return (
    <a
      className={`${buttonClass({ kind: 'outline', size: 'small' })} mb-5`}
      href={staffBookingPath(reference)}
      onClick={onClose}
    >
      Move it first
    </a>
  )
}
