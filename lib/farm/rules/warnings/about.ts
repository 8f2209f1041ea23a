import type { Locale } from '../../../i18n/languages.ts'

type InEveryLanguage = Record<Locale, string>

/** Beginnings and forms of words that say what a figure is of, so that a walk at seven isn't taken for the check-in. */
export const about = {
  checkIn: {
    en: 'check[- ]?in|arriv\\p{L}*',
    fr: 'arriv\\p{L}*|check[- ]?in',
    es: 'llegad\\p{L}*|lleg[au]\\p{L}*|entrada|check[- ]?in',
    ru: 'заезд\\p{L}*|засел\\p{L}*|приезж\\p{L}*',
    zh: '入住|到达|抵达',
    ar: 'وصول\\p{L}*|تسجيل الدخول|الدخول',
  },
  checkOut: {
    en: 'check(?:ed)?[- ]?out|leave|departure|vacate',
    fr: 'départ\\p{L}*|check[- ]?out|libér\\p{L}*',
    es: 'salida\\p{L}*|check[- ]?out',
    ru: 'выезд\\p{L}*|выезж\\p{L}*|освобо\\p{L}*',
    zh: '退房|离店|离开',
    ar: 'مغادرة\\p{L}*|تسجيل الخروج|الخروج',
  },
  hours: {
    en: 'chat|answer\\p{L}*|reply|replies|reception|call us',
    fr: 'répond\\p{L}*|réception|messagerie|joign\\p{L}*',
    es: 'contest\\p{L}*|respond\\p{L}*|recepción|chat',
    ru: 'отвеча\\p{L}*|чат\\p{L}*|на связи',
    zh: '回复|答复|聊天|客服',
    ar: 'نرد|نجيب|الرد|الدردشة|المحادثة',
  },
  deposit: {
    en: 'pay\\p{L}*|deposit|advance|now|book\\p{L}*|upfront|up front',
    fr: 'acompte|arrhes|pay\\p{L}*|règl\\p{L}*|réserv\\p{L}*|avance',
    es: 'anticip\\p{L}*|señal|depósito|pag\\p{L}*|reserv\\p{L}*|adelant\\p{L}*',
    ru: 'предоплат\\p{L}*|задат\\p{L}*|аванс\\p{L}*|плат\\p{L}*|оплат\\p{L}*|брони\\p{L}*',
    zh: '定金|订金|预付|押金|付|预订',
    ar: 'عربون|مقدم[اً]*|دفع\\p{L}*|تدفع\\p{L}*|ادفع\\p{L}*|حجز\\p{L}*',
  },
  gst: {
    en: 'gst|tax\\p{L}*',
    fr: 'gst|tax\\p{L}*|tva',
    es: 'gst|impuest\\p{L}*|iva',
    ru: 'gst|налог\\p{L}*|ндс',
    zh: 'gst|税',
    ar: 'gst|ضريب\\p{L}*',
  },
  refund: {
    en: 'refund\\p{L}*|cancel\\p{L}*|money back',
    fr: 'rembours\\p{L}*|annul\\p{L}*',
    es: 'reembols\\p{L}*|devol\\p{L}*|devuel\\p{L}*|cancel\\p{L}*|anul\\p{L}*',
    ru: 'возврат\\p{L}*|верн\\p{L}*|возвращ\\p{L}*|отмен\\p{L}*',
    zh: '退款|退还|全额退|取消',
    ar: 'استرداد|استرجاع|نعيد|رد المبلغ|رددنا|سنرد|نرد إليك|إلغاء|ألغيت|تلغي',
  },
  price: {
    en: 'nights?|nightly|rooms?|cottages?|stay',
    fr: 'nuit\\p{L}*|chambre\\p{L}*|séjour',
    es: 'noche\\p{L}*|habitaci\\p{L}*|estancia',
    ru: 'ноч\\p{L}*|сут\\p{L}*|номер\\p{L}*|комнат\\p{L}*',
    zh: '晚|夜|间|房',
    ar: 'ليل\\p{L}*|غرف\\p{L}*|إقامة',
  },
} satisfies Record<string, InEveryLanguage>

export type Subject = keyof typeof about
