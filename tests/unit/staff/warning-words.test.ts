import { expect, test } from 'vitest'
import { hintsOf } from '#components/staff/site/publish/warning-words.ts'
import type { Site, SiteWarning } from '#lib/farm/schema/site.ts'

const said = (...warnings: SiteWarning[]) =>
  hintsOf({ warnings, changes: [], facts: {} } as unknown as Site).map(({ words, more }) => [
    words,
    ...more,
  ])

test('a picture is named once, with the languages in which nothing describes it', () => {
  const bare = { kind: 'picture', key: 'pictures.garden.alt', words: 'The kitchen garden' } as const
  expect(said({ ...bare, locale: 'en' }, { ...bare, locale: 'fr' })).toEqual([
    ['The kitchen garden', 'missing in English and French'],
  ])
})

test('a claim is told with what says otherwise', () => {
  const claim = { kind: 'claim', key: 'about.lead', locale: 'en', words: 'All have AC.' } as const
  expect(said({ ...claim, fact: 'ac' })).toEqual([
    ['All have AC.', 'None of the rooms on the site has AC.'],
  ])
})
