'use client'

import { FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { exportUrl } from '#lib/reports/client/report.ts'
import { reportDays } from '#lib/reports/rules/range.ts'
import { LiveWords } from '../kit/live/live-words.tsx'
import type { ReportDesk } from './use-report.ts'

const t = staffWords('reports')

export function RangeTools({ desk }: { desk: ReportDesk }) {
  const { chosen, asked, reversed, choose } = desk
  const hint = hintOf(desk)
  return (
    <div className="no-print grid gap-2.5 max-lg:rounded-staff max-lg:border max-lg:border-edge max-lg:bg-card max-lg:p-3.5">
      <div className="grid grid-cols-2 items-end gap-2.5 lg:flex lg:flex-wrap lg:gap-3">
        <DayField
          id="report-from"
          label={t('range.from')}
          onChange={(from) => choose({ ...chosen, from })}
          value={chosen.from}
        />
        <DayField
          describedBy={hint ? 'report-hint' : undefined}
          id="report-to"
          invalid={reversed}
          label={t('range.to')}
          min={chosen.from}
          onChange={(to) => choose({ ...chosen, to })}
          value={chosen.to}
        />
        <Button
          className="max-lg:col-span-2"
          disabled={!chosen.from && !chosen.to}
          kind="outline"
          onClick={() => choose({ from: '', to: '' })}
          size="small"
        >
          {t('range.clear')}
        </Button>
        <ExportLink
          className="lg:ms-auto"
          href={hint ? null : exportUrl(asked, 'excel')}
          Icon={FileSpreadsheet}
        >
          {t('range.excel')}
        </ExportLink>
        <ExportLink href={hint ? null : exportUrl(asked, 'pdf')} Icon={FileText}>
          {t('range.pdf')}
        </ExportLink>
      </div>
      <LiveWords
        className={`text-xs ${reversed ? 'font-medium text-red' : 'text-ink-2'}`}
        id="report-hint"
      >
        {hint}
      </LiveWords>
    </div>
  )
}

function hintOf({ chosen, reversed }: ReportDesk): string {
  if (reversed) return t('range.reversed')
  if (Boolean(chosen.from) === Boolean(chosen.to)) return ''
  return t('range.incomplete', {
    field: chosen.from ? t('range.to') : t('range.from'),
    days: reportDays,
  })
}

type ExportLinkProps = {
  Icon: LucideIcon
  /** Null while the dates are no range: a file would be of other days than those in the fields. */
  href: string | null
  className?: string
  children: ReactNode
}

function ExportLink({ Icon, href, className = '', children }: ExportLinkProps) {
  const look = `${buttonClass({ kind: 'outline', size: 'small' })} max-sm:px-2! ${className}`
  const content = (
    <>
      <Icon aria-hidden="true" className="shrink-0" size={19} />
      {children}
    </>
  )
  if (href === null) {
    return (
      <button aria-describedby="report-hint" className={look} disabled type="button">
        {content}
      </button>
    )
  }
  return (
    <a className={look} href={href} rel="noopener" target="_blank">
      {content}
    </a>
  )
}

type DayFieldProps = {
  id: string
  label: string
  value: string
  min?: string
  invalid?: boolean
  describedBy?: string | undefined
  onChange: (day: string) => void
}

function DayField({
  id,
  label,
  value,
  min,
  invalid = false,
  describedBy,
  onChange,
}: DayFieldProps) {
  return (
    <div className="min-w-0 lg:shrink-0">
      <label className="mb-1 block font-semibold text-xs" htmlFor={id}>
        {label}
      </label>
      <input
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        className="control num w-full px-3 aria-invalid:border-red lg:w-[168px]"
        id={id}
        max="9999-12-31"
        min={min}
        onChange={(event) => onChange(event.target.value)}
        type="date"
        value={value}
      />
    </div>
  )
}
