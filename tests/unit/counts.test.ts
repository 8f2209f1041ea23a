import { createTranslator } from 'use-intl/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { stepNames } from '#components/booking/stepper.tsx'
import { NearbyPage } from '#components/site/nearby/nearby-page.tsx'
import { setFarm } from '#lib/farm/rules/farm.ts'
import { nearbyGroups } from '#lib/farm/rules/shown.ts'
import { farmCounts } from '#lib/i18n/farm-counts.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { drawn, messagesIn } from '../support/drawn.ts'
import { nodeTypes, type Part, parts, readMessages, topParts } from '../support/messages.ts'
import { sampleFarm } from '../support/sample-farm.ts'

const locales = Object.keys(languages) as Locale[]
const sample = { ...farmCounts(), steps: stepNames.length }
const drives = { nearest: 'A', farthest: 1 }

const isCount = ({ type, value }: Part) => type === nodeTypes.plural && value in sample

/** The messages that count what is shown. */
const counting = (locale: string) =>
  [...readMessages(locale)].filter(([, text]) => parts(text, locale).some(isCount))

async function told(locale: Locale, counts: typeof sample): Promise<Map<string, string>> {
  const t = createTranslator({ locale, messages: await messagesIn(locale) }) as unknown as (
    key: string,
    values: object,
  ) => string
  const values = { ...farmFacts(locale), ...counts, ...drives }
  return new Map(counting(locale).map(([key]) => [key, t(key, values)]))
}

describe.each(locales)('in %s', (locale) => {
  test('the sample’s counts are spelled out', async () => {
    const sentences = await told(locale, sample)
    expect(sentences.size).toBe(16)
    // The drive to the farthest fort isn't a count of what is shown.
    const digits = [...sentences].map(([key, text]) => [key, text.replace('1', '')] as const)
    expect(digits.filter(([, text]) => /\d/.test(text))).toEqual([])
  })

  test('any other count is told in figures', async () => {
    const more = Object.entries(sample).map(([name, count]) => [name, count + 100])
    const sentences = await told(locale, Object.fromEntries(more) as typeof sample)
    expect([...sentences].filter(([, text]) => !/1\d\d/.test(text))).toEqual([])
  })
})

test.each([
  ['en', 'Four hill forts stand round the lake, each in sight of the others.'],
  ['fr', 'Quatre forts de montagne entourent le lac. De chacun, on voit les trois autres.'],
  ['ar', 'أربع قلاع على التلال حول البحيرة، تُرى كل منها من\u00a0الأخريات.'],
  ['es', 'Cuatro fuertes de montaña rodean el lago, cada uno a la vista de los demás.'],
  ['zh', '四座山堡围着湖，互相都望得见。'],
  ['ru', 'Четыре\u00a0горные крепости стоят вокруг озера, и\u00a0из\u00a0каждой видны остальные.'],
] as const)('the sample’s sentence about forts in %s', async (locale, sentence) => {
  expect((await told(locale, sample)).get('nearby.forts.text')).toBe(sentence)
})

describe('a farm that shows one fort fewer', () => {
  const show = (...ids: string[]) => {
    const lists = ids.length > 0 ? { 'nearby.forts': ids.map((id) => ({ id })) } : {}
    setFarm({ ...sampleFarm, lists })
  }
  beforeEach(() => show('lohagad', 'visapur', 'tikona'))
  afterEach(() => show())

  test('says so on its page, where it counts forts and all places', async () => {
    const page = await drawn('en', NearbyPage as never, {})
    expect(page).toContain('3 hill forts stand round the lake')
    expect(page).toContain('13 places we send our guests to')
  })
})

// Numbers from two on, and the things that the pages show.
const typed: Record<Locale, { number: string; things: string }> = {
  en: {
    number:
      'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|(twenty|thirty|forty)[\\w-]*|\\d+',
    things:
      'ways|(Maratha )?(hill )?forts|groups|places|packages|pictures|dishes|things|points|(short )?steps|of them|cottages',
  },
  fr: {
    number:
      'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|(vingt|trente)[\\w-]*|\\d+',
    things: 'forts|ensembles|lieux|formules|images|plats|choses|points|étapes|autres\\.',
  },
  ar: {
    number:
      'ثلاث|ثلاثة|أربع|أربعة|خمس|خمسة|ست|ستة|سبع|سبعة|ثمان|ثماني|ثمانية|تسع|تسعة|عشر|عشرة|عشرون|وثلاثون|\\d+',
    things: 'قلاع|مجموعات|مكاناً|أماكن|باقات|صور|صورة|أطباق|أمور|بنود|بنداً|خطوات|ندلّ',
  },
  es: {
    number:
      'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|(veinti|treinta)[\\w ]*|\\d+',
    things: 'fuertes|grupos|lugares|paquetes|imágenes|platos|cosas|puntos|pasos',
  },
  zh: {
    number: '[两二三四五六七八九十]|\\d+ ?',
    things: '座山堡|处|个地方|个去处|种套餐|幅|道菜|件事|条。|步。',
  },
  ru: {
    number:
      'дв[ае]|три|четыре|пять|шест[ьи]|семь|восемь|девять|десять|\\S+надцать|тридцать( \\S+)?|\\d+',
    things: 'горн\\S+ крепост|крепост|групп|мест|программ|готов|рисунк|блюд|правил|пункт|коротк',
  },
}

/** Returns what a message says of a number of things outside its plurals. */
function typedCount(text: string, locale: Locale): string | undefined {
  const own = topParts(text, locale)
    .map(({ type, value }) => (type === nodeTypes.text ? value : '{}'))
    .join('')
    .replaceAll('\u00a0', ' ')
  const { number, things } = typed[locale]
  const [start, gap] = locale === 'zh' ? ['', ''] : ['(?<![\\p{L}\\p{M}\\d])', ' ']
  return new RegExp(`${start}(${number})${gap}(${things})`, 'iu').exec(own)?.[0]
}

// Stories about single places, and what a picture shows.
const stories = new RegExp(
  `^(nearby\\.(?!(${nearbyGroups.join('|')})\\.)\\w+\\.(kind|text)|pictures\\.)`,
)

test.each(locales)('no message in %s types how many things are shown', (locale) => {
  const found = [...readMessages(locale)].flatMap(([key, text]) => {
    const words = stories.test(key) ? undefined : typedCount(text, locale)
    return words ? [[key, words]] : []
  })
  expect(found).toEqual([])
})

test.each([
  ['en', 'Thirty-three pictures of a day', 'Thirty-three pictures'],
  ['fr', 'De chacun, on voit les trois autres.', 'trois autres.'],
  ['ar', 'أربع قلاع على التلال', 'أربع قلاع'],
  ['es', 'Ver los catorce lugares', 'catorce lugares'],
  ['zh', '查看全部十四处', '四处'],
  ['ru', 'Обычный день в\u00a0шести рисунках', 'шести рисунк'],
  ['en', '{forts, plural, =4 {Four forts} one {# fort} other {# forts}}', undefined],
] as const)('a typed number is found: in %s, %s', (locale, text, found) => {
  expect(typedCount(text, locale)).toBe(found)
})
