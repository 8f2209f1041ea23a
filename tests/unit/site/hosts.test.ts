import { afterEach, describe, expect, test } from 'vitest'
import { Answers } from '#components/site/hosts/answers.tsx'
import { AllHosts, HomeHosts } from '#components/site/hosts/hosts.tsx'
import { setFarm } from '#lib/farm/rules/farm.ts'
import type { Lists } from '#lib/farm/rules/lists.ts'
import { property } from '#lib/property.ts'
import { drawn } from '../../support/drawn.ts'
import { sampleFarm } from '../../support/sample-farm.ts'

const show = (lists: Lists) => setFarm({ ...sampleFarm, lists })
afterEach(() => show({}))
const hosts = (...ids: string[]) => ({ hosts: ids.map((id) => ({ id })) })

describe('hosts', () => {
  test('are on the home page and on the page about the farm, and counted', async () => {
    const home = await drawn('en', HomeHosts as never, {})
    for (const name of ['Anjali Kale', 'Sunanda Kale', 'Prakash Kale']) {
      expect(home).toContain(`>${name}</h3>`)
    }
    expect(home).toContain('Three of us live here')
    show(hosts('prakash', 'sunanda'))
    expect(await drawn('en', HomeHosts as never, {})).toContain('2 of us live here')
    expect(await drawn('en', AllHosts as never, {})).toContain('Sunanda Kale')
  })

  test('answer the phone if they’re first', async () => {
    expect(await drawn('en', Answers as never, {})).toContain('Anjali Kale answers the phone')
    show(hosts('prakash', 'anjali'))
    expect(await drawn('en', Answers as never, {})).toContain('Prakash Kale answers the phone')
  })

  test('leave no heading behind when there are none, and the phone number stays', async () => {
    show(hosts())
    expect(await drawn('en', HomeHosts as never, {})).toBe('')
    expect(await drawn('en', AllHosts as never, {})).toBe('')
    const answers = await drawn('en', Answers as never, {})
    expect(answers).toContain(property.phone)
    expect(answers).not.toContain('answers the phone')
  })
})
