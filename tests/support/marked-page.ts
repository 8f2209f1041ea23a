import type { Page } from '@playwright/test'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { marked } from '#lib/i18n/marks.ts'
import { localeOfPath } from '#lib/i18n/paths.ts'

/** The places of the page, in reading order. */
const places = ['about.title', 'home.facts.payment', 'home.statement.title'] as const
const hidden = 'about.meta.description'
const dot = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>"
const keys = [...places, hidden, 'fact.deposit']

/**
 * Answers the frame of the site's editor with a small page instead of Next's, which the stage doesn't have: with the draft's words of
 * three places, marked as Next marks them, and pictures of a slot and a room. The `examples` are hidden from guests.
 */
export async function showMarkedPage(page: Page, examples: string[] = []): Promise<void> {
  await page.route('**/api/site/page?*', async (route) => {
    const path = new URL(route.request().url()).searchParams.get('path') ?? '/'
    const locale = localeOfPath(path)
    const texts = await Promise.all(places.map((key) => textOf(page, key, locale)))
    const [title = '', payment = '', statement = ''] = texts.map((text, at) => marked(text, at))
    const description = marked(await textOf(page, hidden, locale), keys.indexOf(hidden))
    await route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="${locale}" dir="${languages[locale].direction}">
        <head><title>${title}</title><meta name="places" content="${keys.join(' ')}"><meta name="examples" content="${examples.join(' ')}">
        <meta name="description" content="${description}"></head>
        <body style="margin:0;padding:24px;font:17px/1.6 sans-serif;color:#16302c">
        <h1>${title}</h1><p><a href="/elsewhere">A link</a></p>
        <p style="margin-top:30rem">${payment}</p>
        <div style="background:#12302f;color:#faf4e6;padding:24px"><h2>${statement}</h2></div>
        <img alt="${title}" data-of="chai" height="300" src="${dot}" width="300">
        <img alt="" data-of="rooms/1" height="100" src="${dot}" width="150">
        <img alt="" data-of="rooms/1" height="100" src="${dot}" width="150">
        <div aria-hidden="true"><img alt="" data-of="chai" height="300" src="${dot}" width="300"></div><p style="margin-top:60rem">The end</p></body></html>`,
    })
  })
}

async function textOf(page: Page, key: string, locale: Locale): Promise<string> {
  const answer = await page.request.get(`/api/site/words?key=${key}`)
  const { languages: texts } = await answer.json()
  return String(texts[locale].text)
    .replace(/\{deposit\}/g, marked('25%', keys.indexOf('fact.deposit')))
    .replace(/\{\w+\}/g, '2022')
}
