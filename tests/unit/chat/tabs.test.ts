import { afterEach, expect, test, vi } from 'vitest'
import { inOneTab } from '#components/chat/in-one-tab.ts'
import { listenInOneTab } from '#components/chat/listen-in-one-tab.ts'
import { announce } from '#components/staff/waiting/announce.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

/** A tab of one browser: whether it listens, and how it is hidden, shown and closed. */
function tab() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  let streams = 0
  vi.stubGlobal('document', page)
  const close = listenInOneTab('chat', () => {
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

test('one tab of all that have news rings, and another when it ends', async () => {
  const rings = [0, 0]
  const stops = rings.map((_, at) =>
    inOneTab('bell', () => {
      rings[at] = 1
      return () => {
        rings[at] = 0
      }
    }),
  )
  await settled()
  expect(rings).toEqual([1, 0])
  stops[0]?.()
  await settled()
  expect(rings).toEqual([0, 1])
  stops[1]?.()
  expect(rings).toEqual([0, 0])
})

/** A browser with a bell and notices on the desktop; returns what it has rung and shown. */
function desktop(visibilityState: 'visible' | 'hidden', { silent = false } = {}) {
  const shown: { title: string; body: string; onclick?: () => void }[] = []
  let rings = 0
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
  vi.stubGlobal('Audio', function play() {
    rings += 1
    return { play: async () => undefined }
  })
  vi.stubGlobal('localStorage', { getItem: () => (silent ? '1' : null) })
  vi.stubGlobal('document', { visibilityState })
  vi.stubGlobal('window', { focus: () => undefined })
  return { shown, rings: () => rings }
}

const message = { title: '<b>Asha</b>', body: 'Hello', href: '/app/chat?chat=c1' }
const makeMessage = async () => message

test('of the tabs that hear the same news one rings, and it shows a notice only if none is seen', async () => {
  const seen = desktop('visible')
  void announce('a', makeMessage, () => undefined)
  void announce('a', makeMessage, () => undefined)
  await settled()
  expect([seen.rings(), seen.shown]).toEqual([1, []])

  const opened: string[] = []
  const hidden = desktop('hidden')
  void announce('b', makeMessage, (href) => opened.push(href))
  void announce('b', makeMessage, (href) => opened.push(href))
  await vi.waitFor(() => expect(hidden.shown).toHaveLength(1))
  expect(hidden.rings()).toBe(1)
  expect(hidden.shown).toMatchObject([{ title: '<b>Asha</b>', body: 'Hello' }])
  hidden.shown[0]?.onclick?.()
  expect(opened).toEqual(['/app/chat?chat=c1'])
})

test('a silenced bell does not ring', async () => {
  const { rings } = desktop('visible', { silent: true })
  void announce('c', makeMessage, () => undefined)
  await settled()
  expect(rings()).toBe(0)
})

test('a browser that can show no notice is no failure', async () => {
  const { rings } = desktop('hidden')
  // As Chrome on Android has it.
  class NoNotice {
    static permission = 'granted'
    constructor() {
      throw new TypeError('Illegal constructor')
    }
  }
  vi.stubGlobal('Notification', NoNotice)
  const made = vi.fn(makeMessage)
  void announce('d', made, () => undefined)
  await vi.waitFor(() => expect(made).toHaveBeenCalled())
  expect(rings()).toBe(1)
})
