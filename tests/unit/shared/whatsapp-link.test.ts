import { expect, test } from 'vitest'
import { whatsappLink } from '#lib/shared/whatsapp-link.ts'

test('a WhatsApp link has the digits of the number and the encoded text', () => {
  expect(whatsappLink('+91 12345 67890', 'Namaskar,\nhere & now')).toBe(
    'https://wa.me/911234567890?text=Namaskar%2C%0Ahere%20%26%20now',
  )
})
