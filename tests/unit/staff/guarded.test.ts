import { afterEach, expect, test, vi } from 'vitest'
import { expectGuarded, guarded, watchDecisions } from '#components/staff/kit/action/guarded.ts'
import { createPressGuard } from '#components/staff/kit/action/press-guard.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('while somebody watches, a decision fails unless the last press or key went through the guard', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  expect(expectGuarded).not.toThrow()
  const stop = watchDecisions()
  expect(expectGuarded).toThrow('Decide')
  for (const type of ['pointerdown', 'keydown']) {
    createPressGuard().press()
    expect(expectGuarded).not.toThrow()
    page.dispatchEvent(new Event(type))
    expect(expectGuarded).toThrow('Decide')
  }
  guarded()
  expect(expectGuarded).not.toThrow()
  page.dispatchEvent(new Event('keydown'))
  stop()
  expect(expectGuarded).not.toThrow()
})
