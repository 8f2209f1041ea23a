import type { Locale } from '../../../i18n/languages.ts'
import { numberOf, numberPattern, shareWords } from './number-words.ts'
import { finds, wordsOf } from './sentences.ts'
import { timesIn } from './times.ts'

/** Figures that are typed by hand in a sentence. A time is in minutes of the day, and may be two: "at 2" can be either. */
export type Figures = {
  times: number[][]
  percents: number[]
  shares: number[]
  days: number[]
  dogs: number[]
  minutes: number[]
  years: number[]
  phones: string[]
  emails: string[]
  upiIds: string[]
  isMoney: boolean
}

const units: Record<Locale, { days: string; weeks: string; dogs: string; minutes: string }> = {
  en: {
    days: 'days?',
    weeks: 'weeks?',
    dogs: '(?:\\p{L}+ )?(?:dogs?|pets?)',
    minutes: 'min(?:ute)?s?',
  },
  fr: { days: 'jours?', weeks: 'semaines?', dogs: 'chiens?|animaux', minutes: 'min(?:ute)?s?' },
  es: { days: 'días?', weeks: 'semanas?', dogs: 'perros?|mascotas?', minutes: 'min(?:uto)?s?' },
  ru: {
    days: 'дн(?:я|ей|ям)|день|суток',
    weeks: 'недел[ьиюя]',
    dogs: 'собак[иуа]?|пс(?:а|ов)',
    minutes: 'минут[аыу]?|мин',
  },
  zh: { days: '[天日]', weeks: '周|个?星期', dogs: '[只条隻條]?(?:小)?[狗犬]', minutes: '分钟' },
  ar: {
    days: 'أيام|يوم[اً]*',
    weeks: 'أسابيع|أسبوع[اً]*',
    dogs: 'كلاب|كلب[اً]*',
    minutes: 'دقائق|دقيقة',
  },
}

// Arabic has a form of its own for two.
const arabicTwo = { days: 'يومان|يومين', dogs: 'كلبان|كلبين' } as const

const percent = '%|٪|per ?cent|pour cent|por ciento|процент(?:а|ов)?'
const rupees = 'rupees?|roupies?|rupias?|рупи[яйию]|卢比|روبيات?'
const moneyTyped = finds(
  `(?:₹|(?<!\\p{L})(?:Rs|INR))\\s?\\d[\\d,]*|\\d[\\d,]*\\s?(?:₹|(?:${rupees})(?!\\p{L}))`,
)

/** Returns the figures that are typed in a sentence. */
export function figuresIn(sentence: string, locale: Locale): Figures {
  const numbered = (unit: string) => numbersBefore(sentence, locale, unit)
  const { days, weeks, dogs, minutes } = units[locale]
  const two = (form: string) =>
    locale === 'ar' && finds(wordsOf('ar', form)).test(sentence) ? [2] : []
  return {
    times: timesIn(sentence, locale),
    percents: percentsIn(sentence, locale),
    shares: shareWords[locale].flatMap(([share, words]) =>
      finds(wordsOf(locale, words)).test(sentence) ? [share] : [],
    ),
    days: [...numbered(days), ...numbered(weeks).map((count) => count * 7), ...two(arabicTwo.days)],
    dogs: [...numbered(dogs), ...two(arabicTwo.dogs)],
    minutes: numbered(minutes),
    years: matches(sentence, '(?<!\\d)(?:1[89]|20)\\d\\d(?!\\d)').map(Number),
    phones: matches(sentence, '\\+?\\d[\\d\\s().-]{7,20}\\d').flatMap(phoneDigits),
    emails: matches(sentence, '[\\w.+-]{1,60}@[\\w-]{1,60}(?:\\.[\\w-]{1,30})+'),
    upiIds: matches(sentence, '[\\w.-]{2,60}@[a-z][a-z0-9]{1,30}(?![\\w-]|\\.\\w)'),
    isMoney: moneyTyped.test(sentence),
  }
}

const matches = (sentence: string, pattern: string) =>
  [...sentence.matchAll(finds(pattern, 'g'))].map(([found]) => found)

// Of a phone number, ten digits are the least in India.
function phoneDigits(found: string): string[] {
  const digits = found.replace(/\D/g, '')
  return digits.length >= 10 ? [digits] : []
}

function numbersBefore(sentence: string, locale: Locale, unit: string): number[] {
  const pattern = wordsOf(locale, `(${numberPattern(locale)})[\\s -]?(?:个)?(?:${unit})`)
  return [...sentence.matchAll(finds(pattern, 'g'))].map(([, number = '']) =>
    numberOf(number, locale),
  )
}

function percentsIn(sentence: string, locale: Locale): number[] {
  const signed = [...sentence.matchAll(finds(`(\\d{1,3}(?:[.,]\\d+)?)[\\s ]?(?:${percent})`, 'g'))]
  const arabic = [...sentence.matchAll(finds('(?:%|٪)\\s?(\\d{1,3})', 'g'))]
  const chinese = [...sentence.matchAll(finds(`百分之(${numberPattern('zh')})`, 'g'))]
  return [
    ...[...signed, ...arabic].map(([, number = '']) => Number(number.replace(',', '.'))),
    ...(locale === 'zh' ? chinese.map(([, number = '']) => numberOf(number, 'zh')) : []),
  ]
}
