import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { languages } from '#lib/i18n/languages.ts'
import { setMessages, setWords } from '#lib/i18n/line-breaks.ts'
import { leavesOf } from '../../support/messages.ts'

/** Returns a language's messages as pages set them, by their keys. */
function setIn(locale: keyof typeof languages): [string, string][] {
  return leavesOf(setMessages(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')), locale))
}

test.each([
  ['fr', { text: 'au-dessus de 4 km' }, { text: 'au-dessus de 4\u00a0km' }],
  ['fr', { text: 'une heure et demie' }, { text: 'une heure et\u00a0demie' }],
  ['es', { text: 'hora y media' }, { text: 'hora y\u00a0media' }],
  ['fr', { title: 'Réserver une chambre' }, { title: 'Réserver une\u00a0chambre' }],
  ['fr', { title: 'En {since}, ouvert' }, { title: 'En\u00a0{since}, ouvert' }],
  ['es', { title: 'Lo que esté maduro' }, { title: 'Lo\u00a0que esté\u00a0maduro' }],
  ['es', { title: 'En la zona' }, { title: 'En\u00a0la\u00a0zona' }],
  // It also stands in narrow boxes, where only the style may balance it.
  ['es', { name: 'de la wada maratha' }, { name: 'de la wada maratha' }],
  ['ru', { text: '{n, plural, other {# дня}}' }, { text: '{n, plural, other {#\u00a0дня}}' }],
  ['zh', { title: '您的预订已收到' }, { title: '您的\u200b预订已\u200b收到' }],
  ['zh', { quote: { text: '回家路上' } }, { quote: { text: '回家\u200b路上' } }],
  ['zh', { text: '跟着下地的人到田里走一圈。' }, { text: '跟着下地的人到田里走一圈。' }],
  // What a guest sends by WhatsApp has it too.
  ['zh', { name: '瓦达老宅客房' }, { name: '瓦达老宅客房' }],
  ['zh', { alt: '回家路上。' }, { alt: '回家路上。' }],
  ['en', { text: 'a two-headed drum, 4 km' }, { text: 'a two-headed drum, 4 km' }],
  ['fr', { meta: { title: 'au-dessus' } }, { meta: { title: 'au-dessus' } }],
] as const)('what stays in one line does: in %s, %j', (locale, written, set) => {
  expect(setMessages<object>(written, locale)).toEqual(set)
})

describe.each(['fr', 'es', 'ru', 'ar'] as const)('every message in %s', (locale) => {
  const messages = setIn(locale).filter(([key]) => !/(^|\.)(meta|whatsapp)\./.test(key))

  test('has no break between a number and its noun', () => {
    const loose = /[\d#] \p{L}/u
    expect(messages.filter(([, text]) => loose.test(text))).toEqual([])
  })

  test('has no title with a piece that is wider than a telephone', () => {
    const titles = messages.filter(([key]) => /\.title$/.test(key))
    const letters = 20
    const wide = titles.filter(([, text]) =>
      text.split(/[ \n]/).some((piece) => piece.length > letters && !piece.includes('{')),
    )
    expect(wide).toEqual([])
  })
})

test.each(['fr', 'es', 'ru', 'ar', 'zh'] as const)(
  'no message in %s has an invisible joiner that would be copied along',
  (locale) => {
    expect(setIn(locale).filter(([, text]) => text.includes('\u2060'))).toEqual([])
  },
)

test('a sign stands between Chinese words, and neither beside a character that is one alone nor in a name', () => {
  expect(setWords('先听歌，再看星星', '|')).toBe('先听歌，再看|星星')
  expect(setWords('我们按您的申请取消预订。', '|')).toBe('我们按您的|申请|取消|预订。')
  expect(setWords('按有机方式耕种，还没有证书', '|')).toBe('按有机|方式|耕种，还没有|证书')
  expect(setWords('我们为您保留谷景小屋，到期为止', '|')).toBe('我们为您|保留|谷景小屋，到期|为止')
})
