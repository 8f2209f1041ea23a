import { beforeAll, describe, expect, test } from 'vitest'
import { allRoutes } from '../../scripts/calls/declared.ts'
import { insertBooking } from '../support/bookings.ts'
import { type Answer, call, type Route } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { hold, makeRoom, release } from '../support/guest.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()

let cookie: string
beforeAll(async () => {
  cookie = (await signedIn()).cookie
  for (let at = 0; at < 12; at += 1)
    await insertBooking({ email: `${at}@guest.example`, unit: null })
})

const routes = await allRoutes()
const routeOf = (path: string) => routes.get(path) as Route
const get = async (folder: string, query = ''): Promise<Answer> =>
  call(routeOf(folder), 'GET', `/api/${folder}?${query}`, { cookie })
const postForm = async (folder: string, form: Record<string, string> = { nothing: '' }) =>
  call(routeOf(folder), 'POST', `/api/${folder}`, { form, cookie })
const postText = async (folder: string, text: string) =>
  call(routeOf(folder), 'POST', `/api/${folder}`, {
    cookie,
    text,
    headers: { 'content-type': 'application/json' },
  })

describe('a character that no text column takes', () => {
  test.each(['rooms_list', 'bookings_list', 'customers_list'])(
    'is left out of a search of %s',
    async (folder) => {
      const { status, body } = await get(folder, 'q=%00')
      expect(status).toBe(200)
      expect(body.rows).not.toEqual([])
    },
  )

  test('names nothing that a path could lead to', async () => {
    const { status, body } = await release('a\0b')
    expect([status, body.code]).toEqual([404, 'not_found'])
  })
})

describe('a list of pages', () => {
  test.each(['bookings_list', 'customers_list'])(
    '%s answers its last page for one beyond it, the first for none, and ten rows for no size',
    async (folder) => {
      const [first, last, beyond] = await Promise.all(
        ['page=&size=', 'page=2', 'page=99'].map((query) => get(folder, query)),
      )
      expect(first?.body.rows).toHaveLength(10)
      expect(last?.body.rows).toHaveLength(2)
      expect(beyond?.body).toEqual(last?.body)
    },
  )

  test('that is empty has one page, whichever is asked for', async () => {
    const { body } = await get('bookings_list', 'q=nobody&page=7')
    expect(body).toEqual({ success: true, rows: [], total: 0, pages: 1 })
  })
})

describe('a whole number', () => {
  test.each(['', 'x', '1.5', '0x1', '1e0', '99999999999999'])(
    'is not %j: no room has that id',
    async (id) => {
      const { status, body } = await postForm('rooms_delete', { id })
      expect([status, body.errors]).toEqual([422, { id: 'Enter the id of a room.' }])
    },
  )

  test('of guests is a number or its digits, and not what a language takes for one', async () => {
    const { name } = await makeRoom(5)
    for (const guests of [2, '2', ' 2 ']) expect((await hold(name, { guests })).status).toBe(201)
    for (const guests of [true, [2], '0x2', '2e0', null]) {
      const { status, body } = await hold(name, { guests })
      expect([status, body.errors]).toEqual([422, { guests: 'Choose 1 to 6 guests.' }])
    }
  })
})

describe('a body that is JSON and no object', () => {
  test.each(['[]', 'null', '"x"', '5', '', '{'])('%j is malformed', async (text) => {
    for (const folder of ['holds', 'chat_start', 'admin_google_reviews_config']) {
      const { status, body } = await postText(folder, text)
      expect([status, body.code]).toEqual([400, 'malformed_request'])
    }
  })
})

describe('what is wrong with a field is told in words for a person', () => {
  test.each([
    'admin_send_otp',
    'admin_verify_otp',
    'booking_update_status',
    'check_availability',
    'create_booking',
    'rooms_delete',
    'rooms_import_excel',
    'rooms_save',
  ])('when %s gets none of its fields', async (folder) => {
    const { status, body } = await postForm(folder)
    expect(status).toBe(422)
    for (const problem of Object.values(body.errors))
      expect(problem).not.toMatch(/invalid|expected/i)
  })

  test('when booking_give_room, which takes JSON, gets none of its fields', async () => {
    const { status, body } = await postText('booking_give_room', '{}')
    expect(status).toBe(422)
    for (const problem of Object.values(body.errors))
      expect(problem).not.toMatch(/invalid|expected/i)
  })

  test('when settings are of the wrong kind', async () => {
    const { body } = await postText('admin_google_reviews_config', '{"google_places_api":5}')
    expect(body.errors).toEqual({
      google_places_api: 'This isn’t the right type.',
      display_settings: 'This is missing.',
    })
  })

  test('when a list is asked for a status that no booking has', async () => {
    const { body } = await get('bookings_list', 'status=paid')
    expect(body.errors).toEqual({
      status: 'Enter one of pending, verified, confirmed, rejected, attention.',
    })
    const report = await get('admin_reports', 'format=doc')
    expect(report.body.errors).toEqual({ format: 'Enter excel or pdf.' })
  })
})
