import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { env } from '#lib/env.ts'
import { messageId, send } from '#lib/mail/transport.ts'
import { temporaryDir } from '../../support/postgres.ts'

test('no other account on the machine can read the outbox, even if the folder was open before', async () => {
  const before = env().DATA_DIR
  const outbox = join(await temporaryDir(), 'outbox')
  Object.assign(env(), { DATA_DIR: join(outbox, '..') })
  await mkdir(outbox)
  await chmod(outbox, 0o755)
  await send({
    to: ['asha@example.com'],
    messageId: messageId('test'),
    language: 'en',
    direction: 'ltr',
    subject: 'Your code',
    paragraphs: ['123456'],
  })
  const [mail = ''] = await readdir(outbox)
  const modes = [await stat(outbox), await stat(join(outbox, mail))].map(({ mode }) => mode & 0o777)
  expect(modes).toEqual([0o700, 0o600])
  await rm(env().DATA_DIR, { recursive: true })
  Object.assign(env(), { DATA_DIR: before })
})
