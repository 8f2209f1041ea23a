import { beforeAll, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { useDatabase } from '../support/database.ts'
import { siteCalls } from '../support/site-calls.ts'

useDatabase()

let mine: Awaited<ReturnType<typeof siteCalls>>
beforeAll(async () => {
  mine = await siteCalls()
})

const wrong: [field: string, problem: unknown, words: object][] = [
  ['text', expect.stringContaining('Please check the { and }'), { text: 'Pay {phone' }],
  ['text', 'This text can’t contain {phone}.', { text: 'Call {phone}.' }],
  ['text', 'Enter some text.', { text: '   ' }],
  ['text', 'Enter up to 2000 characters.', { text: 'x'.repeat(10_000) }],
  ['text', 'This text can’t contain <script>.', { text: '<script>alert(1)</script>' }],
  ['text', 'The text must still contain the deposit.', { key: 'terms.deposit.text' }],
  ['text', 'Enter some text.', { text: 5 }],
  ['locale', 'Choose a language of the site.', { locale: 'de' }],
  ['locale', 'Choose a language of the site.', { locale: '__proto__' }],
  ['key', 'There’s no such place on the site.', { key: '__proto__' }],
  ['key', 'There’s no such place on the site.', { key: 'nav.about' }],
  ['key', 'Name a place of the site.', { key: 'x'.repeat(500) }],
  ['key', 'Name a place of the site.', { key: 7 }],
  ['seen', 'Send the text that you saw.', { seen: 5 }],
  ['typo', 'Send true or false.', { typo: 'yes' }],
]
test.each(wrong)('what is written is refused by its %s: %s', async (field, problem, words) => {
  const { status, body } = await mine.write({
    key: 'about.lead',
    locale: 'en',
    text: 'x',
    ...words,
  })
  expect(status).toBe(422)
  expect(body.errors).toEqual({ [field]: problem })
  expect((await mine.site()).changes).toEqual([])
})

test.each([
  '[]',
  '{"en": []}',
  '{"en": {"about.lead": "x"}}',
  '{"en": {"about.lead": {"text": ""}}}',
  '{"en": {"about.lead": {"text": "x"}}}',
  '{"en": {"about.lead": {"english": "x"}}}',
])('the database takes no publication with the words %s', async (words) => {
  const insert = prisma().$executeRaw`
    INSERT INTO publications (number, facts, words) VALUES (9, '{"a": 1}', ${words}::jsonb)`
  await expect(insert).rejects.toThrow('publications_words')
})
