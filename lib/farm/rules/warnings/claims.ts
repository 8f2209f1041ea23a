import type { Locale } from '../../../i18n/languages.ts'
import type { Facts } from '../../schema/facts.ts'
import type { FactName } from '../named-facts.ts'
import { type Had, hadClaims, type Known } from './had-claims.ts'
import { type Claim, finds, wordsOf } from './sentences.ts'

const no: Record<Locale, string> = {
  en: "no|not|never|without|don[’']t|can[’']t|aren[’']t|isn[’']t",
  fr: 'pas|jamais|sans|aucun\\p{L}*|ni',
  es: 'no|nunca|sin|ningún|ninguna|ni',
  ru: 'не|нет|без|никогда|нельзя',
  // 无线 is “wireless”.
  zh: '不|没|無|无(?!线)|谢绝|禁止',
  ar: 'لا|ليس\\p{L}*|بدون|دون|غير|ممنوع\\p{L}*',
}

const factClaims: readonly Claim<FactName, Facts>[] = [
  {
    of: 'maxDogs',
    negated: false,
    isFalse: ({ maxDogs }) => maxDogs === 0,
    says: {
      en: 'dogs?|pets?|pet[- ]friendly',
      fr: 'chiens?|animaux',
      es: 'perros?|mascotas?',
      ru: 'собак\\p{L}*|питом\\p{L}*|животны\\p{L}*',
      zh: '狗|犬|宠物',
      ar: 'كلب\\p{L}*|كلاب\\p{L}*|حيوانات\\p{L}*',
    },
  },
  {
    of: 'maxDogs',
    negated: true,
    isFalse: ({ maxDogs }) => maxDogs > 0,
    says: {
      en: "(?:no|without) (?:dogs?|pets?)|(?:dogs?|pets?) (?:can[’']t|cannot|may not|aren[’']t|are not)(?:\\s\\p{L}+){0,3}",
      fr: '(?:pas de|sans|aucun) (?:chiens?|animaux)|(?:chiens?|animaux) (?:non admis|interdits)',
      es: '(?:no se admiten|sin|no aceptamos) (?:perros|mascotas)',
      ru: '(?:без|нельзя с) (?:собак\\p{L}*|животны\\p{L}*)|с собаками нельзя',
      zh: '(?:不|谢绝|禁止|请勿)(?:能|可|接待|允许)?(?:带|携带)?(?:狗|犬|宠物)',
      ar: '(?:لا نستقبل|ممنوع|لا نقبل|لا يُسمح ب|لا يسمح ب)\\s?(?:اصطحاب\\s)?(?:ال)?(?:كلاب|حيوانات)\\p{L}*',
    },
  },
  {
    of: 'meat',
    negated: false,
    isFalse: ({ meat }) => meat === 'never',
    says: {
      en: 'meat|chicken|mutton|lamb|fish|prawns?|non[- ]veg\\p{L}*',
      fr: 'viandes?|poulets?|mouton|agneau|poissons?|crevettes?',
      es: 'carnes?|pollo|cordero|pescados?|gambas',
      ru: 'мяс\\p{L}*|куриц\\p{L}*|курин\\p{L}*|баранин\\p{L}*|рыб\\p{L}*',
      zh: '肉|鸡肉|羊肉|鱼',
      ar: 'لحم\\p{L}*|لحوم\\p{L}*|دجاج\\p{L}*|سمك\\p{L}*',
    },
  },
  {
    of: 'meat',
    negated: true,
    isFalse: ({ meat }) => meat !== 'never',
    says: {
      en: "(?:no|never|without) (?:any )?meat|(?:only|purely|strictly|100%|all) vegetarian|(?:never|don[’']t) (?:cook|serve) meat",
      fr: '(?:pas de|sans|jamais de) viande|(?:uniquement|strictement|exclusivement) végétarien\\p{L}*',
      es: '(?:sin|nunca) carne|no (?:servimos|cocinamos) carne|(?:solo|únicamente|estrictamente) vegetarian\\p{L}*',
      ru: 'без мяса|мясо не \\p{L}+|(?:только|исключительно|строго) вегетариан\\p{L}*',
      zh: '(?:不|没有|绝不)(?:提供|做|吃)?肉|(?:纯|全)素',
      ar: '(?:بلا|بدون|دون|لا نقدم) (?:ال)?(?:لحم|لحوم)|نباتي(?:ة)? (?:فقط|بالكامل)',
    },
  },
  {
    of: 'gst.gstin',
    negated: false,
    isFalse: ({ gst }) => gst.gstin === null || gst.scheme === 'composition',
    says: {
      en: 'gst',
      fr: 'gst',
      es: 'gst',
      ru: 'gst',
      zh: 'gst',
      ar: 'gst',
    },
  },
  {
    of: 'refundDays',
    negated: true,
    isFalse: ({ refundDays }) => refundDays > 0,
    says: {
      en: "non[- ]refundable|no refunds?|(?:can[’']t|cannot|don[’']t) (?:be )?refund\\p{L}*(?! after)",
      fr: 'non remboursables?|aucun remboursement',
      es: 'no reembolsables?|sin reembolso',
      ru: 'невозвратн\\p{L}*|без возврата',
      zh: '不可退款|概不退款|不予退款',
      ar: 'غير قابل\\p{L}* للاسترداد|لا (?:يمكن )?استرداد',
    },
  },
  {
    of: 'refundDays',
    negated: false,
    isFalse: ({ refundDays }) => refundDays === 0,
    says: {
      en: 'free cancell?ation|full refund|fully refundable|money back',
      fr: 'annulation gratuite|remboursement (?:intégral|complet)',
      es: 'cancelación gratuita|reembolso (?:íntegro|completo|total)',
      ru: 'бесплатн\\p{L}* отмен\\p{L}*|полн\\p{L}* возврат\\p{L}*',
      zh: '免费取消|全额退款',
      ar: 'إلغاء مجاني|استرداد كامل',
    },
  },
]

/** What says otherwise than a sentence: a fact, or what the farm has. */
export type Denier = FactName | Had

/** Returns the claims that aren't so, whoever makes them: those about facts, and those about what the farm has. */
export function falseClaims(known: Known) {
  return {
    facts: factClaims.filter(({ isFalse }) => isFalse(known.facts)),
    had: hadClaims.filter(({ isFalse }) => isFalse(known)),
  }
}

/** Returns what says otherwise than a sentence. One with “not” in it isn't taken for a promise, nor is a question. */
export function deniedBy(
  sentence: string,
  locale: Locale,
  claims: readonly Pick<Claim<Denier, never>, 'of' | 'negated' | 'says' | 'also'>[],
): Denier[] {
  if (claims.length === 0 || /[?？؟]$/.test(sentence)) return []
  const has = (words: Record<Locale, string>) =>
    finds(wordsOf(locale, words[locale])).test(sentence)
  const isNegated = has(no)
  const denied = claims.filter(
    ({ says, also, negated }) => (negated || !isNegated) && has(says) && (!also || has(also)),
  )
  return [...new Set(denied.map(({ of }) => of))]
}
