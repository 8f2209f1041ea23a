import { afterEach, expect, test } from 'vitest'
import { UsualWaitLine } from '#components/farm/usual-wait.tsx'
import { UsualWait } from '#components/site/home/usual-wait.tsx'
import { setUsualWait } from '#lib/farm/rules/usual-wait.ts'
import { drawn } from '../../support/drawn.ts'

afterEach(() => setUsualWait(null))
const home = async () => (await drawn('en', UsualWait, {})).replaceAll('\u00a0', ' ')
const line = async () =>
  (await drawn('en', UsualWaitLine, { className: '' })).replaceAll('\u00a0', ' ')

test('nothing is said that wasn’t measured', async () => {
  expect([await home(), await line()]).toEqual(['', ''])
})

test('the home page says by when those are answered who book at night', async () => {
  setUsualWait(2)
  expect(await home()).toContain('Usually confirmed within 2 hours')
  expect(await home()).toContain(
    'Between 8 am and 9 pm. If you book at night, we’ll usually answer by 10 am.',
  )
  expect(await line()).toContain('Usually confirmed within 2 hours, 8 am to 9 pm')
})

test('a farm that takes longer promises the same day, and no hours', async () => {
  setUsualWait('day')
  expect(await home()).toContain('If you book at night, we’ll usually answer the next day.')
  expect(await line()).toContain('Usually confirmed the same day<')
})
