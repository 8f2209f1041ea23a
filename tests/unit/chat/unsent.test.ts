import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepUnsent, keptUnsent } from '#lib/chat/client/unsent.ts'
import type { Pending } from '#lib/chat/rules/conversation.ts'

const pending = (clientId: string, changes: Partial<Pending> = {}): Pending => ({
  clientId,
  type: 'text',
  text: clientId,
  name: '',
  size: 0,
  preview: null,
  at: `2026-11-21T10:00:0${clientId}.000Z`,
  status: 'waiting',
  sent: 0,
  reason: null,
  ...changes,
})

beforeEach(() => {
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(storage, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  }
  const storage: Record<string, string> = Object.create(methods)
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const ids = (side: 'visitor' | 'staff' = 'visitor') =>
  keptUnsent('chat', side).map(({ clientId }) => clientId)

describe('texts that have not been sent', () => {
  test('of two tabs are all kept, in the order of writing, until they have arrived', () => {
    const [one, two] = [pending('1'), pending('2')]
    keepUnsent('chat', 'visitor', { before: [], after: [two] })
    keepUnsent('chat', 'visitor', { before: [], after: [one] })
    expect(ids()).toEqual(['1', '2'])
    keepUnsent('chat', 'visitor', { before: [two], after: [] })
    expect(ids()).toEqual(['1'])
  })

  test('are those of one side: a visitor’s do not become the farm’s', () => {
    keepUnsent('chat', 'visitor', { before: [], after: [pending('1')] })
    expect(ids('staff')).toEqual([])
  })

  test('wait again for the line that they had not found, but not for what was refused', () => {
    const after = [
      pending('1', { status: 'failed', reason: 'connection' }),
      pending('2', { status: 'failed', reason: 'validation_failed' }),
    ]
    keepUnsent('chat', 'visitor', { before: [], after })
    expect(keptUnsent('chat', 'visitor').map(({ status }) => status)).toEqual(['waiting', 'failed'])
  })
})

test('while a file is on its way, the browser asks before it leaves the page', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const leaves = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const file = pending('1', { type: 'file' })
  const refused = pending('1', { type: 'file', status: 'failed', reason: 'too_large' })
  expect(leaves()).toBe(true)
  keepUnsent('chat', 'visitor', { before: [], after: [file] })
  expect(leaves()).toBe(false)
  keepUnsent('chat', 'visitor', { before: [file], after: [refused] })
  expect(leaves()).toBe(true)
})
