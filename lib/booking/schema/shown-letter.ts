/** The sentences of a letter that the guest of a booking would get, in their language and in English. */
export type ShownLetter = {
  locale: string
  direction: 'ltr' | 'rtl'
  /** Null for a guest who gave none: nothing is mailed. */
  email: string | null
  own: string[]
  english: string[]
}
