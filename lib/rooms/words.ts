import type { useTranslations } from 'next-intl'
import { isolateIn } from '../i18n/isolate.ts'
import type { Locale } from '../i18n/languages.ts'
import { listed } from '../i18n/listed.ts'
import { clockIn } from '../shared/dates.ts'
import { numberFormat } from '../shared/intl-formats.ts'
import type { RoomFacts } from './schema/facts.ts'
import type { Room } from './schema/room.ts'

/** A translator of whole keys. */
type Say = ReturnType<typeof useTranslations<never>>

export type FactName =
  | 'sleeps'
  | 'beds'
  | 'bathroom'
  | 'climate'
  | 'steps'
  | 'size'
  | 'wifi'
  | 'power'
  | 'units'

/** What a guest reads about one thing of a room: what matters, a line each, and what there's to add. */
type FactRow = { name: FactName; lines: string[]; more: string[] }

type Described = Pick<Room, 'facts' | 'sleeps' | 'units'>

/** Returns what a room has, in the words of a language. What isn't known has no row. */
export function factRows(room: Described, t: Say, locale: Locale): FactRow[] {
  const write = writer(t, locale)
  const { facts } = room
  const rows: FactRow[] = [
    { name: 'sleeps', lines: sleepsWords(room, t), more: [] },
    { name: 'beds', lines: (facts.beds ?? []).map(write.bed), more: [] },
    { name: 'bathroom', ...write.bathroom(facts) },
    { name: 'climate', lines: write.together(climateWords(facts, t)), more: [] },
    { name: 'steps', lines: write.together(stepsWords(facts, t)), more: [] },
    { name: 'size', lines: write.size(facts), more: [] },
    { name: 'wifi', ...write.wifi(facts) },
    { name: 'power', lines: powerWords(facts, t), more: [] },
    { name: 'units', lines: [t('rooms.facts.units', { count: room.units })], more: [] },
  ]
  return rows
    .map(({ lines, more, name }) => (lines.length > 0 ? { name, lines, more } : lifted(name, more)))
    .filter(({ lines }) => lines.length > 0)
}

/** Returns the four facts by which guests compare rooms, as far as they're known. */
export function shortFacts(
  { facts, sleeps }: Described,
  t: Say,
  locale: Locale,
): { name: FactName; text: string }[] {
  const { together } = writer(t, locale)
  const { beds = [], bathroom, cooling } = facts
  const bath = bathroom === 'shared' ? 'shared' : 'own'
  const words: Partial<Record<FactName, string[]>> = {
    sleeps: sleeps === null ? [] : [t('rooms.sleeps', { count: sleeps })],
    beds: together(beds.map(({ kind, count }) => t(`rooms.facts.bed.${kind}`, { count }))),
    bathroom: bathroom ? [t(`rooms.facts.bath.${bath}`)] : [],
    climate: together(cooling ? [t(`rooms.facts.cooling.${cooling}`)] : []),
  }
  return Object.entries(words).flatMap(([name, texts]) =>
    texts.map((text) => ({ name: name as FactName, text })),
  )
}

/** Returns a size in square metres as whole square feet, which guests in India know better. */
export function squareFeet(metres: number): number {
  return Math.round(metres * 10.7639)
}

// Something to add to nothing is what there's to say.
function lifted(name: FactName, more: string[]): FactRow {
  return { name, lines: more, more: [] }
}

function sleepsWords({ facts, sleeps }: Described, t: Say): string[] {
  if (sleeps === null) return []
  return [t(facts.mattress ? 'rooms.facts.mattress' : 'common.guests', { count: sleeps })]
}

function climateWords({ cooling, heater }: RoomFacts, t: Say): string[] {
  const words = cooling ? [t(`rooms.facts.cooling.${cooling}`)] : []
  return heater === undefined ? words : [...words, t(`rooms.facts.heater.${heater ? 'yes' : 'no'}`)]
}

function stepsWords({ steps, rail }: RoomFacts, t: Say): string[] {
  if (steps === undefined) return []
  const count = t('rooms.facts.steps.count', { count: steps })
  return steps === 0 || rail === undefined
    ? [count]
    : [count, t(rail ? 'rooms.facts.steps.rail' : 'rooms.facts.steps.noRail')]
}

function powerWords({ powerCut, powerHours = 0 }: RoomFacts, t: Say): string[] {
  if (!powerCut) return []
  return powerCut === 'candles'
    ? [t('rooms.facts.power.candles')]
    : [t(`rooms.facts.power.${powerCut}`, { hours: powerHours })]
}

/** What's written differently by language: numbers, times, lists, and the capital of a sentence. */
function writer(t: Say, locale: Locale) {
  const own = isolateIn(locale)
  const number = (value: number) => own(numberFormat(locale, {}).format(value))
  const sentence = (text: string) => text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1)
  const together = (words: string[]) => (words.length > 0 ? [sentence(listed(words, locale))] : [])
  const clock = (time: string) => own(clockIn(locale, time))

  function hotWater({ hotWater: water }: RoomFacts): string[] {
    if (!water) return []
    if (typeof water === 'string') return [t(`rooms.facts.hotWater.${water}`)]
    const times = water.map(({ from, to }) =>
      t('rooms.facts.hotWater.between', { from: clock(from), to: clock(to) }),
    )
    const joined = new Intl.ListFormat(locale).format(times)
    return [t('rooms.facts.hotWater.times', { times: joined })]
  }

  return {
    together,
    bed({ kind, count, width, length }: NonNullable<RoomFacts['beds']>[number]): string {
      const bed = sentence(t(`rooms.facts.bed.${kind}`, { count }))
      if (width && length) {
        return t('rooms.facts.bedSize.both', { bed, width: number(width), length: number(length) })
      }
      if (width) return t('rooms.facts.bedSize.width', { bed, width: number(width) })
      return length ? t('rooms.facts.bedSize.length', { bed, length: number(length) }) : bed
    },
    bathroom(facts: RoomFacts): Pick<FactRow, 'lines' | 'more'> {
      const { bathroom, bathing = [], toilet } = facts
      const inside = bathing.map((way) => t(`rooms.facts.bathing.${way}`))
      const more = together(toilet ? [...inside, t(`rooms.facts.toilet.${toilet}`)] : inside)
      return {
        lines: bathroom ? [t(`rooms.facts.bathroom.${bathroom}`)] : [],
        more: [...more, ...hotWater(facts)],
      }
    },
    size({ size }: RoomFacts): string[] {
      if (!size) return []
      return [
        t('rooms.facts.size', {
          metres: number(size),
          feet: number(squareFeet(size)),
        }),
      ]
    },
    wifi({ wifi, wifiSpeed: speed }: RoomFacts): Pick<FactRow, 'lines' | 'more'> {
      const isMeasured = speed && wifi !== 'none'
      return {
        lines: wifi ? [t(`rooms.facts.wifi.${wifi}`)] : [],
        more: isMeasured ? [t('rooms.facts.wifiSpeed', { speed: number(speed) })] : [],
      }
    },
  }
}
