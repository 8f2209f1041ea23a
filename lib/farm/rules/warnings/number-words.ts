import type { Locale } from '../../../i18n/languages.ts'

type Numbers = readonly (readonly [number: number, words: string])[]

/** How languages write small numbers in letters. “One” is left out: nearly everywhere it's also “a”. */
const numberWords: Record<Locale, Numbers> = {
  en: [
    [2, 'two'],
    [3, 'three'],
    [4, 'four'],
    [5, 'five'],
    [6, 'six'],
    [7, 'seven'],
    [8, 'eight'],
    [9, 'nine'],
    [10, 'ten'],
    [14, 'fourteen'],
    [15, 'fifteen'],
    [30, 'thirty'],
  ],
  fr: [
    [2, 'deux'],
    [3, 'trois'],
    [4, 'quatre'],
    [5, 'cinq'],
    [6, 'six'],
    [7, 'sept'],
    [8, 'huit'],
    [9, 'neuf'],
    [10, 'dix'],
    [14, 'quatorze'],
    [15, 'quinze'],
    [30, 'trente'],
  ],
  es: [
    [2, 'dos'],
    [3, 'tres'],
    [4, 'cuatro'],
    [5, 'cinco'],
    [6, 'seis'],
    [7, 'siete'],
    [8, 'ocho'],
    [9, 'nueve'],
    [10, 'diez'],
    [14, 'catorce'],
    [15, 'quince'],
    [30, 'treinta'],
  ],
  ru: [
    [2, 'два|две|двух|двумя|двум'],
    [3, 'три|тр[её]х|тремя'],
    [4, 'четыре|четыр[её]х'],
    [5, 'пять|пяти'],
    [6, 'шесть|шести'],
    [7, 'семь|семи'],
    [8, 'восемь|восьми'],
    [9, 'девять|девяти'],
    [10, 'десять|десяти'],
    [14, 'четырнадцат[ьи]'],
    [15, 'пятнадцат[ьи]'],
    [30, 'тридцат[ьи]'],
  ],
  zh: [
    [14, '十四'],
    [15, '十五'],
    [30, '三十'],
    [2, '[两二]'],
    [3, '三'],
    [4, '四'],
    [5, '五'],
    [6, '六'],
    [7, '七'],
    [8, '八'],
    [9, '九'],
    [10, '十'],
  ],
  ar: [
    [2, 'اثنان|اثنين|اثنتان|اثنتين'],
    [3, 'ثلاثة?'],
    [4, 'أربعة?'],
    [5, 'خمسة?'],
    [6, 'ستة?'],
    [7, 'سبعة?'],
    [8, 'ثمانية?|ثمان'],
    [9, 'تسعة?'],
    [10, 'عشرة?'],
  ],
}

/** Shares of a whole, in percent. */
export const shareWords: Record<Locale, Numbers> = {
  en: [
    [25, 'a quarter|one quarter'],
    [50, 'half'],
    [33, 'a third|one third'],
  ],
  fr: [
    [25, 'le quart|un quart'],
    [50, 'la moitié'],
    [33, 'le tiers|un tiers'],
  ],
  es: [
    [25, 'una cuarta parte|la cuarta parte|un cuarto'],
    [50, 'la mitad'],
    [33, 'un tercio|la tercera parte'],
  ],
  ru: [
    [25, 'четверть|четверти'],
    [50, 'половин[аууы]'],
    [33, 'треть|трети'],
  ],
  zh: [
    [25, '四分之一'],
    [50, '一半'],
    [33, '三分之一'],
  ],
  ar: [
    [25, 'ربع'],
    [50, 'نصف'],
    [33, 'ثلث'],
  ],
}

/** A pattern of a number in a language, in figures or in letters. */
export const numberPattern = (locale: Locale) =>
  `(?:\\d{1,3}|${numberWords[locale].map(([, words]) => words).join('|')})`

/** Returns the number that such a pattern has found. */
export function numberOf(text: string, locale: Locale): number {
  if (/^\d+$/.test(text)) return Number(text)
  const known = numberWords[locale].find(([, words]) =>
    new RegExp(`^(?:${words})$`, 'iu').test(text),
  )
  return known?.[0] ?? Number.NaN
}
