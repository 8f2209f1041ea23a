import { expect, test } from 'vitest'
import { readWords } from '#components/staff/site/editor/read-words.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { clockIn } from '#lib/shared/dates.ts'

test.each([
  [
    'Call <b>{brand}</b> from {hoursFrom}.',
    'en',
    `Call ${farm().brand} from ${clockIn('en', farm().hours.from)}.`,
  ],
  ['{maxDogs, plural, one {# chien} other {# chiens}} chez {brand}', 'fr', '2 chiens chez Dontali'],
  ['Our {forts, plural, one {fort} other {forts}} at {brand}', 'en', 'Our forts at Dontali'],
  ['Broken {brand', 'en', 'Broken {brand'],
] as const)('%s is read in %s with the farm’s facts', (text, locale, read) => {
  expect(readWords(text, locale)).toBe(read)
})
