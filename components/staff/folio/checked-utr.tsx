'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
import { call } from '#calls/client.ts'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { isUtr, plainUtr } from '#lib/payments/rules/utr.ts'
import type { Asking } from '#lib/shared/get-json.ts'
import { TypedField } from '../kit/form/form-fields.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { useDelayed } from '../kit/use-delayed.ts'

const t = staffWords('folio')

type CheckedUtrProps = Pick<
  ComponentProps<typeof TypedField>,
  'id' | 'label' | 'help' | 'error' | 'value' | 'onChange'
>

const pauseMs = 300
// An empty one isn't looked up.
const fetchUse = async ({ utr }: { utr: string }, asking: Asking) =>
  utr === '' ? { used_for: null } : call('GET utr', { query: { utr }, ...asking })

/** A field for a UTR that says, while it is typed, whether a payment was verified by it before. */
export function CheckedUtr({ help = '', value, ...field }: CheckedUtrProps) {
  const plain = plainUtr(value)
  const utr = useDelayed(isUtr(plain) ? plain : '', pauseMs)
  const { value: use, loading } = useAnswer(fetchUse, { utr }, null, { topics: ['bookings'] })
  const known = utr !== '' && utr === plain && !loading ? use : null
  const usedFor = known?.used_for
  return (
    <div>
      <TypedField
        {...field}
        help={known && !usedFor ? t('fields.newUtr', { count: plain.length }) : help}
        inputClass="num"
        value={value}
      />
      <p className="num mt-1.5 font-medium text-sm text-turmeric-ink" role="status">
        {usedFor &&
          t.rich('fields.usedUtr', {
            booking: () => (
              <Link
                className="staff-link inline-flex min-h-11 items-center"
                href={staffBookingPath(usedFor)}
              >
                {usedFor}
              </Link>
            ),
          })}
      </p>
    </div>
  )
}
