import { beforeEach } from 'vitest'
import * as importRoute from '#app/api/rooms_import_excel/route.ts'
import { prisma } from '#lib/db/client.ts'
import { seedRooms } from '../../prisma/seed.ts'
import { call } from './call.ts'
import { emptyTables, useDatabase } from './database.ts'
import { signedIn } from './staff.ts'

export const columns = ['Name', 'Description', 'Base Rate', 'GST Rate', 'Total Rate']

/** For a file of tests of the import: a new installation's rooms before each, and staff who send files. */
export function importDesk() {
  useDatabase()
  let cookie: string
  beforeEach(async () => {
    await emptyTables('rooms')
    await seedRooms()
    cookie = (await signedIn()).cookie
  })
  const sendForm = (form: Record<string, string | File>, query = '') =>
    call(importRoute, 'POST', `/api/rooms_import_excel${query}`, { cookie, form })
  return {
    cookie: () => cookie,
    sendForm,
    send: (content: BlobPart, name = 'rooms.xlsx', query = '') =>
      sendForm({ excel_file: new File([content], name) }, query),
    count: () => prisma().room.count(),
  }
}
