import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { fileCalls } from '#calls/files.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { makeRoom } from '../support/guest.ts'
import { listedRooms, loft, photo, roomCalls } from '../support/rooms.ts'
import { routeAt } from '../support/route.ts'

const files = routeAt(fileCalls, 'files/[id]')
const pictures = routeAt(fileCalls, 'pictures/[hash]')

useDatabase()

let rooms: Awaited<ReturnType<typeof roomCalls>>
beforeEach(async () => {
  await emptyTables('rooms')
  rooms = await roomCalls()
})

describe('a picture', () => {
  const look = (path: string | null) => {
    const hash = path?.split('/').at(-1) ?? ''
    return call(pictures, 'GET', path ?? '', { params: { hash } })
  }

  test('is encoded anew and shown to everybody, for ever', async () => {
    const { image_path } = await rooms.add({ image: await photo("../../loft's.php") })
    const { status, headers, bytes } = await look(image_path)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('content-disposition')).toBe("inline; filename*=UTF-8''loft%27s.jpeg")
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 900, height: 600 })
  })

  test('is at most 2560 pixels wide', async () => {
    const { image_path } = await rooms.add({ image: await photo('wide.png', 3840) })
    const { width, height } = await sharp((await look(image_path)).bytes).metadata()
    expect([width, height]).toEqual([2560, 400])
  })

  test('stays when none is sent, gets another address when replaced, and goes when removed', async () => {
    const room = await rooms.add({ image: await photo() })
    const kept = (await rooms.change(room, { image: new File([], '') })).body.room
    expect(kept.image_path).toBe(room.image_path)
    const replaced = (await rooms.change(kept, { image: await photo('loft.png', 800) })).body.room
    expect(replaced.image_path).not.toBe(room.image_path)
    expect((await look(room.image_path)).status).toBe(404)
    const removed = (await rooms.change(replaced, { remove_image: '1' })).body.room
    expect(removed.image_path).toBeNull()
    expect((await look(replaced.image_path)).status).toBe(404)
  })

  test('of a deleted room is not shown any more', async () => {
    const room = await rooms.add({ image: await photo() })
    await rooms.remove({ id: String(room.id) })
    expect((await look(room.image_path)).status).toBe(404)
  })

  test('is all that is served there: a payment screenshot and nonsense are 404', async () => {
    await makeRoom()
    const { screenshotId } = await insertBooking({})
    expect((await look(screenshotId)).status).toBe(404)
    expect((await look('x')).status).toBe(404)
    expect(
      (await call(files, 'GET', '/', { params: { id: screenshotId }, cookie: rooms.cookie }))
        .status,
    ).toBe(200)
  })

  test('that is none is refused, and nothing is saved', async () => {
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', {
      type: 'image/png',
    })
    expect((await rooms.send({ ...loft, image: svg })).status).toBe(415)
    expect(
      (await rooms.send({ ...loft, image: new File([new Uint8Array(27_000_000)], 'a') })).status,
    ).toBe(413)
    expect((await rooms.send({ ...loft, image: 'text' })).status).toBe(422)
    expect(await listedRooms()).toEqual([])
  })
})
