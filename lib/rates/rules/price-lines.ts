import { addDays, type IsoDate } from '../../shared/dates.ts'
import { type BesideNights, type Charge, isBesideNights } from './charges.ts'

/** A charge as far as the lines of a price need it. */
export type Priced = Pick<
  Charge,
  'kind' | 'night' | 'extraGuests' | 'words' | 'paise' | 'gstPercent'
>

/** A line of a price as guests read it, in paise; the lines add up to the total. */
export type PriceLine = { paise: number } & (
  | { kind: 'nights'; nights: number; each: number }
  | { kind: 'night'; night: IsoDate }
  | { kind: 'extraGuests'; guests: number; nights: number; each: number }
  /** `percent` of the nights, if it's a whole number and there are other charges that it doesn't apply to. */
  | { kind: 'code' | 'longStay'; words: string; percent: number | null }
  | { kind: 'limit' | 'agreed' }
  | { kind: BesideNights; words: string }
)

/**
 * Returns the lines of a price for guests, for the form, the guest's page and the mails alike: all nights in one line if they cost the
 * same, else a line each; extra guests by how many, how long and how much; and what makes it dearer or cheaper. What has
 * several rates of GST is one line.
 */
export function priceLines(charges: readonly Priced[]): PriceLine[] {
  const nights = charges.filter(({ kind }) => kind === 'night')
  const sum = nights.reduce((before, { paise }) => before + paise, 0)
  const isOfPart = charges.some(({ kind }) => kind === 'extra_guest' || isBesideNights(kind))
  return [
    ...nightLines(nights),
    ...extraGuestLines(charges),
    ...together(charges, 'limit', ({ paise }) => ({ kind: 'limit', paise })),
    ...charges.flatMap(({ kind, words, paise }): PriceLine[] =>
      isBesideNights(kind) ? [{ kind, words, paise }] : [],
    ),
    ...together(charges, 'discount', ({ words, paise }) => ({
      kind: isCode(words) ? 'code' : 'longStay',
      words,
      paise,
      percent: isOfPart ? wholePercent(-paise, sum) : null,
    })),
    ...together(charges, 'agreed', ({ paise }) => ({ kind: 'agreed', paise })),
  ]
}

function nightLines(nights: readonly Priced[]): PriceLine[] {
  const [first] = nights
  const isEven = nights.every(({ paise }) => paise === first?.paise)
  if (first && isEven) {
    const { paise: each } = first
    return [{ kind: 'nights', nights: nights.length, each, paise: each * nights.length }]
  }
  return nights.flatMap(({ night, paise }) => (night ? [{ kind: 'night', night, paise }] : []))
}

// Lines whose nights have several rates of GST follow one another.
function extraGuestLines(charges: readonly Priced[]): PriceLine[] {
  const lines: (Extract<PriceLine, { kind: 'extraGuests' }> & { until: IsoDate })[] = []
  for (const { extraGuests, paise } of charges) {
    if (!extraGuests) continue
    const { guests, nights, from } = extraGuests
    const each = Math.round(paise / (guests * nights))
    const until = addDays(from, nights)
    const last = lines.at(-1)
    if (last && last.guests === guests && last.each === each && last.until === from) {
      Object.assign(last, { nights: last.nights + nights, paise: last.paise + paise, until })
    } else lines.push({ kind: 'extraGuests', guests, nights, each, paise, until })
  }
  return lines.map(({ until: _, ...line }) => line)
}

function together(
  charges: readonly Priced[],
  kind: Priced['kind'],
  lineOf: (line: { words: string; paise: number }) => PriceLine,
): PriceLine[] {
  const all = charges.filter((charge) => charge.kind === kind)
  const [first] = all
  const paise = all.reduce((sum, charge) => sum + charge.paise, 0)
  return first && paise !== 0 ? [lineOf({ words: first.words, paise })] : []
}

// A discount for a long stay is called "7 nights or more".
function isCode(words: string): boolean {
  return /^[A-Z0-9]+$/.test(words)
}

function wholePercent(paise: number, of: number): number | null {
  const percent = Math.round((paise * 100) / of)
  return Math.round((of * percent) / 100) === paise ? percent : null
}
