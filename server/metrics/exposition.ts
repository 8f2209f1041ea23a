type Labels = Record<string, string | number>
type Sample = [value: number, labels?: Labels]

/** Figures of one name: what they are, and each with its labels. */
export type Family = {
  name: string
  help: string
  type: 'counter' | 'gauge'
  samples: Sample[]
}

/** Durations of one kind, in seconds: how many took no longer than each bound, all of them, and their sum. */
export type Durations = { labels: Labels; upTo: number[]; count: number; sum: number }
export type Histogram = { name: string; help: string; bounds: number[]; series: Durations[] }

/** Writes figures in Prometheus' text format, version 0.0.4 (prometheus.io/docs/instrumenting/exposition_formats). */
export function exposition(families: (Family | Histogram)[]): string {
  return families.map((family) => ('series' in family ? histogram(family) : plain(family))).join('')
}

function plain({ name, help, type, samples }: Family): string {
  const lines = samples.map(([value, labels]) => line(name, value, labels))
  return head(name, help, type) + lines.join('')
}

function histogram({ name, help, bounds, series }: Histogram): string {
  const lines = series.flatMap(({ labels, upTo, count, sum }) => [
    ...bounds.map((le, at) => line(`${name}_bucket`, upTo[at] ?? 0, { ...labels, le })),
    line(`${name}_bucket`, count, { ...labels, le: '+Inf' }),
    line(`${name}_sum`, sum, labels),
    line(`${name}_count`, count, labels),
  ])
  return head(name, help, 'histogram') + lines.join('')
}

const head = (name: string, help: string, type: string) =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`

// No label holds a quote, a backslash or a line end: they are all ours.
function line(name: string, value: number, labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${text}"`)
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}\n`
}
