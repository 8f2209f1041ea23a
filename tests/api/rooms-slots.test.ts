import { beforeEach, describe, expect, test } from 'vitest'
import { fileCalls } from '#calls/files.ts'
import { roomCalls as ownCalls } from '#calls/rooms.ts'
import { prisma } from '#lib/db/client.ts'
import type { WholeRoom, WirePicture } from '#lib/rooms/schema/room.ts'
import { call } from '../support/call.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { listedRooms, photo, roomCalls } from '../support/rooms.ts'
import { routeAt } from '../support/route.ts'

useDatabase()

let rooms: Awaited<ReturnType<typeof roomCalls>>
let room: WholeRoom
beforeEach(async () => {
  await emptyTables('rooms', 'files')
  rooms = await roomCalls()
  room = await rooms.add()
})

const all = routeAt(ownCalls, 'rooms/[id]/pictures')
const one = routeAt(ownCalls, 'rooms/[id]/pictures/[picture]')

type Fields = Record<string, string | Blob>

// Each photograph has an address of its own.
let sent = 0
const send = async (fields: Fields, id: number | string = room.id) =>
  call(all, 'POST', '/api/rooms/1/pictures', {
    cookie: rooms.cookie,
    params: { id: String(id) },
    form: { image: await photo('loft.png', 400 + ++sent), ...fields },
  })
const add = async (fields: Fields): Promise<WholeRoom> => {
  const { status, body } = await send(fields)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.room
}
const change = (
  method: 'POST' | 'DELETE',
  of: Pick<WirePicture, 'id'>,
  json: object,
  id = room.id,
) =>
  call(one, method, '/api/rooms/1/pictures/1', {
    cookie: rooms.cookie,
    params: { id: String(id), picture: String(of.id) },
    json,
  })
const words = routeAt(ownCalls, 'rooms/[id]/pictures/[picture]/words')
const tell = (of: Pick<WirePicture, 'id'>, json: object) =>
  call(words, 'POST', '/api/rooms/1/pictures/1/words', {
    cookie: rooms.cookie,
    params: { id: String(room.id), picture: String(of.id) },
    json,
  })
const pathOf = (picture: WirePicture | undefined) => picture?.drawn?.jpeg?.[0]?.src ?? ''
const statusOf = async (path: string) => {
  const hash = path.split('/').at(-1) ?? ''
  return (await call(routeAt(fileCalls, 'pictures/[hash]'), 'GET', path, { params: { hash } }))
    .status
}
const files = () => prisma().file.count()
const slots = ({ pictures }: WholeRoom) => pictures.map(({ slot }) => slot)

describe('a photograph', () => {
  test('is put into its slot, in the order in which guests see them, and replaced there', async () => {
    await add({ slot: 'more' })
    await add({ slot: 'bathroom' })
    const after = await add({ slot: 'bed', focus_x: '20', focus_y: '70' })
    expect(slots(after)).toEqual(['bed', 'bathroom', 'more'])
    const [bed] = after.pictures
    expect(bed).toMatchObject({
      is_photo: true,
      focus_x: 20,
      focus_y: 70,
      drawn: { focus: '20% 70%' },
    })
    expect((await listedRooms())[0]?.image_path).toBe(pathOf(bed))

    const replaced = await add({ slot: 'bed' })
    expect(slots(replaced)).toEqual(['bed', 'bathroom', 'more'])
    expect(replaced.pictures[0]).toMatchObject({ focus_x: 50, focus_y: 50 })
    expect([await statusOf(pathOf(bed)), await statusOf(pathOf(replaced.pictures[0]))]).toEqual([
      404, 200,
    ])
    expect(await files()).toBe(3)
    expect(await prisma().auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      action: 'room_changed',
      before: { id: room.id, picture: { slot: 'bed', focus: [20, 70] } },
      after: { id: room.id, picture: { slot: 'bed', focus: [50, 50] } },
    })
  })

  test('takes the place of a drawing', async () => {
    await prisma().roomPicture.create({ data: { roomId: room.id, slot: 'view', plate: 'dusk' } })
    const { pictures } = await add({ slot: 'view' })
    expect(pictures).toMatchObject([{ slot: 'view', is_photo: true }])
  })

  test('is one of up to twelve without a slot of their own, and replaces one of them in its place', async () => {
    let last = room
    for (let count = 0; count < 12; count++) last = await add({ slot: 'more' })
    const { status, body } = await send({ slot: 'more' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['slot']])
    const [first, second] = last.pictures
    const replaced = await add({ slot: 'more', replaces: String(second?.id) })
    expect(replaced.pictures.map(({ id }) => id)).toEqual(last.pictures.map(({ id }) => id))
    expect(pathOf(replaced.pictures[0])).toBe(pathOf(first))
    expect(pathOf(replaced.pictures[1])).not.toBe(pathOf(second))
    expect(await files()).toBe(12)
  })

  test('gets another focus', async () => {
    const [bed] = (await add({ slot: 'bed' })).pictures as [WirePicture]
    const { body } = await change('POST', bed, { focus_x: 0, focus_y: 100 })
    expect(body.room.pictures[0]).toMatchObject({ id: bed.id, focus_x: 0, focus_y: 100 })
    expect(pathOf(body.room.pictures[0])).toBe(pathOf(bed))
    expect((await change('POST', bed, { focus_x: 101, focus_y: 0 })).status).toBe(422)
    expect((await change('POST', bed, { focus_x: 10 })).status).toBe(422)
  })

  test('is a photo unless staff say that it’s drawn', async () => {
    const [bed] = (await add({ slot: 'bed' })).pictures as [WirePicture]
    expect(bed).toMatchObject({ kind: 'photo', is_photo: true, drawn: { kind: 'photo' } })
    const spot = { focus_x: 50, focus_y: 50 }
    const drawn = await change('POST', bed, { ...spot, kind: 'illustration' })
    const illustration = { kind: 'illustration', is_photo: false, drawn: { kind: 'drawing' } }
    expect(drawn.body.room.pictures[0]).toMatchObject(illustration)
    expect((await change('POST', bed, spot)).body.room.pictures[0]).toMatchObject(illustration)
    expect((await change('POST', bed, { ...spot, kind: 'map' })).status).toBe(422)
    const [replaced] = (await add({ slot: 'bed' })).pictures
    expect(replaced).toMatchObject({ kind: 'photo' })
    const [view] = (await add({ slot: 'view', kind: 'illustration' })).pictures.slice(-1)
    expect(view).toMatchObject({ slot: 'view', kind: 'illustration' })
  })

  test('is described by language; another English text or another photo leaves the others outdated', async () => {
    const [bed] = (await add({ slot: 'bed' })).pictures as [WirePicture]
    const states = ({ alt }: WirePicture) => [alt?.en.state, alt?.fr.state, alt?.ar.state]
    expect(states(bed)).toEqual(['outdated', 'outdated', 'outdated'])
    expect((await tell(bed, { locale: 'en', text: 'A teak bed', seen: null })).status).toBe(200)
    const { body } = await tell(bed, { locale: 'fr', text: 'Un lit en teck', seen: null })
    const [told] = body.room.pictures as [WirePicture]
    expect(states(told)).toEqual(['yours', 'yours', 'missing'])
    expect(told.alt).toMatchObject({ en: { text: 'A teak bed' }, ar: { text: null } })
    const next = { locale: 'en', text: 'A bed', seen: 'A teak bed' }
    const [other] = (await tell(bed, next)).body.room.pictures as [WirePicture]
    expect(states(other)).toEqual(['yours', 'outdated', 'missing'])
    const [replaced] = (await add({ slot: 'bed' })).pictures as [WirePicture]
    expect(states(replaced)).toEqual(['outdated', 'outdated', 'outdated'])
    expect(replaced.alt?.en.text).toBe('A bed')
  })

  test('isn’t described over another text unseen, without words, or for a drawing of ours', async () => {
    const [bed] = (await add({ slot: 'bed' })).pictures as [WirePicture]
    await tell(bed, { locale: 'en', text: 'A teak bed', seen: null })
    const unseen = await tell(bed, { locale: 'en', text: 'Mine', seen: null })
    expect([unseen.status, unseen.body.text]).toEqual([409, 'A teak bed'])
    for (const text of ['', ' ', 'x'.repeat(301)]) {
      expect((await tell(bed, { locale: 'en', text })).status).toBe(422)
    }
    expect((await tell(bed, { locale: 'de', text: 'Bett' })).status).toBe(422)
    const plate = await prisma().roomPicture.create({
      data: { roomId: room.id, slot: 'view', plate: 'dusk' },
    })
    expect((await tell(plate, { locale: 'en', text: 'Dusk' })).status).toBe(404)
  })

  test('is removed with its file; the next one is what guests see first', async () => {
    await add({ slot: 'view' })
    const [bed, view] = (await add({ slot: 'bed' })).pictures as [WirePicture, WirePicture]
    const { body } = await change('DELETE', bed, {})
    expect(slots(body.room)).toEqual(['view'])
    expect(body.room.image_path).toBe(pathOf(view))
    expect([await statusOf(pathOf(bed)), await files()]).toEqual([404, 1])
    expect((await change('DELETE', bed, {})).status).toBe(404)
  })

  test('is refused where it is none, or for no slot, and nothing is stored', async () => {
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png')
    expect((await send({ slot: 'bed', image: svg })).status).toBe(415)
    expect((await send({ slot: 'bed', image: 'text' })).status).toBe(422)
    expect((await send({ slot: 'pool' })).body.errors).toHaveProperty('slot')
    expect((await send({ slot: 'bed', focus_x: '-1' })).body.errors).toHaveProperty('focus_x')
    expect((await send({ slot: 'more', replaces: '999' })).status).toBe(404)
    expect(await files()).toBe(0)
  })

  test('of another room, of a deleted one or of none is not changed', async () => {
    const other = await rooms.add({ name: 'Tent' })
    const [bed] = (await add({ slot: 'bed' })).pictures as [WirePicture]
    expect((await change('POST', bed, { focus_x: 1, focus_y: 1 }, other.id)).status).toBe(404)
    expect((await change('DELETE', bed, {}, other.id)).status).toBe(404)
    expect((await send({ slot: 'more', replaces: String(bed.id) }, other.id)).status).toBe(404)
    await rooms.remove({ id: String(other.id) })
    expect((await send({ slot: 'bed' }, other.id)).body.code).toBe('room_not_found')
    expect((await send({ slot: 'bed' }, 'x')).status).toBe(404)
    expect(await files()).toBe(1)
  })
})

describe('two people at once', () => {
  test('never replace each other’s picture unseen', async () => {
    const version = String(room.version)
    const after = await add({ slot: 'bed', version })
    expect(after.version).toBe(room.version + 1)
    const { status, body } = await send({ slot: 'bed', version })
    expect([status, body.code, body.room.pictures.length]).toEqual([409, 'changed_meanwhile', 1])
    const [bed] = after.pictures as [WirePicture]
    const old = { version: room.version }
    expect((await change('DELETE', bed, old)).status).toBe(409)
    expect((await change('POST', bed, { ...old, focus_x: 1, focus_y: 1 })).status).toBe(409)
    expect((await rooms.change(room, { description: 'Mine.' })).status).toBe(409)
    expect(await files()).toBe(1)
  })

  test('who send at the same moment: one picture is in the slot, with one file', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send({ slot: 'bed' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([await prisma().roomPicture.count(), await files()]).toEqual([1, 1])
  })
})
