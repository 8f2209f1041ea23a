import { IntlMessageFormat } from 'intl-messageformat'
import type { PlaceArgument } from '#lib/farm/schema/words.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import type { Chip } from './pieces.ts'

/** Returns how a chip reads to guests in a language: with the farm's own facts, or by its name where it's none of them. */
export function chipWords(
  { chip, raw }: Chip,
  locale: Locale,
  args: Pick<PlaceArgument, 'name' | 'samples'>[],
): string {
  const tags = [...raw.matchAll(/<(\w+)>/g)].map(([, name = '']) => [name, joined] as const)
  const values = args.map(({ name, samples }) => [name, figureOr(samples[locale])] as const)
  try {
    const format = new IntlMessageFormat(raw, locale)
    const told = format.format({ ...Object.fromEntries(tags), ...Object.fromEntries(values) })
    const words = [told].flat().join('').trim()
    return words && !words.includes('undefined') ? words : spacedName(chip)
  } catch {
    return spacedName(chip)
  }
}

const joined = (parts: unknown[]) => parts.join('')

// Plurals count numbers, and samples are texts.
const figureOr = (sample: string | undefined) =>
  sample !== undefined && /^\d+$/.test(sample) ? Number(sample) : sample

/** Returns the name of a fact in sentences as words: "check in from". */
export function spacedName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
