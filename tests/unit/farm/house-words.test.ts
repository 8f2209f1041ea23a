import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HouseWords } from '#components/farm/house-words.tsx'
import type { Locale } from '#lib/i18n/languages.ts'

function drawn(locale: Locale, text: string): string {
  const words = createElement(HouseWords, null, text)
  const page = { locale, messages: {}, children: words }
  return renderToStaticMarkup(createElement(NextIntlClientProvider, page))
}

test.each<[Locale, string, string]>([
  ['fr', 'Le thali', '<span>Le <i lang="mr-Latn">thali</i></span>'],
  [
    'es',
    'poha o bhakris',
    '<span><i lang="mr-Latn">poha</i> o <i lang="mr-Latn">bhakris</i></span>',
  ],
  ['fr', 'Gothard, puriste', '<span>Gothard, puriste</span>'],
  ['en', 'The thali', 'The thali'],
])(
  'French and Spanish set Indian words in italics within one element, and no parts of other words: %s, %s',
  (locale, text, html) => {
    expect(drawn(locale, text)).toBe(html)
  },
)
