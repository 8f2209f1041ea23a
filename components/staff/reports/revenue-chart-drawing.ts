import {
  CategoryScale,
  Chart,
  type ChartOptions,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  type Plugin,
  PointElement,
  Tooltip,
} from 'chart.js'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { peakOf, scaleOf, shortRupees } from '#lib/reports/rules/chart.ts'
import { longDay, shortDay } from '#lib/reports/rules/range.ts'
import type { DayRevenue } from '#lib/reports/schema/report.ts'
import { rupees } from '../kit/words.ts'

const t = staffWords('reports')

Chart.register(
  CategoryScale,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
)

const lake = '#1f5c5a'
const ink = '#16302c'
const quiet = '#4a5a53'
const rule = '#e2d8c1'
const ground = '#fffdf7'
/** From this width on, today's figure has room beside its point. */
const roomy = 520

/** Draws the line, or brings a chart that is there already up to date. */
export function drawRevenue(
  canvas: HTMLCanvasElement,
  known: Chart<'line'> | null,
  series: DayRevenue[],
  today: string | null,
): Chart<'line'> {
  const data = dataOf(series, today)
  const options = optionsOf(canvas, series, today)
  if (!known)
    return new Chart<'line'>(canvas, { type: 'line', data, options, plugins: [labels(today)] })
  known.data = data
  known.options = options
  known.update('none')
  return known
}

function dataOf(series: DayRevenue[], today: string | null) {
  const values = series.map(({ rev }) => rev)
  const peak = peakOf(values)
  const marked = (at: number) => at === peak || series[at]?.d === today
  const small = series.length > 45 ? 0 : 2
  return {
    labels: series.map(({ d }) => d),
    datasets: [
      {
        data: values,
        borderColor: lake,
        borderWidth: 2.5,
        borderJoinStyle: 'round' as const,
        fill: true,
        backgroundColor: fade,
        clip: 8,
        pointRadius: values.map((_, at) => (marked(at) ? 5 : small)),
        pointHoverRadius: 5,
        pointBackgroundColor: values.map((_, at) => (marked(at) ? ground : lake)),
        pointBorderColor: lake,
        pointBorderWidth: values.map((_, at) => (marked(at) ? 2.5 : 0)),
      },
    ],
  }
}

function fade({ chart }: { chart: Chart }) {
  if (!chart.chartArea) return 'transparent'
  const { top, bottom } = chart.chartArea
  const colors = chart.ctx.createLinearGradient(0, top, 0, bottom)
  colors.addColorStop(0, 'rgb(31 92 90 / 0.22)')
  colors.addColorStop(1, 'rgb(31 92 90 / 0.02)')
  return colors
}

function optionsOf(
  canvas: HTMLCanvasElement,
  series: DayRevenue[],
  today: string | null,
): ChartOptions<'line'> {
  const { min, max, step } = scaleOf(series.map(({ rev }) => rev))
  const font = { family: getComputedStyle(canvas).fontFamily, size: 13 }
  return {
    maintainAspectRatio: false,
    animation: false,
    locale: 'en-IN',
    interaction: { mode: 'index', intersect: false },
    layout: {
      padding: ({ chart }) => ({
        top: 26,
        right: today && chart.width >= roomy ? 88 : 14,
        left: 2,
      }),
    },
    font,
    scales: {
      x: {
        grid: { display: false },
        border: { color: '#b9ac8d' },
        ticks: {
          color: quiet,
          font,
          maxRotation: 0,
          autoSkipPadding: 18,
          callback: (_, at) => shortDay(series[at]?.d ?? ''),
        },
      },
      y: {
        min,
        max,
        border: { display: false },
        grid: { color: rule, drawTicks: false },
        ticks: {
          color: quiet,
          font,
          stepSize: step,
          padding: 8,
          callback: (value) => shortRupees(Number(value)),
        },
      },
    },
    plugins: {
      tooltip: {
        backgroundColor: '#12302f',
        bodyFont: { ...font, weight: 600 },
        titleFont: font,
        displayColors: false,
        callbacks: {
          title: ([item]) => longDay(item?.label ?? ''),
          label: ({ raw }) => rupees(Number(raw)),
        },
      },
    },
  }
}

type Label = { lines: string[]; x: number; y: number; align: CanvasTextAlign }

/** Writes the figures of the peak and of today beside their points. */
function labels(today: string | null): Plugin<'line'> {
  return {
    id: 'direct-labels',
    afterDatasetsDraw: (chart) => {
      const { ctx } = chart
      const written = [peakLabel(chart, today), todayLabel(chart, today)].filter(
        (label) => label !== null,
      )
      ctx.save()
      ctx.fillStyle = ink
      ctx.font = `600 13px ${getComputedStyle(chart.canvas).fontFamily}`
      ctx.textBaseline = 'middle'
      // The card's ground around the letters keeps rules and the line itself from striking through them.
      ctx.strokeStyle = ground
      ctx.lineWidth = 6
      ctx.lineJoin = 'round'
      for (const { lines, x, y, align } of written) {
        ctx.textAlign = align
        for (const [at, line] of lines.entries()) {
          ctx.strokeText(line, x, y + at * 17)
          ctx.fillText(line, x, y + at * 17)
        }
      }
      ctx.restore()
    },
  }
}

function figures(chart: Chart<'line'>): number[] {
  return (chart.data.datasets[0]?.data ?? []) as number[]
}

function dayAt(chart: Chart<'line'>, at: number): string {
  return String(chart.data.labels?.[at] ?? '')
}

function peakLabel(chart: Chart<'line'>, today: string | null): Label | null {
  const peak = peakOf(figures(chart))
  const point = chart.getDatasetMeta(0).data[peak]
  if (!point || dayAt(chart, peak) === today) return null
  const text = t('revenue.peak', {
    amount: rupees(figures(chart)[peak] ?? 0),
    day: shortDay(dayAt(chart, peak)),
  })
  const half = 66
  const x = Math.min(Math.max(point.x, chart.chartArea.left + half), chart.chartArea.right - half)
  return { lines: [text], x, y: point.y - 16, align: 'center' }
}

function todayLabel(chart: Chart<'line'>, today: string | null): Label | null {
  const at = (chart.data.labels ?? []).lastIndexOf(today ?? '')
  const point = chart.getDatasetMeta(0).data[at]
  if (!point) return null
  const amount = rupees(figures(chart)[at] ?? 0)
  if (chart.width >= roomy) {
    const y = Math.min(point.y - 7, chart.chartArea.bottom - 24)
    return { lines: [t('revenue.today'), amount], x: point.x + 13, y, align: 'left' }
  }
  // On a phone it stands over its point, or under it where the line comes from above and leaves the room,
  // unless the peak's label is just there.
  const points = chart.getDatasetMeta(0).data
  const falls = (points[at - 1]?.y ?? point.y) < point.y
  const y = point.y + (falls && point.y + 26 < chart.chartArea.bottom ? 17 : -16)
  const peak = points[peakOf(figures(chart))]
  const near = peak && peak !== point && point.x - peak.x < 210 && Math.abs(y + 16 - peak.y) < 26
  return near
    ? null
    : {
        lines: [t('revenue.todayAmount', { amount })],
        x: chart.chartArea.right + 10,
        y,
        align: 'right',
      }
}
