import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { env } from '#lib/env.ts'
import { messageId, send } from '#lib/mail/transport.ts'
import { temporaryDir } from '../../support/postgres.ts'

test('nobody else on the machine reads the outbox, not even one that was made open', async () => {
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
