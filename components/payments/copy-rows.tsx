'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Ltr } from '#components/ui/ltr.tsx'
import { CopyButton } from './copy-button.tsx'

/** A value as it is shown and as it is copied; `label` names its button. */
type CopyRow = { name: string; shown: ReactNode; text: string; label: string }

/** Values that a guest types elsewhere, each with its copy button. */
export function CopyRows({ rows, onCopy }: { rows: CopyRow[]; onCopy?: () => void }) {
  const t = useTranslations('booking.qr')
  return (
    <dl className="mt-3.5 max-md:rounded-[12px] max-md:border max-md:border-line max-md:bg-card max-md:px-3.5 max-md:py-0.5 md:mt-2">
      {rows.map(({ name, shown, text, label }) => (
        <div
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2.5 border-[#efe6d2] py-2.5 not-first:border-t"
          key={label}
        >
          <dt className="self-end text-xs text-ink-2 leading-snug">{name}</dt>
          <dd className="wrap-anywhere row-start-2 self-start font-semibold leading-snug">
            <Ltr>{shown}</Ltr>
          </dd>
          <dd className="col-start-2 row-span-2 row-start-1">
            <CopyButton
              done={t('copied', { what: name })}
              label={label}
              onCopy={onCopy}
              text={text}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
