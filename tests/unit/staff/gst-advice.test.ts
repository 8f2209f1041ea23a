import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GstAdvice } from '#components/staff/rooms/gst-advice.tsx'

const advice = (base: string, gst: string) =>
  renderToStaticMarkup(createElement(GstAdvice, { base, gst }))

test('a room’s form says what the law seems to ask for at its price, and that it is not what is set', () => {
  expect(advice('4000', '18')).toContain('At ₹4,000.00, that’s 5%, not the rate set here.')
  expect(advice('7500', '5')).toContain('At ₹7,500.00, that’s 5%. Ask')
  expect(advice('7500.01', '18')).toContain('At ₹7,500.01, that’s 18%. Ask')
})

test('without a sound price it says the rule alone', () => {
  for (const base of ['', 'x', '99999999']) {
    expect(advice(base, '18')).not.toContain('At ₹')
    expect(advice(base, '18')).toContain('up to ₹7,500')
  }
})
