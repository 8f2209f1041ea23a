import { beforeAll, describe, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { farm, publicationNow, publishedWords } from '#lib/farm/rules/farm.ts'
import type { WordsOfLanguage } from '#lib/farm/schema/words.ts'
import { seedFacts } from '../../prisma/seed.ts'
import { useDatabase } from '../support/database.ts'
import { readMessages } from '../support/messages.ts'
import { colleague, type SiteCalls, twoOfStaff, useDraft } from '../support/site-calls.ts'
import { staffEmail } from '../support/staff.ts'

useDatabase()
useDraft()

let mine: SiteCalls
let theirs: SiteCalls
beforeAll(async () => {
  ;[mine, theirs] = await twoOfStaff()
})

const key = 'about.lead'
const shipped = (locale: string) => readMessages(locale).get(key) ?? ''
const english = 'We grow mangoes.'
const french = 'Nous cultivons des mangues.'

const newestEntry = () => prisma().auditEntry.findFirst({ orderBy: { id: 'desc' } })

/** Writes a text, and publishes it with all else of the draft. */
async function published(locale: string, text: string | null, more: object = {}): Promise<void> {
  await mine.write({ key, locale, text, ...more })
  await mine.publishAll()
}

/** The states of the place in all languages, such as `en yours`. */
async function states(): Promise<string[]> {
  const { body } = await mine.place(key)
  const languages = Object.entries(body.languages as Record<string, WordsOfLanguage>)
  return languages.map(([locale, { state }]) => `${locale} ${state}`)
}

const allBut = (...others: string[]) => {
  const named = new Map(others.map((other) => [other.slice(0, 2), other]))
  return (state: string) =>
    ['en', 'fr', 'ar', 'es', 'zh', 'ru'].map((locale) => named.get(locale) ?? `${locale} ${state}`)
}

describe('a text that is written', () => {
  test('is in the draft, with what guests read before, and guests don’t see it yet', async () => {
    const { status, body } = await mine.write({ key, locale: 'fr', text: ` ${french} ` })
    expect(status).toBe(200)
    expect(body.changes).toEqual([
      {
        id: expect.any(Number),
        kind: 'words',
        what: key,
        locale: 'fr',
        before: shipped('fr'),
        after: french,
        by: staffEmail,
        at: expect.any(String),
      },
    ])
    expect(await theirs.site()).toEqual({ ...body, success: true })
    expect(publishedWords()).toEqual({})
    expect(await newestEntry()).toMatchObject({
      actor: staffEmail,
      action: 'words_changed',
      before: { [`fr/${key}`]: null },
      after: { [`fr/${key}`]: { text: french, english: shipped('en') } },
    })
    const place = await theirs.place(key)
    expect(place.body).toMatchObject({ key, pages: ['about'], args: [] })
    expect(place.body.languages.fr).toEqual({
      shipped: shipped('fr'),
      text: french,
      published: shipped('fr'),
      state: 'draft',
      by: staffEmail,
      at: expect.any(String),
    })
  })

  test('is no change any more once the shipped words are back', async () => {
    await mine.write({ key, locale: 'en', text: english })
    expect((await theirs.write({ key, locale: 'en', text: null })).body.changes).toEqual([])
    await mine.write({ key, locale: 'en', text: english })
    expect((await mine.write({ key, locale: 'en', text: shipped('en') })).body.changes).toEqual([])
  })

  test('that is the same writes nothing', async () => {
    await published('en', english)
    const before = await newestEntry()
    const { body } = await mine.write({ key, locale: 'en', text: english })
    expect(body.changes).toEqual([])
    expect(await newestEntry()).toEqual(before)
  })

  test('is refused if a colleague wrote another after it was seen', async () => {
    await theirs.write({ key, locale: 'en', text: 'Theirs.' })
    const { status, body } = await mine.write({
      key,
      locale: 'en',
      text: english,
      seen: shipped('en'),
    })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'changed_meanwhile',
      message: `${colleague} changed this in the meantime.`,
      text: 'Theirs.',
      by: colleague,
    })
    const again = await mine.write({ key, locale: 'en', text: english, seen: 'Theirs.' })
    expect(again.status).toBe(200)
    const unseen = await mine.write({ key, locale: 'fr', text: french, seen: null })
    expect(unseen.status).toBe(200)
  })

  test('is written once by two people who saw the same, at the same time', async () => {
    const seen = shipped('en')
    const answers = await Promise.all(
      [mine, theirs].map((calls, at) => calls.write({ key, locale: 'en', text: `${at}`, seen })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const written = answers.findIndex(({ status }) => status === 200)
    expect((await mine.site()).changes).toMatchObject([{ after: `${written}` }])
  })

  test('goes with the facts: both are published, told in the history, and restored', async () => {
    await mine.write({ key, locale: 'en', text: english })
    await theirs.save({ depositPercent: 30 })
    await mine.publishAll()
    expect(publishedWords()).toEqual({ en: { [key]: { text: english, english } } })
    expect(farm().depositPercent).toBe(30)
    const changes = [
      { kind: 'fact', what: 'depositPercent', before: 25, after: 30 },
      { kind: 'words', what: key, locale: 'en', before: shipped('en'), after: english },
    ]
    expect((await mine.publications()).publications[0]).toMatchObject({ number: 2, changes })
    expect(await newestEntry()).toMatchObject({
      action: 'facts_published',
      before: { facts: { depositPercent: 25 }, words: { [`en/${key}`]: null } },
      after: { publication: 2, words: { [`en/${key}`]: { text: english, english } } },
    })
    await theirs.restore(1)
    expect(publishedWords()).toEqual({})
    await mine.restore(2)
    expect(publishedWords().en?.[key]?.text).toBe(english)
    expect(publicationNow()).toBe(4)
  })

  test('stays when an owner publishes what guests pay to, and when a start takes the facts of the file', async () => {
    await published('en', english)
    await mine.save({ 'upi.id': 'farm@bank' })
    expect(publishedWords().en?.[key]?.text).toBe(english)
    await prisma().publication.create({
      data: { number: 4, facts: { ...farm(), name: 'Before' }, words: publishedWords() },
    })
    await seedFacts()
    expect([publicationNow(), publishedWords().en?.[key]?.text]).toEqual([5, english])
  })

  test('is published once by two people who press at the same time', async () => {
    const { body } = await mine.write({ key, locale: 'en', text: english })
    const ids = body.changes.map(({ id }: { id: number }) => id)
    const answers = await Promise.all([mine.publish(ids), theirs.publish(ids)])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
  })
})

describe('a place', () => {
  test('is standard until staff write, and outdated where its English is another by now', async () => {
    expect(await states()).toEqual(allBut()('standard'))
    await published('fr', french)
    expect(await states()).toEqual(allBut('fr yours')('standard'))
    await mine.write({ key, locale: 'en', text: english })
    expect(await states()).toEqual(allBut('en draft')('outdated'))
    await mine.publishAll()
    expect(await states()).toEqual(allBut('en yours')('outdated'))
  })

  test('is still correct in a language once the same is written again, also if that is what was shipped', async () => {
    await published('fr', french)
    await published('en', english)
    const { body } = await mine.write({ key, locale: 'fr', text: french })
    expect(body.changes).toMatchObject([{ locale: 'fr', before: french, after: french }])
    await mine.write({ key, locale: 'ar', text: shipped('ar') })
    await mine.publishAll()
    expect(await states()).toEqual(allBut('en yours', 'fr yours', 'ar standard')('outdated'))
    await published('en', null)
    expect(await states()).toEqual(allBut('fr outdated', 'ar outdated')('standard'))
  })

  test('keeps the marks of its languages after the mending of a typo, whenever that is said', async () => {
    await published('fr', french)
    await published('en', 'We grow mangos.', { typo: true })
    expect(await states()).toEqual(allBut('en yours', 'fr yours')('standard'))
    await mine.write({ key, locale: 'en', text: english })
    expect(await states()).toEqual(allBut('en draft')('outdated'))
    await mine.write({ key, locale: 'en', text: english, typo: true })
    expect(await states()).toEqual(allBut('en draft', 'fr yours')('standard'))
    expect((await mine.place(key)).body.languages.en).toMatchObject({ typo: true })
    await mine.write({ key, locale: 'en', text: english })
    expect(await states()).toEqual(allBut('en draft')('outdated'))
  })

  test('says what its text may name, with how that reads in each language', async () => {
    const { body } = await mine.place('home.stay.policy')
    expect(body.pages).toEqual(['home'])
    expect(body.args).toEqual([
      { name: 'deposit', needed: true, samples: expect.objectContaining({ en: '25%' }) },
      { name: 'refundDays', needed: true, samples: expect.objectContaining({ zh: '7' }) },
    ])
  })

  test('is only what is named as one', async () => {
    expect((await mine.place('nav.about')).status).toBe(404)
    expect((await mine.place('')).status).toBe(404)
    expect((await mine.place('x'.repeat(500))).status).toBe(422)
  })
})
