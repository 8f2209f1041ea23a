import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { chatCalls } from '#calls/chats.ts'
import { prisma } from '#lib/db/client.ts'
import { env } from '#lib/env.ts'
import { sendChatMail } from '#lib/mail/send-chat-mail.ts'
import { call } from '../support/call.ts'
import { say, startChat } from '../support/chat.ts'
import { useDatabase } from '../support/database.ts'
import { temporaryDir } from '../support/postgres.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const seenRoute = routeAt(chatCalls, 'chats/[id]/seen')

useDatabase()

const owed = async (chatId: string) =>
  prisma().$queryRaw<{ seq: number; minutes: number }[]>`
    SELECT (payload ->> 'seq')::int AS seq,
      round(extract(epoch FROM run_at - now()) / 60)::int AS minutes
    FROM graphile_worker._private_jobs WHERE payload ->> 'chatId' = ${chatId} ORDER BY id`

test('a visitor’s message owes the staff a mail in five minutes; what follows unseen owes no other', async () => {
  const chat = await startChat()
  const { cookie } = await signedIn()
  await say(chat, 'one')
  await say(chat, 'two')
  await say({ id: chat.id, cookie }, 'an answer')
  expect(await owed(chat.id)).toEqual([{ seq: 1, minutes: 5 }])
  await call(seenRoute, 'POST', `/api/chats/${chat.id}/seen`, {
    json: { seq: 2, seen: true },
    params: { id: chat.id },
    cookie,
  })
  await say(chat, 'three')
  expect((await owed(chat.id)).map(({ seq }) => seq)).toEqual([1, 4])
})

test('the mail names who waits, as text, and not what was written; what was seen meanwhile needs none', async () => {
  Object.assign(env(), { DATA_DIR: await temporaryDir() })
  const outbox = join(env().DATA_DIR, 'outbox')
  const chat = await startChat({ name: '<b>Asha</b>' })
  await say(chat, 'my secret')
  await sendChatMail({ chatId: chat.id, seq: 1 })
  const files = await readdir(outbox)
  const mail = await PostalMime.parse(await readFile(join(outbox, files[0] ?? '')))
  expect(mail.subject).toBe('A visitor is waiting in the chat')
  expect(mail.text).toContain('<b>Asha</b> wrote 1 minute ago and is waiting for an answer.')
  expect(mail.html).toContain('&lt;b&gt;Asha&lt;/b&gt;')
  expect(`${mail.text}${mail.html}`).not.toContain('my secret')
  await prisma().chat.update({ where: { id: chat.id }, data: { staffSeenSeq: 1 } })
  await sendChatMail({ chatId: chat.id, seq: 1 })
  expect(await readdir(outbox)).toEqual(files)
})
