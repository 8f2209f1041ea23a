'use client'

import type { Chart } from 'chart.js'
import { useEffect, useRef } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { peakOf } from '#lib/reports/rules/chart.ts'
import { longDay, shortDay } from '#lib/reports/rules/range.ts'
import type { DayRevenue } from '#lib/reports/schema/report.ts'
import { rupees } from '../kit/words.ts'

const t = staffWords('reports')

type RevenueChartProps = {
  series: DayRevenue[]
  /** The content of the chart for screen readers. */
  label: string
  /** The date whose figure is shown beside its point, as the peak's is. */
  today?: string
  /** The classes that set the height. */
  className: string
}

/** Revenue day by day as a line, with the same figures in a table that only screen readers find. */
export function RevenueChart({ series, label, today, className }: RevenueChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const chart = useRef<Chart<'line'> | null>(null)
  const key = JSON.stringify([series, today])

  useEffect(() => {
    let left = false
    const [shown, marked] = JSON.parse(key) as [DayRevenue[], string | null]
    // chart.js is a sixth of the staff's scripts, so it is loaded only with a chart.
    void import('./revenue-chart-drawing.ts').then(({ drawRevenue }) => {
      if (!left && canvas.current) {
        chart.current = drawRevenue(canvas.current, chart.current, shown, marked)
      }
    })
    return () => {
      left = true
    }
  }, [key])
  useEffect(
    () => () => {
      chart.current?.destroy()
      chart.current = null
    },
    [],
  )
  const peak = series[peakOf(series.map(({ rev }) => rev))]
  const summary = peak
    ? t('revenue.highest', { amount: rupees(peak.rev), day: shortDay(peak.d) })
    : t('revenue.none')
  return (
    <div className={`flex flex-col print:h-auto! ${className}`}>
      <div className="relative min-h-0 w-full flex-1">
        <canvas
          className="absolute inset-0 print:static print:h-auto! print:max-w-full!"
          aria-label={`${label}. ${summary}`}
          ref={canvas}
          role="img"
        />
      </div>
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t('revenue.day')}</th>
              <th scope="col">{t('revenue.revenue')}</th>
            </tr>
          </thead>
          <tbody>
            {series.map(({ d, rev }) => (
              <tr key={d}>
                <th scope="row">{longDay(d)}</th>
                <td>{rupees(rev)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
