import { describe, expect, test } from 'vitest'
import { type Change, type Held, withChanges } from '#lib/farm/rules/held.ts'
import type { Lists } from '#lib/farm/rules/lists.ts'
import { publishWarnings } from '#lib/farm/rules/warnings/publish-warnings.ts'
import { nameOf, type Shipped } from '#lib/farm/rules/words.ts'
import type { Facts } from '#lib/farm/schema/facts.ts'
import type { SiteWarning } from '#lib/farm/schema/site.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { property } from '#lib/property.ts'
import { readMessages } from '../../support/messages.ts'
import { terms } from '../../support/terms.ts'

const locales: Locale[] = ['en', 'fr', 'ar', 'es', 'zh', 'ru']
const shipped = Object.fromEntries(
  locales.map((locale) => [locale, readMessages(locale)]),
) as unknown as Shipped
// What the sentences are held against, whatever the farm's facts are.
const facts: Facts = {
  ...property,
  ...terms,
  since: 2022,
  hours: { from: '08:00', to: '21:00' },
  meat: 'onRequest',
  gst: { ...property.gst, gstin: '27AAPFU0939F1ZV', scheme: 'regular' },
}

type Drafted = { locale?: Locale; key?: string; own?: Partial<Facts>; before?: Partial<Facts> }

/** What is warned about if these words are written. */
function warnings(
  text: string,
  { locale = 'en', key = 'about.lead', own = {}, before }: Drafted = {},
) {
  const published: Held = {
    facts: { ...facts, ...(before ?? own) },
    words: {},
    lists: {},
    pictures: {},
  }
  const change: Change = {
    kind: 'words',
    name: nameOf({ locale, key }),
    value: { text, english: locale === 'en' ? text : (shipped.en.get(key) ?? '') },
  }
  const wanted = withChanges({ ...published, facts: { ...facts, ...own } }, [change])
  return publishWarnings({ published, wanted, changes: [change], shipped, rooms: [] })
}

const isOf =
  <Kind extends SiteWarning['kind']>(kind: Kind) =>
  (warning: SiteWarning): warning is SiteWarning & { kind: Kind } =>
    warning.kind === kind
const figures = (text: string, drafted?: Drafted) =>
  warnings(text, drafted)
    .filter(isOf('figure'))
    .map(({ fact }) => fact)
const claims = (text: string, drafted?: Drafted) =>
  warnings(text, drafted)
    .filter(isOf('claim'))
    .map(({ fact }) => fact)

describe('a figure that is typed by hand although a fact holds it', () => {
  test.each([
    ['en', 'Check-in begins at 2 pm.', 'checkIn.from'],
    ['en', 'Come from 13:00 on.', 'checkIn.from'],
    ['en', 'Please leave by 10:30 a.m.', 'checkOutBy'],
    ['en', 'We answer until 9 pm.', 'hours.to'],
    ['en', 'A quarter now, the rest later.', 'depositPercent'],
    ['en', 'You pay half when you book.', 'depositPercent'],
    ['en', 'Just 25% today.', 'depositPercent'],
    ['en', 'Cancel within seven days for a full refund.', 'refundDays'],
    ['en', 'Cancel within two weeks and get your money back.', 'refundDays'],
    ['en', 'Two dogs are welcome.', 'maxDogs'],
    ['en', 'Call +91 98765 43210.', 'phone'],
    ['en', 'Write to us@farm.example.', 'email'],
    ['en', 'Pay to farm@okbank.', 'upi.id'],
    ['en', 'Rooms from ₹4,720 a night.', 'prices'],
    ['en', 'Rs. 3000 per night', 'prices'],
    ['en', 'Guests have come since 2022.', 'since'],
    ['en', 'GST of 12% is included.', 'gstPercent'],
    ['fr', 'Arrivée à partir de 14 h.', 'checkIn.from'],
    ['fr', 'Vous réglez un quart à la réservation.', 'depositPercent'],
    ['fr', 'Annulation sous sept jours : remboursement complet.', 'refundDays'],
    ['fr', 'Deux chiens sont les bienvenus.', 'maxDogs'],
    ['es', 'La entrada es a las 14:00.', 'checkIn.from'],
    ['es', 'Llegada a partir de las 2 de la tarde.', 'checkIn.from'],
    ['es', 'Una cuarta parte al reservar.', 'depositPercent'],
    ['es', 'Si cancela en siete días, devolvemos todo.', 'refundDays'],
    ['es', 'Se admiten dos perros.', 'maxDogs'],
    ['ru', 'Заезд с 14 часов.', 'checkIn.from'],
    ['ru', 'Выезд до 11 утра.', 'checkOutBy'],
    ['ru', 'Четверть суммы — при бронировании.', 'depositPercent'],
    ['ru', 'Возврат в течение семи дней.', 'refundDays'],
    ['ru', 'Можно взять двух собак.', 'maxDogs'],
    ['zh', '下午2点开始入住。', 'checkIn.from'],
    ['zh', '预订时付四分之一。', 'depositPercent'],
    ['zh', '七天内取消可全额退款。', 'refundDays'],
    ['zh', '欢迎带两只狗。', 'maxDogs'],
    ['ar', 'الوصول من الساعة 2 مساءً.', 'checkIn.from'],
    ['ar', 'تدفع ربع المبلغ عند الحجز.', 'depositPercent'],
    ['ar', 'استرداد كامل خلال سبعة أيام.', 'refundDays'],
    ['ar', 'نرد إليك كل ما دفعته خلال عشرة أيام.', 'refundDays'],
    ['ar', 'نرحب بكلبين.', 'maxDogs'],
    ['ar', 'تدفع ٢٥٪ الآن.', 'depositPercent'],
  ] as const)('in %s: %s', (locale, text, fact) => {
    expect(figures(text, { locale })).toEqual([fact])
  })

  test('of the minutes to a place nearby, where the place is told of', () => {
    expect(figures('25 minutes by car.', { key: 'nearby.tikona.text' })).toEqual([
      'drivingMinutes.tikona',
    ])
    expect(figures('A walk of 25 minutes.')).toEqual([])
  })

  test('is found in words that were published before, once the fact is another', () => {
    const own = { depositPercent: 30 }
    expect(figures('Just 25% today.', { own, before: {} })).toEqual(['depositPercent'])
  })

  test.each([
    ['en', 'Pay {deposit} when you book, cancel within {refundDays} days for a refund.'],
    ['en', 'The boat goes at 6 am.'],
    ['en', 'A quarter of an hour from the lake.'],
    ['en', 'Three dishes, two lakes and six acres.'],
    ['en', 'Stay three days or ten.'],
    ['en', 'The fort stands at 1,070 m, built in 1657.'],
    ['en', 'The film takes half an hour.'],
    ['en', 'A jar of honey is ₹400.'],
    ['zh', '两个湖之间的农场。'],
    ['ru', 'Две реки и шесть акров.'],
    ['fr', 'La moitié du verger donne des mangues.'],
  ] as const)('isn’t taken for one that nothing holds, in %s: %s', (locale, text) => {
    expect(figures(text, { locale })).toEqual([])
  })
})

describe('a sentence that says otherwise than a fact', () => {
  const noDogs = { maxDogs: 0 }
  const noMeat = { meat: 'never' } as const
  const noGst = { gst: { ...facts.gst, gstin: null } }
  test.each([
    ['en', 'Dogs are welcome.', noDogs, 'maxDogs'],
    ['fr', 'Les chiens sont les bienvenus.', noDogs, 'maxDogs'],
    ['es', 'Las mascotas son bienvenidas.', noDogs, 'maxDogs'],
    ['ru', 'Собакам у нас рады.', noDogs, 'maxDogs'],
    ['zh', '欢迎带宠物。', noDogs, 'maxDogs'],
    ['ar', 'نرحب بالكلاب.', noDogs, 'maxDogs'],
    ['en', 'No pets, please.', {}, 'maxDogs'],
    ['en', 'Chicken on request.', noMeat, 'meat'],
    ['ar', 'دجاج عند الطلب.', noMeat, 'meat'],
    ['zh', '可以做鸡肉。', noMeat, 'meat'],
    ['en', 'The kitchen is strictly vegetarian.', {}, 'meat'],
    ['en', 'All prices include GST.', noGst, 'gst.gstin'],
    ['ru', 'GST включён в цену.', noGst, 'gst.gstin'],
    ['en', 'Bookings are non-refundable.', {}, 'refundDays'],
    ['fr', 'Annulation gratuite.', { refundDays: 0 }, 'refundDays'],
  ] as const)('in %s: %s', (locale, text, own, fact) => {
    expect(claims(text, { locale, own })).toEqual([fact])
  })

  test.each([
    ['en', 'Dogs are welcome.', {}],
    ['en', 'Dogs can’t come.', noDogs],
    ['fr', 'Les chiens ne sont pas admis.', noDogs],
    ['en', 'We never cook meat.', noMeat],
    ['zh', '我们不提供肉。', noMeat],
    ['en', 'All prices include GST.', {}],
  ] as const)('isn’t one that is so, in %s: %s', (locale, text, own) => {
    expect(claims(text, { locale, own })).toEqual([])
  })
})

describe('languages', () => {
  const states = (text: string, drafted?: Drafted) =>
    warnings(text, drafted)
      .filter(isOf('language'))
      .map(({ locale, state }) => `${locale} ${state}`)

  test('that a change of the English has left behind are named', () => {
    expect(states('We grow mangoes.')).toEqual(
      ['fr', 'ar', 'es', 'zh', 'ru'].map((locale) => `${locale} outdated`),
    )
  })

  test('that are off aren’t asked for, and what’s written in them isn’t looked at', () => {
    const own = { languages: { ...facts.languages, fr: false, zh: false } }
    expect(states('We grow mangoes.', { own })).toEqual(
      ['ar', 'es', 'ru'].map((locale) => `${locale} outdated`),
    )
    expect(figures('Deux chiens.', { locale: 'fr', own })).toEqual([])
  })

  test('aren’t if only they have changed', () => {
    expect(states('Nous cultivons des mangues.', { locale: 'fr' })).toEqual([])
  })
})

describe('on a farm that isn’t the sample', () => {
  const own = { demo: false, brand: 'Attic' }
  const lists: Lists = {
    'nearby.nature': [],
    'nearby.forts': [{ id: 'tikona' }, { id: 'tung', hidden: true }],
  }
  const samples = (text: string, isSample = false) => {
    const held: Held = {
      facts: { ...facts, ...own, demo: isSample },
      words: {},
      lists,
      pictures: {},
    }
    const change: Change = { kind: 'words', name: 'en/about.lead', value: { text, english: text } }
    const wanted = withChanges(held, [change])
    return publishWarnings({ published: held, wanted, changes: [change], shipped, rooms: [] })
      .filter(isOf('sample'))
      .map(({ words }) => words)
  }

  test('words that still name the sample or places that aren’t shown are pointed out', () => {
    expect(samples('A farm by Pawna Lake. With mangoes.')).toEqual(['A farm by Pawna Lake.'])
    const welcome = `Welcome to ${property.brand}.`
    expect(samples(welcome)).toEqual([welcome])
    expect(samples('Tikona is near.')).toEqual([])
    expect(samples('Tung is near.')).toEqual(['Tung is near.'])
  })

  test('the sample names itself as it likes', () => {
    expect(samples('A farm by Pawna Lake.', true)).toEqual([])
  })
})

test('a text of the greatest length is looked through at once', () => {
  const text = '98 '.repeat(660)
  expect(text.length).toBeLessThanOrEqual(2000)
  expect(figures(text)).toEqual(['phone'])
})
