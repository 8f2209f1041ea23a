import { expect, test } from 'vitest'
import { isCaptcha } from '#lib/reservations/rules/robots.ts'

test('the captcha is compared without letter case and without spaces around it', () => {
  expect(isCaptcha('  farmStay ', 'FARMSTAY')).toBe(true)
  expect(isCaptcha('farm stay', 'FARMSTAY')).toBe(false)
  expect(isCaptcha('', 'FARMSTAY')).toBe(false)
})
