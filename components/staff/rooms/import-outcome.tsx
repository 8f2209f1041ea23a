'use client'

import { writeCsv } from 'hucre/csv'
import { CircleCheck, Download, TriangleAlert } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import type { ImportError } from '#lib/rooms/rules.ts'
import type { ImportResult } from '#lib/rooms/schema.ts'
import { LiveWords } from '../live-words.tsx'

/** The result of an import: the number of rooms, and each row left out with the reason; null before it is known. */
export function ImportOutcome({ result }: { result: ImportResult | null }) {
  const errors = result?.errors ?? []
  return (
    <>
      <LiveWords>{result && <Figures result={result} />}</LiveWords>
      {errors.length > 0 && <RowsLeftOut errors={errors} />}
    </>
  )
}

function Figures({ result }: { result: ImportResult }) {
  const { imported, created, updated, errors, message } = result
  const leftOut = new Set(errors.map(({ row }) => row)).size
  const good = imported > 0
  const Icon = good ? CircleCheck : TriangleAlert
  return (
    <div
      className={`flex gap-3 rounded-staff px-4 py-3.5 ${good ? 'bg-leaf-tint' : 'bg-turmeric-tint/60'}`}
    >
      <Icon className={`mt-0.5 shrink-0 ${good ? 'text-leaf' : 'text-turmeric-ink'}`} size={20} />
      <div>
        <p className="font-semibold">{message}</p>
        <p className="num mt-1 flex flex-wrap gap-x-6">
          <Figure count={created} name="new" />
          <Figure count={updated} name="updated, same name" />
          {leftOut > 0 && <Figure alarming count={leftOut} name="left out" />}
        </p>
      </div>
    </div>
  )
}

type FigureProps = { count: number; name: string; alarming?: boolean }

function Figure({ count, name, alarming = false }: FigureProps) {
  return (
    <span className={alarming ? 'text-red' : ''}>
      <span className="heading text-lg">{count}</span> {name}
    </span>
  )
}

function RowsLeftOut({ errors }: { errors: ImportError[] }) {
  return (
    <section aria-label="Rows left out" className="overflow-clip rounded-staff border border-edge">
      <div className="flex flex-wrap items-center justify-between gap-2 bg-band py-2 pr-2 pl-4">
        <h3 className="font-semibold">Rows left out</h3>
        <Button kind="outline" onClick={() => download(errors)} size="small">
          <Download size={17} />
          Download the errors
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="max-h-[300px] overflow-y-auto" tabIndex={0}>
        <table className="num w-full text-xs">
          <thead className="sr-only">
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Column</th>
              <th scope="col">What is wrong</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ row, column, message }) => (
              <tr
                className="align-top *:border-rule *:border-t *:px-4 *:py-2.5"
                key={`${row} ${column} ${message}`}
              >
                <td className="whitespace-nowrap font-semibold">Row {row}</td>
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
  const headers = ['Row', 'Column', 'What is wrong']
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
