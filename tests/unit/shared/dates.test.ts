import { expect, test } from 'vitest'
import {
  clockIn,
  clockInIndia,
  dayInSentence,
  formatDays,
  formatInstant,
  formatStayDay,
  instantInSentence,
  shortInstant,
} from '#lib/shared/dates.ts'

test('a day of a stay says its year where that is not this one in India', () => {
  const newYear = new Date('2026-12-31T18:30:00Z')
  const eve = new Date(newYear.getTime() - 1)
  expect(formatStayDay('2026-12-12', 'en', undefined, eve)).toBe('Sat 12 Dec')
  expect(formatStayDay('2027-03-30', 'en', undefined, eve)).toBe('Tue 30 Mar 2027')
  expect(formatStayDay('2027-03-30', 'en', undefined, newYear)).toBe('Tue 30 Mar')
  expect(formatStayDay('2027-03-30', 'zh', undefined, eve)).toContain('2027年')
  expect(formatStayDay('2027-03-30', 'es', undefined, eve)).toBe('mar. 30\u00a0mar. 2027')
  expect(formatStayDay('2026-12-12', 'es', undefined, eve)).toBe('sáb. 12\u00a0dic.')
})

test('short months have their points in Spanish wherever they are', () => {
  const now = new Date('2026-11-26T00:00:00Z')
  expect(formatInstant('2026-12-04T12:30:00Z', 'es', shortInstant)).toBe('4\u00a0dic., 18:00')
  expect(formatInstant('2026-12-04T12:30:00Z', 'es')).toBe('4\u00a0dic. 2026, 18:00')
  expect(formatDays('2026-12-19', '2026-12-22', 'es', 'short', now)).toMatch(/19–22\sdic\.$/)
  expect(formatDays('2026-11-29', '2026-12-02', 'es', 'short', now)).toMatch(/29\snov\..*2\sdic\.$/)
})

test.each([
  ['en', 'Friday 4 December', 'Monday 4 January 2027'],
  ['fr', 'vendredi 4 décembre', 'lundi 4 janvier 2027'],
  ['es', 'viernes 4 de diciembre', 'lunes 4 de enero de 2027'],
  ['ru', '4 декабря', '4 января 2027 г.'],
  ['ar', 'الجمعة 4 ديسمبر', 'الاثنين 4 يناير 2027'],
  ['zh', '12月4日周五', '2027年1月4日周一'],
])(
  'a day in a sentence is whole, without commas, and in Russian in its case: %s',
  (locale, near, next) => {
    const now = new Date('2026-11-20T12:00:00Z')
    expect(dayInSentence('2026-12-04', locale, {}, now).replaceAll('\u00a0', ' ')).toBe(near)
    expect(dayInSentence('2027-01-04', locale, {}, now).replaceAll('\u00a0', ' ')).toBe(next)
  },
)

test('the Russian sign of a year stands on the line of its number', () => {
  const near = new Date('2026-11-20T12:00:00Z')
  expect(dayInSentence('2027-01-04', 'ru', {}, near)).toBe('4\u00a0января 2027\u00a0г.')
})

test.each([
  ['fr', '13:00', '13\u00a0h'],
  ['fr', '08:00', '8\u00a0h'],
  ['fr', '00:05', '0\u00a0h\u00a005'],
  ['fr', '4 déc., 22:15', '4 déc., 22\u00a0h\u00a015'],
  ['en', '13:00', '1\u00a0pm'],
  ['en', '00:05', '12:05\u00a0am'],
  ['en', '12:00', '12\u00a0noon'],
  ['en', '12:20', '12:20\u00a0pm'],
  ['en', '4 Dec, 22:15', '4 Dec, 10:15\u00a0pm'],
  ['en', '9:31 am', '9:31 am'],
  ['es', '13:00', '13:00'],
  ['ru', '08:00', '8:00'],
  ['ru', '4 дек., 00:05', '4 дек., 0:05'],
  ['ru', '4 дек., 22:05', '4 дек., 22:05'],
])('a time is written as the language does: in %s, %s', (locale, time, written) => {
  expect(clockIn(locale, time)).toBe(written)
})

test('so is the time of an instant', () => {
  expect(formatInstant('2026-12-04T12:30:00Z', 'en', instantInSentence)).toBe(
    '4 December at 6\u00a0pm',
  )
  expect(formatInstant('2026-12-04T07:30:00Z', 'fr', { timeStyle: 'short' })).toBe('13\u00a0h')
  const deadline = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  expect(formatInstant('2026-12-04T12:30:00Z', 'ar', deadline)).toMatch(/ديسمبر الساعة\u00a0\d/)
})

test('machines read the time in India on 24 hours', () => {
  expect(clockInIndia(new Date('2026-12-19T04:12:00Z'))).toBe('09:42')
})

test('the first of a month is "1er" in French, and no other day is', () => {
  const [first, eleventh] = ['2026-12-01', '2026-12-11']
  expect(formatInstant(`${first}T08:00:00Z`, 'fr', { dateStyle: 'long' })).toBe(
    '1er\u00a0décembre 2026',
  )
  expect(dayInSentence(first, 'fr', { year: 'numeric' })).toBe('mardi 1er\u00a0décembre 2026')
  expect(dayInSentence(eleventh, 'fr', { year: 'numeric' })).toBe('vendredi 11\u00a0décembre 2026')
  expect(dayInSentence(first, 'es', { year: 'numeric' })).toBe(
    'martes 1\u00a0de\u00a0diciembre de\u00a02026',
  )
})

test.each([
  ['en', '19–22 December', '30 December 2026 – 2 January 2027'],
  ['fr', '19–22 décembre', '30 décembre 2026 – 2 janvier 2027'],
  ['es', '19–22 de diciembre', '30 de diciembre de 2026 – 2 de enero de 2027'],
  ['ru', '19–22 декабря', '30 декабря 2026 г. — 2 января 2027 г.'],
  ['zh', '12月19日至22日', '2026年12月30日至2027年1月2日'],
  ['ar', '19–22 ديسمبر', '30 ديسمبر 2026 – 2 يناير 2027'],
])(
  'the days of a stay are written as one, each way as its language does: %s',
  (locale, near, over) => {
    const now = new Date('2026-11-26T00:00:00Z')
    const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ')
    expect(plain(formatDays('2026-12-19', '2026-12-22', locale, 'long', now))).toBe(near)
    expect(plain(formatDays('2026-12-30', '2027-01-02', locale, 'long', now))).toBe(over)
  },
)
