import { afterEach, expect, test } from 'vitest'
import { addToEnv } from '#lib/env.ts'
import { cookieLine, secretIn } from '#lib/http/cookies.ts'

function openAt(url: string): void {
  process.env.PUBLIC_URL = url
  addToEnv({})
}
afterEach(() => {
  delete process.env.PUBLIC_URL
  addToEnv({})
})

const secret = 'abcdefghijklmnopqrstuvwxyz'
const jar = (name: string) => ({
  get: (asked: string) => (asked === name ? { value: secret } : undefined),
})

test('on https a cookie is one that no other host and no plain page can plant', () => {
  openAt('https://dontali.example')
  expect(cookieLine('farm', secret, 60)).toBe(
    `__Host-farm=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure`,
  )
  expect(secretIn(jar('__Host-farm'), 'farm')).toBe(secret)
  expect(secretIn(jar('farm'), 'farm')).toBeUndefined()
})

test('on http it has its plain name, since browsers take no other', () => {
  openAt('http://localhost:3000')
  expect(cookieLine('farm', secret, 60, 'Strict')).toBe(
    `farm=${secret}; Path=/; HttpOnly; SameSite=Strict; Max-Age=60`,
  )
})
