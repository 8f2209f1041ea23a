import { beforeAll, describe, expect, test } from 'vitest'
import { GalleryPage } from '#components/site/gallery/gallery-page.tsx'
import { prisma } from '#lib/db/client.ts'
import { newestPublication } from '#lib/farm/queries/site.ts'
import { guestMessages } from '#lib/i18n/guest-messages.ts'
import { useDatabase } from '../support/database.ts'
import { drawn } from '../support/drawn.ts'
import { photo } from '../support/rooms.ts'
import { siteCalls, useDraft } from '../support/site-calls.ts'
import { items, listNow } from '../support/site-items.ts'

useDatabase()
useDraft()

let mine: Awaited<ReturnType<typeof siteCalls>>
beforeAll(async () => {
  mine = await siteCalls()
})

const gallery = async (locale: 'en' | 'fr' = 'en') =>
  drawn(locale, GalleryPage as never, {}, await guestMessages(locale))

describe('a picture of the gallery that’s the farm’s own', () => {
  const shed = { title: 'The new shed' }
  test('is shown once it has a photograph, described by its words, and leaves with all of it', async () => {
    const { body } = await mine.addItem('gallery.campus', shed)
    const before = await listNow(mine, 'gallery.campus')
    expect(before.items.at(-1)).toMatchObject({ name: shed.title, lacks: 'picture' })
    const { status } = await mine.picture({ slot: body.id, image: await photo() })
    expect(status).toBe(200)
    const slot = (await mine.pictures()).find((one) => one.slot === body.id)
    expect(slot).toMatchObject({ name: shed.title, pages: ['gallery', 'home', 'stayDining'] })
    const key = `pictures.${body.id}.alt`
    const alt = { key, locale: 'en', text: 'A shed with a tin roof.' }
    expect((await mine.write(alt)).status).toBe(200)
    expect((await listNow(mine, 'gallery.campus')).items.at(-1)).not.toHaveProperty('lacks')
    expect((await mine.site()).changes).toContainEqual(
      expect.objectContaining({ kind: 'picture', what: body.id, name: shed.title }),
    )
    await mine.publishAll()
    for (const html of [await gallery(), await gallery('fr')]) {
      expect(html).toContain(shed.title)
      expect(html).toContain('alt="A shed with a tin roof."')
    }
    expect(await gallery()).toContain('34 of them')
    const { sent } = await listNow(mine, 'gallery.campus')
    await mine.list('gallery.campus', { items: sent.slice(0, -1), seen: sent })
    await mine.publishAll()
    const { held } = await newestPublication(prisma())
    expect([held.pictures, held.words]).toEqual([{}, {}])
    expect(await gallery()).toContain('Thirty-three')
  })

  test('has no words about a picture that it doesn’t have', async () => {
    const { body } = await mine.addItem('gallery.campus', shed)
    const key = `pictures.${body.id}.alt`
    expect((await mine.write({ key, locale: 'en', text: 'A shed.' })).status).toBe(422)
  })
})

describe('on a farm that isn’t the sample, staff', () => {
  test('see none of the sample’s items in lists, and their own alone', async () => {
    await mine.save({ demo: false })
    expect(await listNow(mine, 'experiences')).toEqual({ items: [], hidden: [], sent: [] })
    await mine.addItem('experiences', items.pottery)
    const { sent, items: now } = await listNow(mine, 'experiences')
    expect(now.map(({ name }) => name)).toEqual([items.pottery.title])
    expect((await mine.list('experiences', { items: [], seen: sent })).status).toBe(200)
    const kinds = (await mine.site()).changes.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(['fact'])
  })

  test('see which points of the terms guests don’t read before their words are written', async () => {
    await mine.save({ demo: false })
    const { items: terms } = await listNow(mine, 'terms')
    const lacking = terms.filter(({ lacks }) => lacks === 'words').map(({ id }) => id)
    expect(lacking).toEqual(['wifi', 'parking', 'pool', 'campfire'])
    await mine.write({ key: 'terms.pool.title', locale: 'en', text: 'The pond' })
    const pool = (await listNow(mine, 'terms')).items.find(({ id }) => id === 'pool')
    expect(pool).not.toHaveProperty('lacks')
  })
})
