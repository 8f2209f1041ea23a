import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** What the log of a process of its own says of something. */
function logged(details: string): string {
  const program = `const { log } = await import('./lib/log.ts'); log.error(${details}, 'told')`
  const args = ['--input-type=module', '--eval', program]
  return execFileSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, LOG_LEVEL: 'info' },
  })
}

test('e-mail addresses are masked, also those in the words of a mail server', () => {
  const refusal = "{ err: new Error('550 5.1.1 <asha.patil@example.com>: no such mailbox') }"
  expect(logged(refusal)).toContain('<a***@example.com>')
  expect(logged(refusal)).not.toContain('asha')
  expect(logged("{ to: ['ravi+farm@mail.example.com'] }")).toContain('["r***@mail.example.com"]')
})

test('codes, cookies and other secrets are hidden', () => {
  const line = logged("{ request: { cookie: 'c00kie', otp: '123456', token: 't0ken' } }")
  expect(line).toContain('[hidden]')
  expect(line).not.toMatch(/c00kie|123456|t0ken/)
})
