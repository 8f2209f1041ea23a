import { globSync, readFileSync } from 'node:fs'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { whenOpen } from '#components/site/when-open.tsx'
import { setFacts } from '#lib/farm/rules/farm.ts'
import type { Facts } from '#lib/farm/schema/facts.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { property } from '#lib/property.ts'

afterEach(() => setFacts(property))

const locales = Object.keys(languages) as Locale[]
const messagesOf = (locale: Locale) => JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))
const whole = 'The whole site'
const Page = whenOpen(() => <p>{whole}</p>)

function shown(locale: Locale, facts: Partial<Facts>): string {
  setFacts({ ...property, demo: false, ...facts })
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="Asia/Kolkata">
      <Page />
    </NextIntlClientProvider>,
  )
}

test('a page is shown while the farm is open', () => {
  expect(shown('en', { open: true })).toBe('<p>The whole site</p>')
})

test.each(locales)(
  'until then guests read in %s that it opens soon, and nothing of the sample',
  (locale) => {
    const html = shown(locale, { open: false })
    expect(html).toContain(messagesOf(locale).soon.title)
    expect(html).toContain(messagesOf(locale).soon.preparing)
    expect(html).not.toMatch(/Dontali|Maval|Pune|12345|tel:|whole site/)
  },
)

test('they see the name, place and phone once these are the farm’s own', () => {
  const html = shown('en', {
    open: false,
    name: 'Ambewadi Farmstay',
    brand: 'Ambewadi',
    phone: '+91 94220 00000',
    address: { ...property.address, street: 'Mango Lane', taluka: 'Kudal', district: 'Sindhudurg' },
  })
  expect(html).toContain('Ambewadi Farmstay')
  expect(html).toContain('Kudal, Sindhudurg, Maharashtra')
  expect(html).toContain('tel:+919422000000')
  expect(html).not.toContain('wa.me')
})

// Guests who have booked, or are about to, keep the pages of their own stay.
const always = ['stay/[secret]', 'stay/[secret]/pay']

test('every page of guests is shown only while the farm is open', () => {
  const folder = 'app/(site)/[locale]/'
  const pages = globSync('app/(site)/**/page.tsx').filter(
    (path) => !readFileSync(path, 'utf8').includes('export default whenOpen('),
  )
  expect(pages.map((path) => path.replace(folder, '').replace('/page.tsx', '')).sort()).toEqual(
    always,
  )
})
