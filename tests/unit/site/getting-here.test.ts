import { afterEach, describe, expect, test } from 'vitest'
import { GettingHere } from '#components/farm/getting-here.tsx'
import { AreaMap } from '#components/site/contact/area-map.tsx'
import { WayHere } from '#components/site/home/way-here.tsx'
import { setFarm } from '#lib/farm/rules/farm.ts'
import type { Lists } from '#lib/farm/rules/lists.ts'
import { property } from '#lib/property.ts'
import { drawn } from '../../support/drawn.ts'
import { sampleFarm } from '../../support/sample-farm.ts'

const show = (lists: Lists, facts = sampleFarm.facts) => setFarm({ ...sampleFarm, facts, lists })
afterEach(() => setFarm(sampleFarm))
const page = async (part: unknown) =>
  (await drawn('en', part as never, {})).replaceAll('\u00a0', ' ')

describe('the way here', () => {
  test('adds up, with the drive from the station as the farm’s facts have it', async () => {
    expect(await page(GettingHere)).toContain('1 h 30 min in all')
    const drivingMinutes = { ...property.drivingMinutes, kamshet: 65 }
    show({}, { ...sampleFarm.facts, drivingMinutes })
    expect(await page(GettingHere)).toContain('2 h in all')
  })

  test('is four lines on the home page, with prices', async () => {
    const html = await page(WayHere)
    expect(html.match(/<li/g)).toHaveLength(4)
    expect(html).toContain('Kamshet station to our gate')
    expect(html).toContain('35 min, ₹600')
  })

  test('leaves nothing behind when nobody has told of any', async () => {
    show({ 'ways.noCar': [], 'ways.car': [] })
    expect(await page(WayHere)).toBe('')
    expect(await page(GettingHere)).toBe('')
  })
})

describe('the map', () => {
  test('lists the places that it draws, the nearest first, and leads to the coordinates', async () => {
    const html = await page(AreaMap)
    const list = html.slice(html.indexOf('<figcaption'))
    expect(list.indexOf('Tikona')).toBeLessThan(list.indexOf('Karla'))
    expect(list).toContain('Kamshet station')
    expect(html).toContain(`href="geo:${property.geo.latitude},${property.geo.longitude}"`)
  })

  test('isn’t there without places', async () => {
    const groups = ['forts', 'caves', 'nature', 'spiritual', 'other'] as const
    show(Object.fromEntries(groups.map((group) => [`nearby.${group}`, []])))
    expect(await page(AreaMap)).toBe('')
  })
})
