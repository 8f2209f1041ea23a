'use client'

import { buttonClass } from '#components/ui/button.tsx'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { lastPlannedDay } from '#lib/rates/rules/limits.ts'
import { addDays } from '#lib/shared/dates.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { blockReasons, type UnitBlock } from '#lib/stays/schema/blocks.ts'
import { blockReason } from '../booking/words.ts'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import type { Form } from '../kit/form/use-form.ts'

const t = staffWords('calendar')

/** Returns the words for a block that is gone. */
export const blockGone = () => ({ not_found: t('blocked.gone') })

type TermFieldsProps = {
  form: Pick<Form<Pick<UnitBlock, 'from' | 'to' | 'because' | 'note'>>, 'draft' | 'field'>
  today: string
  /** True where the block has begun, so that its first night stays. */
  begun?: boolean
}

/** The fields of what every block has: its nights, its reason and a line for staff. */
export function TermFields({ form: { draft, field }, today, begun = false }: TermFieldsProps) {
  const last = lastPlannedDay(today)
  const firstEnd = addDays(draft.from || today, 1)
  return (
    <>
      <TypedField
        {...field('from')}
        help={begun ? t('blockForm.begun') : ''}
        label={t('blockForm.from')}
        max={last}
        min={begun ? undefined : today}
        readOnly={begun}
        type="date"
      />
      <TypedField
        {...field('to')}
        label={t('blockForm.to')}
        max={last}
        min={firstEnd < today ? today : firstEnd}
        type="date"
      />
      <ChosenField
        {...field('because')}
        label={t('blockForm.reason')}
        options={blockReasons.map((because) => [because, blockReason(because)])}
      />
      <TypedField {...field('note')} label={t('blockForm.note')} maxLength={200} />
    </>
  )
}

/** Returns what a refused block says besides the reason: how many nights are free, and which booking is in the way. */
export function refusedBlock(error: unknown) {
  const { reference, free_nights: free } =
    (error instanceof Refusal && error.detail.data) || ({} as Record<string, unknown>)
  return {
    freeNights: typeof free === 'number' ? free : 0,
    inTheWay: typeof reference === 'string' ? reference : null,
  }
}

type InTheWayProps = { error: unknown; onClose: () => void }

/** The way to the booking that is in the way of a block, if one is. */
export function InTheWay({ error, onClose }: InTheWayProps) {
  const { inTheWay } = refusedBlock(error)
  if (!inTheWay) return null
  return (
    <a
      className={`${buttonClass({ kind: 'outline', size: 'small' })} mb-5`}
      href={staffBookingPath(inTheWay)}
      onClick={onClose}
    >
      {t('blockForm.moveStay')}
    </a>
  )
}
