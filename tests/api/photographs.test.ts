import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fileCalls } from '#calls/files.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { listen, notify, startLive, stopLive } from '#lib/db/live.ts'
import { env } from '#lib/env.ts'
import { encodePictures } from '#lib/files/commands.ts'
import { maxCopyBytes, maxStoredPhoto } from '#lib/files/rules.ts'
import type { WholeRoom } from '#lib/rooms/schema/room.ts'
import { restore } from '../../server/backups/restore.ts'
import { backUp } from '../../server/backups/write.ts'
import { backupPlaces, on } from '../support/backup.ts'
import { call } from '../support/call.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { decodersOf } from '../support/decoders.ts'
import { photo, roomCalls } from '../support/rooms.ts'
import { routeAt } from '../support/route.ts'
import { isAlive } from '../support/server.ts'

useDatabase()
const places = backupPlaces()

let rooms: Awaited<ReturnType<typeof roomCalls>>
beforeEach(async () => {
  await emptyTables('rooms', 'files')
  rooms = await roomCalls()
})

/** A photograph of which two small copies are made, where their number and sizes aren't the point. */
const small = (name = 'a.png', width = 300) => photo(name, width)
const heic = readFileSync(join(import.meta.dirname, '../support/phone.heic'))
const copies = () => prisma().pictureCopy.count()
const look = (src = '') =>
  call(routeAt(fileCalls, 'pictures/[hash]'), 'GET', src, {
    params: { hash: src.split('/').at(-1) ?? '' },
  })
const photoOf = ({ picture }: WholeRoom) => {
  if (picture?.kind !== 'photo') throw new Error('The room has no photograph.')
  return picture
}
const now = async (room: WholeRoom) => photoOf((await rooms.change(room)).body.room)

test('a HEIC from a phone is shown at once as a JPEG, and in all formats as soon as they are made', async () => {
  const room = await rooms.add({ image: new File([heic], 'IMG_0042.HEIC') })
  const first = photoOf(room)
  expect(first).toMatchObject({ width: 300, height: 400, avif: [], webp: [] })
  expect(first.jpeg?.map(({ width }) => width)).toEqual([300])
  expect((await look(first.jpeg?.[0]?.src)).headers.get('content-type')).toBe('image/jpeg')

  await encodePictures()
  const all = await now(room)
  expect(all.jpeg).toEqual(first.jpeg)
  const [avif, webp] = [all.avif[0], all.webp[0]]
  for (const [copy, mime] of [
    [avif, 'image/avif'],
    [webp, 'image/webp'],
  ] as const) {
    expect(copy?.width).toBe(300)
    const { status, headers, bytes } = await look(copy?.src)
    expect([status, headers.get('content-type')]).toEqual([200, mime])
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 400 })
  }
})

test('the job is added with the photograph, and only one of its kind runs at a time', async () => {
  await rooms.add({ image: await small() })
  await rooms.add({ name: 'Tent', image: await small('b.png', 310) })
  const { rows } = await pool().query(
    `SELECT task_identifier, queue_name FROM graphile_worker.jobs WHERE key = 'pictures'`,
  )
  expect(rows).toEqual([{ task_identifier: 'encode_pictures', queue_name: 'pictures' }])
})

describe('pages are told', () => {
  beforeEach(() => startLive('test'))
  afterEach(stopLive)
  const noticesOf = async (work: () => Promise<void>) => {
    const heard: string[] = []
    const stop = listen('staff', (payload) => heard.push(JSON.parse(payload).action))
    await work()
    await notify('staff', JSON.stringify({ action: 'over' }))
    await expect.poll(() => heard.at(-1)).toBe('over')
    stop()
    return heard.filter((action) => action === 'pictures_encoded').length
  }
  const addThree = async () => {
    for (const name of ['Loft', 'Tent', 'Barn']) await rooms.add({ name, image: await small() })
  }

  test('of several photographs once', async () => {
    await addThree()
    expect(await noticesOf(() => encodePictures())).toBe(1)
  })

  test('of those that are ready when they’ve waited long enough', async () => {
    await addThree()
    expect(await noticesOf(() => encodePictures({ mostMs: 0 }))).toBe(4)
  })
})

describe('copies', () => {
  test('of several photographs are made one after another, each of them once', async () => {
    await rooms.add({ image: await photo() })
    await rooms.add({ name: 'Tent', image: await photo('b.png', 700) })
    await Promise.all([encodePictures(), encodePictures()])
    const before = await prisma().pictureCopy.findMany({ orderBy: { hash: 'asc' } })
    expect(before.length).toBe(10)
    await encodePictures()
    expect(await prisma().pictureCopy.findMany({ orderBy: { hash: 'asc' } })).toEqual(before)
  })

  test('are gone with their photograph, and aren’t shown of a deleted room', async () => {
    const room = await rooms.add({ image: await small() })
    await encodePictures()
    const [copy] = (await now(room)).avif
    expect((await look(copy?.src)).status).toBe(200)
    const { body } = await rooms.change({ id: room.id, version: room.version + 1 })
    await rooms.remove({ id: String(room.id) })
    expect((await look(copy?.src)).status).toBe(404)
    const tent = await rooms.add({ name: 'Tent', image: await small('b.png', 310) })
    await encodePictures()
    const had = await copies()
    await rooms.change(tent, { name: 'Tent', remove_image: '1' })
    expect(await copies()).toBeLessThan(had)
    expect(body.room.id).toBe(room.id)
  })

  test('are all made by the next process if one is killed in the middle of them', async () => {
    await rooms.add({ image: await photo('wide.png', 3000) })
    const code = `import { encodePictures } from './lib/files/commands.ts'; await encodePictures()`
    const first = spawn(process.execPath, ['--input-type=module', '-e', code], {
      env: { ...process.env, DATABASE_URL: env().DATABASE_URL },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const encoders = () => decodersOf(first.pid ?? 0)
    await expect.poll(() => encoders().length, { interval: 10, timeout: 20_000 }).toBe(1)
    const [encoder = 0] = encoders()
    first.kill('SIGKILL')
    await once(first, 'exit')
    await expect.poll(() => isAlive(encoder)).toBe(false)
    expect(await copies()).toBe(0)
    await encodePictures()
    expect(await copies()).toBe(11)
  })

  test('of a photograph that can’t be read are tried again a day later, and hold up no other', async () => {
    const room = await rooms.add({ image: await small() })
    await pool().query(`UPDATE files SET bytes = 'x', size = 1`)
    await rooms.add({ name: 'Tent', image: await small('b.png', 310) })
    await encodePictures()
    expect(await prisma().pictureCopy.groupBy({ by: ['fileId'] })).toHaveLength(1)
    expect(await prisma().photograph.count({ where: { failedAt: { not: null } } })).toBe(1)
    const whole = await sharp(await (await small()).bytes())
      .jpeg()
      .toBuffer()
    await pool().query('UPDATE files SET bytes = $1 WHERE size = 1', [whole])
    await encodePictures()
    expect(await prisma().pictureCopy.groupBy({ by: ['fileId'] })).toHaveLength(1)
    await pool().query(`UPDATE photographs SET failed_at = now() - interval '25 hours'`)
    await encodePictures()
    expect((await now(room)).avif).not.toEqual([])
  })

  test('and photographs are no larger than the database lets them be', async () => {
    await rooms.add({ image: await small() })
    await expect(
      pool().query(
        `INSERT INTO picture_copies SELECT file_id, 'avif', 1, hash, $1 FROM photographs`,
        [Buffer.alloc(maxCopyBytes + 1)],
      ),
    ).rejects.toThrow('picture_copies_bytes_check')
    expect(maxStoredPhoto).toBeGreaterThan(maxCopyBytes)
  })

  test('aren’t in a backup: they’re made again after it’s restored', async () => {
    await rooms.add({ image: await small() })
    await encodePictures()
    const [file, target] = [await places.file(), await places.database({ empty: false })]
    await backUp(env().DATABASE_URL ?? '', file)
    await restore(target, file)
    const counts = `SELECT (SELECT count(*)::int FROM photographs) AS photos, (SELECT count(*)::int FROM picture_copies) AS copies`
    const [found] = await on(target, async (client) => (await client.query(counts)).rows)
    expect(found).toEqual({ photos: 1, copies: 0 })
  })
})
