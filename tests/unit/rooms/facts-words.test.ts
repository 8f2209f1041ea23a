import { createTranslator, type useTranslations } from 'next-intl'
import { describe, expect, test } from 'vitest'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { type RoomFacts, roomFacts } from '#lib/rooms/schema/facts.ts'
import { factRows, shortFacts } from '#lib/rooms/words.ts'

type Say = ReturnType<typeof useTranslations<never>>

const locales = Object.keys(languages) as Locale[]
const sayings = new Map(
  await Promise.all(locales.map(async (locale) => [locale, await saying(locale)] as const)),
)

async function saying(locale: Locale): Promise<Say> {
  const { default: messages } = await import(`#messages/${locale}.json`, { with: { type: 'json' } })
  const onError = (error: Error) => {
    throw error
  }
  return createTranslator({ locale, messages, onError }) as unknown as Say
}

function sayIn(locale: Locale): Say {
  const known = sayings.get(locale)
  if (!known) throw new Error(`No words in ${locale}`)
  return known
}

type Room = Parameters<typeof factRows>[0]

const bare: Room = { facts: {}, sleeps: null, units: 1 }

const whole: Room = {
  sleeps: 2,
  units: 3,
  facts: {
    mattress: true,
    beds: [
      { kind: 'double', count: 1, width: 150, length: 200 },
      { kind: 'single', count: 2, width: 90 },
      { kind: 'bunk', count: 3, length: 190 },
      { kind: 'mattress', count: 1 },
    ],
    bathroom: 'own_inside',
    toilet: 'western',
    bathing: ['shower', 'bucket'],
    hotWater: [
      { from: '06:00', to: '10:00' },
      { from: '18:30', to: '22:00' },
    ],
    cooling: 'fan',
    heater: false,
    steps: 3,
    rail: true,
    size: 20,
    wifi: 'near_room',
    wifiSpeed: 20,
    powerCut: 'lights_and_fan',
    powerHours: 4,
  },
}

const linesOf = (rows: ReturnType<typeof factRows>) =>
  Object.fromEntries(rows.map(({ name, lines, more }) => [name, [...lines, ...more]]))

describe('in English', () => {
  const t = sayIn('en')

  test('a room says all that is known of it', () => {
    expect(linesOf(factRows(whole, t, 'en'))).toEqual({
      sleeps: ['2 guests, plus a child on a mattress'],
      beds: [
        'One double bed, 150 × 200\u00a0cm',
        'Two single beds, 90\u00a0cm wide',
        '3 bunk beds, 190\u00a0cm long',
        'One mattress',
      ],
      bathroom: [
        'Private, inside the room',
        'Shower, bucket bath, Western toilet',
        'Hot water 6\u00a0am to 10\u00a0am and 6:30\u00a0pm to 10\u00a0pm',
      ],
      climate: ['Fan, no AC, no heater'],
      steps: ['3 steps up to the door, with a rail'],
      size: ['20\u00a0m² (215 square feet)'],
      wifi: ['Near the room, but not in it', '20\u00a0Mbit/s, measured in the room'],
      power: ['Lights and fan keep running for 4 hours'],
      units: ['3'],
    })
  })

  test('what is not known has no row', () => {
    expect(linesOf(factRows(bare, t, 'en'))).toEqual({ units: ['Only this one'] })
    expect(shortFacts(bare, t, 'en')).toEqual([])
  })

  test.each<[RoomFacts, string, string[]]>([
    [{ heater: true }, 'climate', ['Heater']],
    [{ steps: 0, rail: true }, 'steps', ['No steps']],
    [{ steps: 1 }, 'steps', ['1 step up to the door']],
    [{ steps: 2, rail: false }, 'steps', ['2 steps up to the door, no rail']],
    [{ wifi: 'none', wifiSpeed: 20 }, 'wifi', ['No Wi-Fi near the room']],
    [{ wifiSpeed: 20 }, 'wifi', ['20\u00a0Mbit/s, measured in the room']],
    [{ powerCut: 'everything' }, 'power', ['Everything keeps running']],
    [{ powerCut: 'candles', powerHours: 4 }, 'power', ['Candles until the power is back']],
    [{ toilet: 'indian' }, 'bathroom', ['Squat toilet']],
    [{ hotWater: 'all_day' }, 'bathroom', ['Hot water all day']],
  ])('of %o the row %s says %j', (facts, name, lines) => {
    expect(linesOf(factRows({ ...bare, facts }, t, 'en'))[name]).toEqual(lines)
  })

  test.each<[RoomFacts, string]>([
    [{ rail: true }, 'rail'],
    [{ powerHours: 4 }, 'powerHours'],
    [{ mattress: true }, 'mattress'],
  ])('%o alone says nothing', (facts) => {
    expect(linesOf(factRows({ ...bare, facts }, t, 'en'))).toEqual({ units: ['Only this one'] })
  })

  test('four facts compare rooms', () => {
    expect(shortFacts(whole, t, 'en').map(({ text }) => text)).toEqual([
      'Sleeps\u00a02',
      'One double bed, two single beds, 3 bunk beds, one mattress',
      'Private bathroom',
      'Fan, no AC',
    ])
    const shared = { ...bare, facts: { bathroom: 'shared' } as const }
    expect(shortFacts(shared, t, 'en').map(({ text }) => text)).toEqual(['Shared bathroom'])
  })
})

/** Every choice of every fact, by itself. */
const choices: RoomFacts[] = [
  ...roomFacts.shape.beds
    .unwrap()
    .element.shape.kind.options.flatMap((kind) =>
      [1, 2, 3, 5].map((count) => ({ beds: [{ kind, count }] })),
    ),
  ...roomFacts.shape.bathroom.unwrap().options.map((bathroom) => ({ bathroom })),
  ...roomFacts.shape.toilet.unwrap().options.map((toilet) => ({ toilet })),
  ...roomFacts.shape.bathing.unwrap().element.options.map((way) => ({ bathing: [way] })),
  ...(['all_day', 'on_request'] as const).map((hotWater) => ({ hotWater })),
  { hotWater: [{ from: '06:00', to: '10:00' }] },
  ...roomFacts.shape.cooling.unwrap().options.map((cooling) => ({ cooling })),
  ...[true, false].map((heater) => ({ heater })),
  ...[0, 1, 2, 5, 21, 100].map((steps) => ({ steps })),
  ...[true, false].map((rail) => ({ steps: 2, rail })),
  { size: 34 },
  ...roomFacts.shape.wifi.unwrap().options.map((wifi) => ({ wifi })),
  { wifiSpeed: 20 },
  ...roomFacts.shape.powerCut
    .unwrap()
    .options.flatMap((powerCut) => [
      { powerCut },
      ...[1, 2, 5].map((powerHours) => ({ powerCut, powerHours })),
    ]),
]

test('every fact is among the choices', () => {
  const named = new Set(choices.flatMap((facts) => Object.keys(facts)))
  expect([...named, 'mattress'].sort()).toEqual(Object.keys(roomFacts.shape).sort())
})

describe.each(locales)('in %s', (locale) => {
  const t = sayIn(locale)

  test('each choice has words of its own', () => {
    const said = choices.map((facts) => {
      const [row] = factRows({ ...bare, facts }, t, locale)
      expect(row?.name).not.toBe('units')
      return row?.lines.join(' ')
    })
    expect(said.filter((text) => !text)).toEqual([])
    // However long candles burn.
    const isCandles = ({ powerCut }: RoomFacts) => powerCut === 'candles'
    const different = choices.filter((facts) => !isCandles(facts)).length + 1
    expect(new Set(said).size).toBe(different)
  })

  test('each row has a label', () => {
    for (const { name } of factRows(whole, t, locale)) {
      expect(t(`rooms.facts.label.${name}`)).toBeTruthy()
    }
  })

  test('a mattress for a child is said with the number of guests', () => {
    const said = [1, 2, 5].map((sleeps) =>
      [{}, { mattress: true }].map(
        (facts) => factRows({ ...bare, sleeps, facts }, t, locale)[0]?.lines[0],
      ),
    )
    expect(new Set(said.flat()).size).toBe(6)
  })
})
