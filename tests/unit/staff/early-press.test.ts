import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { earlyPressScript } from '#components/staff/kit/action/early-press.ts'
import { awakeEvent } from '#components/ui/late-events.ts'

/** A button of the page, whose presses the page hears. */
class Button {
  attributes = new Map<string, string>()
  isConnected = true
  presses = 0
  page: EventTarget
  constructor(page: EventTarget) {
    this.page = page
  }
  closest = () => this
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value)
  removeAttribute = (name: string) => void this.attributes.delete(name)
  click = () => {
    const event = new Event('click', { cancelable: true })
    Object.defineProperty(event, 'target', { value: this })
    // What the script stops reaches no handler.
    const stop = vi.spyOn(event, 'stopImmediatePropagation')
    this.page.dispatchEvent(event)
    if (stop.mock.calls.length === 0) this.presses++
  }
}

function openPage() {
  const page = new EventTarget()
  const addEventListener = page.addEventListener.bind(page)
  runInNewContext(earlyPressScript(), { addEventListener, AbortController, Element: Button })
  return {
    button: () => new Button(page),
    awaken: () => page.dispatchEvent(new Event(awakeEvent)),
  }
}

test('a button that is pressed before the page works does its work once, when it does', () => {
  const { button, awaken } = openPage()
  const verify = button()
  verify.click()
  verify.click()
  expect([verify.presses, verify.attributes.get('aria-busy')]).toEqual([0, 'true'])
  awaken()
  awaken()
  expect([verify.presses, verify.attributes.has('aria-busy')]).toEqual([1, false])
  verify.click()
  expect(verify.presses).toBe(2)
})

test('of several the last one counts, unless it has gone', () => {
  const { button, awaken } = openPage()
  const [verify, reject] = [button(), button()]
  verify.click()
  reject.click()
  expect(verify.attributes.has('aria-busy')).toBe(false)
  awaken()
  expect([verify.presses, reject.presses]).toEqual([0, 1])

  const other = openPage()
  const gone = other.button()
  gone.click()
  gone.isConnected = false
  other.awaken()
  expect(gone.presses).toBe(0)
})
