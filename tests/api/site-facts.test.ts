import { beforeAll, describe, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { farm, publicationNow } from '#lib/farm/rules/farm.ts'
import { property } from '#lib/property.ts'
import { useDatabase } from '../support/database.ts'
import { colleague, type SiteCalls, twoOfStaff, useDraft } from '../support/site-calls.ts'
import { staffEmail } from '../support/staff.ts'

useDatabase()
useDraft()

let mine: SiteCalls
let theirs: SiteCalls
beforeAll(async () => {
  ;[mine, theirs] = await twoOfStaff()
})

const newestEntry = () => prisma().auditEntry.findFirst({ orderBy: { id: 'desc' } })

describe('a fact that is saved', () => {
  test('is in the draft, with who changed it, and guests don’t see it yet', async () => {
    const { status, body } = await mine.save({ depositPercent: 30 }, { depositPercent: 25 })
    expect(status).toBe(200)
    expect(body.changes).toEqual([
      {
        id: expect.any(Number),
        kind: 'fact',
        what: 'depositPercent',
        before: 25,
        after: 30,
        by: staffEmail,
        at: expect.any(String),
      },
    ])
    expect(body.published).toMatchObject({ number: 1, by: null })
    expect(body.facts).toMatchObject({ depositPercent: 25, 'upi.id': property.upi.id })
    expect(await theirs.site()).toEqual({ ...body, success: true })
    expect(farm().depositPercent).toBe(25)
    expect(await newestEntry()).toMatchObject({
      actor: staffEmail,
      action: 'facts_changed',
      before: { depositPercent: 25 },
      after: { depositPercent: 30 },
    })
  })

  test('is no change any more once it is as guests see it', async () => {
    await mine.save({ depositPercent: 30 })
    const { body } = await theirs.save({ depositPercent: 25 }, { depositPercent: 30 })
    expect(body.changes).toEqual([])
  })

  test('that is the same writes nothing', async () => {
    const before = await newestEntry()
    const { status } = await mine.save({ name: `  ${property.name} ` })
    expect(status).toBe(200)
    expect(await newestEntry()).toEqual(before)
  })

  test('is refused if a colleague changed it after it was seen', async () => {
    await theirs.save({ depositPercent: 40 })
    const { status, body } = await mine.save({ depositPercent: 30 }, { depositPercent: 25 })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'changed_meanwhile',
      message: `${colleague} changed this in the meantime.`,
      facts: { depositPercent: 40 },
    })
    expect((await mine.site()).changes).toMatchObject([{ after: 40, by: colleague }])
  })

  test('takes away a spelling and the GSTIN with an empty text', async () => {
    await mine.save({ 'spellings.ar.name': ' ', 'spellings.ar.brand': '', 'gst.gstin': '' })
    await mine.publishAll()
    expect(farm().spellings).toEqual({ zh: property.spellings.zh })
    expect(farm().gst.gstin).toBeNull()
    await mine.save({ 'spellings.fr.brand': 'Le Dontali' })
    await mine.publishAll()
    expect(farm().spellings.fr).toEqual({ brand: 'Le Dontali' })
  })

  const wrong: [values: object, fields: string[]][] = [
    [{ depositPercent: 0 }, ['depositPercent']],
    [{ depositPercent: '30' }, ['depositPercent']],
    [{ name: '' }, ['name']],
    [{ name: null }, ['name']],
    [{ name: 'x'.repeat(61) }, ['name']],
    [{ name: 'x'.repeat(10_000) }, ['name']],
    [{ phone: '12345' }, ['phone']],
    [{ instagram: 'javascript:alert(1)' }, ['instagram']],
    [{ 'upi.id': 'dontali' }, ['upi.id']],
    [{ 'checkIn.from': '18:00' }, ['checkIn.to']],
    [{ 'hours.from': '21:00', 'hours.to': '08:00' }, ['hours.to']],
    [{ demo: 'no' }, ['demo']],
    [{ 'languages.fr': 'off' }, ['languages.fr']],
    [{ 'languages.ar': null }, ['languages.ar']],
    [{ 'drivingMinutes.lohagad': 1.5, refundDays: -1 }, ['refundDays', 'drivingMinutes.lohagad']],
  ]
  test.each(wrong)('is refused by its name: %j', async (values, fields) => {
    const { status, body } = await mine.save(values)
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(fields)
    expect((await mine.site()).changes).toEqual([])
  })

  test.each([
    { pool: true },
    { 'address.country': 'FR' },
    { upi: { id: 'a@bank' } },
    // English is always there, and nobody has written the product's words in German.
    { 'languages.en': false },
    { 'languages.de': true },
  ])('is refused if there is no such fact: %j', async (values) => {
    expect((await mine.save(values)).status).toBe(422)
  })

  test('keeps script as the text that it is', async () => {
    const name = '<script>alert(1)</script>'
    const { body } = await mine.save({ name })
    expect(body.changes).toMatchObject([{ after: name }])
  })
})

describe('what guests pay to', () => {
  test('is published when it is saved, with nothing else of the draft', async () => {
    await mine.save({ depositPercent: 30 })
    const { body } = await theirs.save({ 'upi.id': 'farm@bank', refundDays: 3 })
    expect(body.published).toMatchObject({ number: 2, by: colleague })
    expect(body.facts['upi.id']).toBe('farm@bank')
    expect(body.changes.map(({ what }: { what: string }) => what)).toEqual([
      'depositPercent',
      'refundDays',
    ])
    expect(farm()).toMatchObject({ upi: { id: 'farm@bank' }, depositPercent: 25, refundDays: 7 })
  })
})

describe('publishing', () => {
  test('makes the draft a whole publication, which this process knows at once', async () => {
    const { body } = await mine.save({ depositPercent: 30, phone: '+91 98765 43210' })
    const ids = body.changes.map(({ id }: { id: number }) => id)
    const { status, body: answer } = await theirs.publish(ids)
    expect(status).toBe(202)
    expect(answer.number).toBe(2)
    expect(publicationNow()).toBe(2)
    expect(farm()).toEqual({ ...property, depositPercent: 30, phone: '+91 98765 43210' })
    expect((await mine.site()).changes).toEqual([])
    expect(await newestEntry()).toMatchObject({
      actor: colleague,
      action: 'facts_published',
      before: { publication: 1, facts: { depositPercent: 25, phone: property.phone } },
      after: { publication: 2, facts: { depositPercent: 30, phone: '+91 98765 43210' } },
    })
  })

  test('is refused if the draft has changed since it was seen', async () => {
    const { body } = await mine.save({ depositPercent: 30 })
    const seen = body.changes.map(({ id }: { id: number }) => id)
    await theirs.save({ depositPercent: 35 })
    const { status, body: answer } = await mine.publish(seen)
    expect(status).toBe(409)
    expect(answer.message).toContain(colleague)
    expect(answer.changes).toMatchObject([{ after: 35 }])
    expect(publicationNow()).toBe(1)
  })

  test('is refused if there is nothing to publish', async () => {
    expect((await mine.publish([])).status).toBe(422)
  })

  test('happens once for two people who press at the same time', async () => {
    const { body } = await mine.save({ depositPercent: 30 })
    const ids = body.changes.map(({ id }: { id: number }) => id)
    const answers = await Promise.all([mine.publish(ids), theirs.publish(ids)])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
    expect(await prisma().publication.count()).toBe(2)
  })
})

describe('the history of publications', () => {
  test('says what each changed, and an earlier one can be restored', async () => {
    await mine.save({ depositPercent: 30 })
    await mine.publishAll()
    await theirs.save({ depositPercent: 35, maxDogs: 0 })
    await theirs.publishAll()
    await mine.save({ depositPercent: 25, since: 2020 })
    const { status, body } = await mine.restore(1)
    expect(status).toBe(202)
    expect(body.number).toBe(4)
    expect(farm()).toEqual(property)
    // The deposit is as guests see it by now.
    expect((await mine.site()).changes).toMatchObject([{ what: 'since', after: 2020 }])
    const deposit = { kind: 'fact', what: 'depositPercent', before: 25, after: 30 }
    expect((await mine.publications()).publications).toMatchObject([
      { number: 4, by: staffEmail, restores: 1 },
      {
        number: 3,
        by: colleague,
        restores: null,
        changes: [
          { ...deposit, before: 30, after: 35 },
          { kind: 'fact', what: 'maxDogs', before: 2, after: 0 },
        ],
      },
      { number: 2, by: staffEmail, restores: null, changes: [deposit] },
      { number: 1, by: null, changes: [] },
    ])
    expect((await mine.publications(2)).publications).toMatchObject([{ number: 1 }])
  })

  test('says what restoring a publication would change of what guests see now', async () => {
    await mine.save({ depositPercent: 30 })
    await mine.publishAll()
    await theirs.save({ 'upi.id': 'farm@bank' })
    await mine.save({ refundDays: 3 })
    const upi = { kind: 'fact', what: 'upi.id', before: 'farm@bank', after: property.upi.id }
    const deposit = { kind: 'fact', what: 'depositPercent', before: 30, after: 25 }
    expect((await mine.changesOfRestoring(2)).changes).toEqual([upi])
    expect((await mine.changesOfRestoring(1)).changes).toEqual([deposit, upi])
    expect((await mine.changesOfRestoring(3)).changes).toEqual([])
    expect((await mine.changesOfRestoring(9)).code).toBe('not_found')
  })

  test('restores nothing that guests see already, and no publication that there isn’t', async () => {
    expect((await mine.restore(1)).body.number).toBe(1)
    expect(await prisma().publication.count()).toBe(1)
    expect((await mine.restore(9)).status).toBe(404)
  })

  test('may leave a draft that doesn’t go with it, which isn’t published but can be mended', async () => {
    await mine.save({ 'checkIn.from': '09:00', 'checkIn.to': '12:00' })
    await mine.publishAll()
    await mine.save({ 'checkIn.from': '08:00', 'checkIn.to': '10:00' })
    await mine.publishAll()
    await mine.save({ 'checkIn.to': '11:00' })
    await mine.restore(1)
    expect((await mine.publishAll()).body.errors).toHaveProperty(['checkIn.to'])
    expect((await mine.save({ name: 'Attic' })).status).toBe(200)
    await mine.save({ 'checkIn.to': '17:00' })
    expect((await mine.publishAll()).status).toBe(202)
  })
})
