'use client'

import { writeCsv } from 'hucre/csv'
import { CircleCheck, Download, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { ImportError } from '#lib/rooms/rules/sheet.ts'
import type { ImportedRow, ImportResult } from '#lib/rooms/schema/import.ts'
import { LiveWords } from '../kit/live/live-words.tsx'
import { rupees } from '../kit/words.ts'

const t = staffWords('rooms')

/** What an import would do, or has done: the rooms, and each row left out with the reason; null before it is known. */
export function ImportOutcome({ result }: { result: ImportResult | null }) {
  const errors = result?.errors ?? []
  return (
    <>
      <LiveWords>{result && <Figures result={result} />}</LiveWords>
      {result?.dry && result.rooms.length > 0 && <ImportedRooms rooms={result.rooms} />}
      {errors.length > 0 && <RowsLeftOut errors={errors} />}
    </>
  )
}

function Figures({ result }: { result: ImportResult }) {
  const { dry, imported, created, updated, errors, message } = result
  const leftOut = new Set(errors.map(({ row }) => row)).size
  const good = imported > 0
  const Icon = good ? CircleCheck : TriangleAlert
  return (
    <div
      className={`flex gap-3 rounded-staff px-4 py-3.5 ${good ? 'bg-leaf-tint' : 'bg-turmeric-tint/60'}`}
    >
      <Icon className={`mt-0.5 shrink-0 ${good ? 'text-leaf' : 'text-turmeric-ink'}`} size={20} />
      <div>
        <p className="font-semibold">{dry ? t('outcome.unsaved') : message}</p>
        <p className="num mt-1 flex flex-wrap gap-x-6">
          <span>{t.rich('outcome.created', { count: created, figure })}</span>
          <span>{t.rich('outcome.updated', { count: updated, figure })}</span>
          {leftOut > 0 && (
            <span className="text-red">
              {t.rich('outcome.leftOut', { count: leftOut, figure })}
            </span>
          )}
        </p>
        {notesOf(result).map((note) => (
          <p className="wrap-anywhere mt-1 text-xs" key={note}>
            {note}
          </p>
        ))}
      </div>
    </div>
  )
}

const figure = (words: ReactNode) => <span className="heading text-lg">{words}</span>

/** Returns what was assumed or passed over, as sentences. */
function notesOf({ gst_assumed, left_out, ignored }: ImportResult): string[] {
  const totals = left_out.map(({ row, name }) =>
    name ? t('outcome.namedRow', { name, row }) : t('outcome.row', { row }),
  )
  return [
    ...(gst_assumed
      ? [t('outcome.gstAssumed', { percent: gst_assumed.percent, count: gst_assumed.rooms })]
      : []),
    ...(totals.length > 0 ? [t('outcome.totals', { rows: totals.join(', ') })] : []),
    ...(ignored.length > 0 ? [t('outcome.unusedColumns', { columns: ignored.join(', ') })] : []),
  ]
}

function rateOf({ gst_rate }: Pick<ImportedRow, 'gst_rate'>): string {
  return gst_rate === null ? t('facts.byLaw') : `${gst_rate}%`
}

/** What a list makes of the rooms, a row each, with its present values next to the new ones. */
function ImportedRooms({ rooms }: { rooms: ImportedRow[] }) {
  return (
    <section
      aria-label={t('outcome.rooms')}
      className="overflow-clip rounded-staff border border-edge"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="max-h-[300px] overflow-auto" tabIndex={0}>
        <table className="num w-full text-xs">
          <thead>
            <tr className="bg-band text-start *:px-3 *:py-2 *:text-start">
              <th scope="col">{t('facts.room')}</th>
              <th scope="col">{t('facts.baseRate')}</th>
              {chargesGst() && <th scope="col">{t('facts.gst')}</th>}
              <th scope="col">{t('facts.units')}</th>
            </tr>
          </thead>
          <tbody>
            {rooms.map(({ row, name, was, ...now }) => (
              <tr className="align-top *:border-rule *:border-t *:px-3 *:py-2" key={row}>
                <td className="wrap-anywhere w-full">
                  <b className="font-semibold">{name}</b> {was ? '' : t('outcome.new')}
                </td>
                <Change now={rupees(now.base_rate)} was={was && rupees(was.base_rate)} />
                {chargesGst() && <Change now={rateOf(now)} was={was && rateOf(was)} />}
                <Change now={String(now.units)} was={was && String(was.units)} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Change({ now, was }: { now: string; was: string | null }) {
  const isChanged = was !== null && was !== now
  return (
    <td className="whitespace-nowrap">
      {isChanged
        ? t.rich('outcome.change', {
            was,
            now,
            silent: (words) => <span className="sr-only">{words}</span>,
            old: (words) => <s className="me-1.5 text-ink-2">{words}</s>,
          })
        : now}
    </td>
  )
}

function RowsLeftOut({ errors }: { errors: ImportError[] }) {
  return (
    <section
      aria-label={t('outcome.errors')}
      className="overflow-clip rounded-staff border border-edge"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 bg-band py-2 pr-2 pl-4">
        <h3 className="font-semibold">{t('outcome.errors')}</h3>
        <Button kind="outline" onClick={() => download(errors)} size="small">
          <Download size={17} />
          {t('outcome.download')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="max-h-[300px] overflow-y-auto" tabIndex={0}>
        <table className="num w-full text-xs">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('outcome.rowColumn')}</th>
              <th scope="col">{t('outcome.column')}</th>
              <th scope="col">{t('outcome.problem')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ row, column, message }) => (
              <tr
                className="align-top *:border-rule *:border-t *:px-4 *:py-2.5"
                key={`${row} ${column} ${message}`}
              >
                <td className="whitespace-nowrap font-semibold">
                  {t('outcome.errorRow', { row })}
                </td>
                <td className="whitespace-nowrap text-ink-2">{column}</td>
                <td className="w-full text-red">{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** The errors as a CSV file that Excel opens as UTF-8, and in which it takes no text for a formula. */
export function errorsCsv(errors: ImportError[]): string {
  const rows = errors.map(({ row, column, message }) => [row, column, message])
  const headers = [t('outcome.rowColumn'), t('outcome.column'), t('outcome.problem')]
  return writeCsv(rows, { headers, bom: true, escapeFormulae: true })
}

function download(errors: ImportError[]): void {
  const url = URL.createObjectURL(new Blob([errorsCsv(errors)], { type: 'text/csv' }))
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: 'rooms-errors.csv',
  })
  link.click()
  // The browser has read the URL by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
