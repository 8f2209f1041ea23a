import { expect, test } from 'vitest'
import { pathAfterSignIn, signInPath } from '#lib/auth/rules.ts'

test('a sign-in leads back to the staff page that was asked for, with its query', () => {
  expect(pathAfterSignIn('/app/bookings?status=pending&page=2')).toBe(
    '/app/bookings?status=pending&page=2',
  )
  expect(pathAfterSignIn('/app')).toBe('/app')
  const url = new URL(signInPath('/app/bookings?q=a&b'), 'http://localhost')
  expect(pathAfterSignIn(url.searchParams.get('next') ?? '')).toBe('/app/bookings?q=a&b')
})

test.each([
  undefined,
  '',
  '/',
  '/apple',
  '/booking',
  '/app/../booking',
  '/app/login?next=/app/login',
  'https://evil.example/app',
  '//evil.example/app',
  '/\\evil.example/app',
  '\\\\evil.example/app',
  'javascript:alert(1)//app',
])('a sign-in asked to lead to %s leads to /app', (next) => {
  expect(pathAfterSignIn(next)).toBe('/app')
})
