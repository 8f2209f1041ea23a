'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from '#components/ui/field.tsx'
import { groupUtr } from '#lib/payments/rules/utr.ts'

type UtrFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'children'> & {
  utr: string
  onType: (utr: string) => void
  onBlur?: () => void
  /** True for the number of a bank transfer, which may have letters. */
  byBank?: boolean
  /** Stands between the number and its help. */
  note?: ReactNode
}

/** The field for a UTR, which is shown in groups of four while it is typed. */
export function UtrField({ utr, byBank = false, onType, onBlur, note, ...field }: UtrFieldProps) {
  const t = useTranslations('booking.upload.utr')
  return (
    <Field {...field} label={t('label')}>
      {(control) => (
        <>
          <input
            {...control}
            autoCapitalize="characters"
            autoComplete="off"
            className={`${control.className} text-lg tracking-wide rtl:text-end`}
            dir="ltr"
            inputMode={byBank ? 'text' : 'numeric'}
            // Room for a bank's whole SMS, out of which the number is taken.
            maxLength={300}
            name="utr"
            onBlur={onBlur}
            onChange={({ target }) => {
              // Grouping during an edit in the middle would move the cursor.
              const atEnd = target.selectionStart === target.value.length
              onType(atEnd ? groupUtr(target.value) : target.value.trimStart())
            }}
            value={utr}
          />
          {note}
        </>
      )}
    </Field>
  )
}
