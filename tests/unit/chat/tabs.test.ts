import { afterEach, expect, test, vi } from 'vitest'
import { listenInOneTab } from '#components/chat/listen-in-one-tab.ts'
import { showNotice } from '#components/staff/chat/show-notice.ts'
import type { ChatRow } from '#lib/chat/schema.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

/** A tab of one browser: whether it listens, and how it is hidden, shown and closed. */
function tab(name: string | null = 'chat') {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  let streams = 0
  vi.stubGlobal('document', page)
  const close = listenInOneTab(name, () => {
    streams += 1
    return () => {
      streams -= 1
    }
  })
  const turn = async (visibilityState: string) => {
    vi.stubGlobal('document', Object.assign(page, { visibilityState }))
    page.dispatchEvent(new Event('visibilitychange'))
    await settled()
  }
  const end = () => {
    close()
    return settled()
  }
  return { streams: () => streams, turn, end }
}

test('every tab that is seen listens, and of those that are not, one', async () => {
  const tabs = [tab(), tab(), tab()]
  const streams = () => tabs.map((one) => one.streams())
  await settled()
  expect(streams()).toEqual([1, 1, 1])
  for (const one of tabs) await one.turn('hidden')
  expect(streams()).toEqual([1, 0, 0])
  await tabs[2]?.turn('visible')
  expect(streams()).toEqual([1, 0, 1])
  await tabs[2]?.turn('hidden')
  await tabs[0]?.end()
  expect(streams()).toEqual([0, 1, 0])
  for (const one of tabs) await one.end()
  expect(streams()).toEqual([0, 0, 0])
})

test('without a name a tab listens only while it is seen', async () => {
  const one = tab(null)
  expect(one.streams()).toBe(1)
  await one.turn('hidden')
  expect(one.streams()).toBe(0)
  await one.turn('visible')
  expect(one.streams()).toBe(1)
  await one.end()
  expect(one.streams()).toBe(0)
})

const row = { id: 'c1', name: '<b>Asha</b>', last_message: 'Hello', last_message_type: 'text' }

test('a notice on the desktop opens its conversation; a browser that can show none is no failure', () => {
  const shown: { title: string; body: string; onclick?: () => void }[] = []
  class Notice {
    static permission = 'granted'
    onclick?: () => void
    title: string
    body: string
    constructor(title: string, { body }: { body: string }) {
      this.title = title
      this.body = body
      shown.push(this)
    }
    close() {}
  }
  vi.stubGlobal('Notification', Notice)
  vi.stubGlobal('window', { focus: () => undefined })
  const opened: string[] = []
  showNotice(row as ChatRow, (id) => opened.push(id))
  expect(shown).toMatchObject([{ title: '<b>Asha</b>', body: 'Hello' }])
  shown[0]?.onclick?.()
  expect(opened).toEqual(['c1'])
  // As Chrome on Android has it.
  class NoNotice {
    static permission = 'granted'
    constructor() {
      throw new TypeError('Illegal constructor')
    }
  }
  vi.stubGlobal('Notification', NoNotice)
  showNotice(row as ChatRow, () => undefined)
})
