import { Circle, G, Line, Path, Svg, Text } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { formatRupees, toPaise } from '../../shared/money.ts'
import { peakOf, scaleOf, shortRupees } from '../rules/chart.ts'
import { shortDay } from '../rules/range.ts'
import type { DayRevenue } from '../schema/report.ts'

const width = 539
const height = 190
const left = 38
const right = width - 8
const top = 18
const bottom = height - 18
const lake = '#1f5c5a'
type Style = { fontFamily: string[]; fontSize: number; fill: string }

/** The revenue of each day as a line from left to right, with the peak named. */
export function chartOf(series: DayRevenue[], fontFamily: string[]): ReactElement {
  const style = { fontFamily, fontSize: 8, fill: '#4a5a53' }
  const values = series.map(({ rev }) => rev)
  const { min, max, step } = scaleOf(values)
  const x = (at: number) => left + ((right - left) * at) / Math.max(1, series.length - 1)
  const y = (value: number) => bottom - ((bottom - top) * (value - min)) / (max - min)
  const points = values.map(
    (value, at) => `${at ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`,
  )
  const under = `${points.join('')}L${x(values.length - 1).toFixed(1)} ${y(0).toFixed(1)}L${left} ${y(0).toFixed(1)}Z`
  return h(
    Svg,
    { key: 'chart', width, height, viewBox: `0 0 ${width} ${height}` },
    ...rules({ min, max, step }, y, style),
    h(Path, { key: 'under', d: under, fill: lake, fillOpacity: 0.12 }),
    h(Path, { key: 'line', d: points.join(''), stroke: lake, strokeWidth: 1.6, fill: 'none' }),
    ...dayLabels(series, x, style),
    ...peakLabel(series, x, y, style),
  )
}

function rules(
  { min, max, step }: ReturnType<typeof scaleOf>,
  y: (value: number) => number,
  style: Style,
): ReactElement[] {
  return Array.from({ length: Math.round((max - min) / step) + 1 }, (_, at) =>
    h(
      G,
      { key: `rule-${at}` },
      h(Line, {
        x1: left,
        x2: right,
        y1: y(min + at * step),
        y2: y(min + at * step),
        stroke: '#e2d8c1',
        strokeWidth: 0.7,
      }),
      h(
        Text,
        { x: left - 6, y: y(min + at * step) + 3, style, textAnchor: 'end' },
        shortRupees(min + at * step),
      ),
    ),
  )
}

function dayLabels(series: DayRevenue[], x: (at: number) => number, style: Style): ReactElement[] {
  const every = Math.max(1, Math.ceil(series.length / 8))
  return series.flatMap(({ d }, at) =>
    at % every === 0
      ? [
          h(
            Text,
            { key: d, x: x(at), y: height - 5, style, textAnchor: anchorOf(at, series.length) },
            shortDay(d),
          ),
        ]
      : [],
  )
}

function anchorOf(at: number, count: number): 'start' | 'middle' | 'end' {
  if (at === 0) return 'start'
  return at === count - 1 ? 'end' : 'middle'
}

function peakLabel(
  series: DayRevenue[],
  x: (at: number) => number,
  y: (value: number) => number,
  style: Style,
): ReactElement[] {
  const at = peakOf(series.map(({ rev }) => rev))
  const peak = series[at]
  if (!peak) return []
  const text = `${formatRupees(toPaise(peak.rev))} on ${shortDay(peak.d)}`
  const middle = Math.min(Math.max(x(at), left + 45), right - 45)
  return [
    h(Circle, {
      key: 'peak',
      cx: x(at),
      cy: y(peak.rev),
      r: 3,
      stroke: lake,
      strokeWidth: 1.6,
      fill: '#ffffff',
    }),
    h(
      Text,
      {
        key: 'peak-label',
        x: middle,
        y: y(peak.rev) - 8,
        textAnchor: 'middle',
        style: { ...style, fontWeight: 600, fill: '#16302c' },
      },
      text,
    ),
  ]
}
