import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readEnv } from '#lib/env.ts'

const optional = {
  PUBLIC_URL: 'https://stay.example',
  DATABASE_URL: 'postgres://a:b@c/d',
  SMTP_URL: 'smtp://localhost',
  AUTH_SECRET: 'x'.repeat(32),
}

describe('the settings', () => {
  test('nothing needs to be set', () => {
    expect(readEnv({})).toMatchObject({
      NODE_ENV: 'production',
      PORT: 3000,
      DATA_DIR: '.data',
      STAFF_EMAILS: ['staff@dontali.example'],
      LIMIT_HOLDS: { count: 30, seconds: 3600 },
    })
  })

  test('an empty variable counts as absent', () => {
    expect(readEnv({ PORT: '', SMTP_URL: '', LIMIT_STAFF: '' })).toEqual(readEnv({}))
  })

  test.each([
    ['PORT', 'many', 'is not a number'],
    ['PORT', '65536', 'is more than 65535'],
    ['PUBLIC_URL', 'stay.example', 'is not an address'],
    ['DATABASE_URL', 'mysql://localhost/dontali', 'is not a postgres:// address'],
    ['PUBLIC_URL', 'ftp://stay.example', 'is not an address that begins with http'],
    ['SMTP_URL', 'mail.example', 'is not an smtp:// address'],
    ['SMTP_URL', 'smtp://', 'is not an smtp:// address with a host'],
    ['SMTP_URL', 'smtp://farm:100%@mail.example', 'is not an smtp:// address with a host'],
    ['STAFF_EMAILS', 'asha@example.com, somebody', 'holds something that is not an e-mail address'],
    ['MAIL_FROM', 'Dontali Farmstay', 'is not an e-mail address'],
    ['MAIL_FROM', 'Dontali <stay@dontali.example', 'is not an e-mail address'],
    ['AUTH_SECRET', 'short', 'is shorter than 32 characters'],
    ['TRUST_PROXY', 'yes', 'is not a number'],
    ['CAPTCHA_WORD', 'two words', 'is not a word of 3 to 20 letters or digits'],
    ['LIMIT_HOLDS', '30', 'is not of the form <count>/<seconds>'],
    ['LIMIT_OTP_SEND', '0/60', 'is not of the form <count>/<seconds>'],
    ['LIMIT_STREAMS', '20/60', 'is not a number'],
  ])('%s=%s is told in one sentence that names it', (name, value, why) => {
    const told = () => readEnv({ [name]: value })
    expect(told).toThrow(new RegExp(`^The setting ${name} ${why}[^\\n]*\\.$`))
  })

  test('an address loses its path and a list its blanks', () => {
    const env = readEnv({
      PUBLIC_URL: 'https://stay.example/en/',
      STAFF_EMAILS: 'asha@example.com, ravi@example.com,',
    })
    expect(env.PUBLIC_URL).toBe('https://stay.example')
    expect(env.STAFF_EMAILS).toEqual(['asha@example.com', 'ravi@example.com'])
  })

  test.each(['stay@dontali.example', '"Stay @ Dontali" <stay@dontali.example>'])(
    'mails may come from %s',
    (sender) => {
      expect(readEnv({ MAIL_FROM: sender }).MAIL_FROM).toBe(sender)
    },
  )
})

describe('.env.example', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n')
  const documented = new Map(
    lines.flatMap((line) => {
      const [, name = '', value = ''] = /^# ([A-Z_]+)=(.*)$/.exec(line) ?? []
      return name ? [[name, value] as const] : []
    }),
  )

  test('sets nothing, so that it runs unchanged', () => {
    expect(lines.filter((line) => line && !line.startsWith('#'))).toEqual([])
  })

  test('documents every setting', () => {
    const names = Object.keys(readEnv(optional)).filter((name) => name !== 'NODE_ENV')
    expect(names.filter((name) => !documented.has(name))).toEqual([])
  })

  test('shows the values that apply', () => {
    const defaults = readEnv({}) as Record<string, unknown>
    for (const [name, value] of documented) {
      if (!(name in defaults)) continue
      const env = readEnv({ [name]: value }) as Record<string, unknown>
      expect([name, env[name]]).toEqual([name, defaults[name]])
    }
  })
})
