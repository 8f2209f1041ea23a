import { gapOf, lawOn, percentOfPrice } from '../../gst/rules/law.ts'
import { addDays, type IsoDate } from '../../shared/dates.ts'
import { type Charge, isBesideNights } from './charges.ts'
import { extraLine } from './extra-guests.ts'

type Line = Omit<Charge, 'position'>

/** A night of a stay with all that its value is made of, in paise as guests pay it. */
type Value = {
  line: Line
  date: IsoDate
  guests: number
  extra: number
  off: number
  agreed: number
}
type Taxed = Value & { percent: number; more: number }

/**
 * Returns the lines of a stay with the GST that the law has for the value of each night: its price, its extra guests and its share of
 * discounts and of a price as agreed. Guests pay the prices they were shown, with one exception: in the gap where no rate fits
 * ({@link gapOf}) a line of the kind `limit` makes the sum one that can be. Where extra guests lift a night into it, the higher rate comes
 * on top of the value before tax; where a discount brings one down into it, the guest pays the most that the lower rate allows. A price as agreed is never
 * changed. `kept` are the rates of nights that stay as they were charged.
 */
export function taxedByLaw(
  lines: readonly Line[],
  kept: ReadonlyMap<IsoDate, number> = new Map(),
): Line[] {
  const nights = valuesOf(lines).map((value) => ({ ...value, ...taxOf(value, kept) }))
  const [first] = nights
  if (!first) return [...lines]
  const of = (kind: Line['kind']) => lines.filter((line) => line.kind === kind)
  return [
    ...nights.map(({ line, percent }) => ({ ...line, gstPercent: percent })),
    ...extraGuestsOf(nights, first.date),
    ...byRate(nights, 'more', (percent) => ({ kind: 'limit', words: limitWords(percent) })),
    ...of('discount')
      .slice(0, 1)
      .flatMap(({ kind, words }) => byRate(nights, 'off', () => ({ kind, words }))),
    ...lines.filter(({ kind }) => isBesideNights(kind)),
    ...of('agreed')
      .slice(0, 1)
      .flatMap(({ kind, words }) => byRate(nights, 'agreed', () => ({ kind, words }))),
  ]
}

function limitWords(percent: number): string {
  return `GST ${percent}% by law`
}

function valuesOf(lines: readonly Line[]): Value[] {
  const extras = new Map<IsoDate, { guests: number; paise: number }>()
  for (const { extraGuests, paise } of lines) {
    if (!extraGuests) continue
    const { guests, nights, from } = extraGuests
    const shares = shared(paise, Array<number>(nights).fill(1))
    for (const [at, share] of shares.entries()) {
      extras.set(addDays(from, at), { guests, paise: share })
    }
  }
  const nights = lines.flatMap((line) => {
    if (line.kind !== 'night' || line.night === null) return []
    const { guests = 0, paise: extra = 0 } = extras.get(line.night) ?? {}
    return [{ line, date: line.night, guests, extra }]
  })
  const sumOf = (kind: Line['kind']) =>
    lines.reduce((sum, line) => (line.kind === kind ? sum + line.paise : sum), 0)
  const prices = nights.map(({ line }) => line.paise)
  const off = shared(sumOf('discount'), prices)
  const whole = nights.map(({ line, extra }, at) => line.paise + extra + (off[at] ?? 0))
  const agreed = shared(sumOf('agreed'), whole)
  return nights.map((night, at) => ({ ...night, off: off[at] ?? 0, agreed: agreed[at] ?? 0 }))
}

// In proportion to some weights, equally where they are nothing; the parts are always the sum.
function shared(sum: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((before, weight) => before + weight, 0)
  const parts = whole > 0 ? weights : weights.map(() => 1)
  const all = whole > 0 ? whole : weights.length
  let [before, given] = [0, 0]
  return parts.map((weight) => {
    before += weight
    const until = Math.round((sum * before) / all)
    const share = until - given
    given = until
    return share
  })
}

/** The rate of a night, and what it costs more or less because no rate fits its value. */
function taxOf(value: Value, kept: ReadonlyMap<IsoDate, number>) {
  const asCharged = kept.get(value.date)
  const now = taxToday(value)
  // Bookings keep the rate that they were charged, also one from before the room had that of the law.
  const isSame = asCharged === undefined || asCharged === now.percent
  return isSame ? now : { percent: asCharged, more: 0 }
}

function taxToday({ line, date, extra, off, agreed }: Value) {
  const paise = line.paise + extra + off + agreed
  const { lower, higher } = lawOn(date)
  const fitting = percentOfPrice(paise, date)
  if (fitting !== null) return { percent: fitting, more: 0 }
  if (agreed !== 0) return { percent: higher, more: 0 }
  if (percentOfPrice(line.paise, date) === lower) {
    return { percent: higher, more: Math.round((paise * (100 + higher)) / (100 + lower)) - paise }
  }
  return { percent: lower, more: gapOf(date).lowest - paise }
}

function extraGuestsOf(nights: readonly Taxed[], checkIn: IsoDate): Line[] {
  const runs: Taxed[][] = []
  for (const night of nights) {
    const last = runs.at(-1)?.at(-1)
    const goesOn =
      last &&
      last.guests === night.guests &&
      last.extra === night.extra &&
      last.percent === night.percent &&
      addDays(last.date, 1) === night.date
    if (goesOn) runs.at(-1)?.push(night)
    else runs.push([night])
  }
  return runs.flatMap((run) => {
    const [first] = run
    if (!first || first.guests === 0) return []
    const of = { guests: first.guests, nights: run.length, from: first.date }
    const paise = run.reduce((sum, { extra }) => sum + extra, 0)
    return [extraLine(of, checkIn, { paise, gstPercent: first.percent })]
  })
}

type Name = Pick<Line, 'kind' | 'words'>

function byRate(
  nights: readonly Taxed[],
  what: 'more' | 'off' | 'agreed',
  named: (percent: number) => Name,
): Line[] {
  return [...Map.groupBy(nights, ({ percent }) => percent)].flatMap(([gstPercent, some]) => {
    const paise = some.reduce((sum, night) => sum + night[what], 0)
    return paise === 0 ? [] : [{ night: null, ...named(gstPercent), paise, gstPercent }]
  })
}
