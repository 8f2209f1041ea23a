import { expect, test } from 'vitest'
import { transaction } from '#lib/db/transaction.ts'
import { attach, say, startChat } from '../support/chat.ts'
import { untilWaiting, useDatabase } from '../support/database.ts'
import { book, makeRoom } from '../support/guest.ts'

useDatabase()

const note = new File(['Bring boots.'], 'note.txt')

test('strangers’ files wait for each other, and neither messages nor bookings wait for them', async () => {
  const [held, other] = [await startChat(), await startChat()]
  const room = await makeRoom()
  const done: string[] = []
  const send = (chat: typeof held) => attach(chat, note).then(() => done.push('file'))
  let sent: Promise<unknown>[] = []
  await transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM chats WHERE id = ${held.id}::uuid FOR UPDATE`
    const first = send(held)
    await untilWaiting()
    sent = [first, send(other)]
    expect((await say(other, 'Words go on.')).status).toBe(201)
    expect((await book(room.name)).status).toBe(201)
    expect(done).toEqual([])
  })
  await Promise.all(sent)
  expect(done).toEqual(['file', 'file'])
})
