import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlaceSaver, type Typed } from '#components/staff/site/editor/place-saver.ts'
import { Refusal } from '#lib/shared/refusal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A saver of words that are 'old', whose calls the test answers. */
function saver() {
  const sent: (Typed & PromiseWithResolvers<unknown>)[] = []
  const keep = vi.fn<(typed: Typed | null) => void>()
  const send = (typed: Typed) => {
    const answer = Promise.withResolvers<unknown>()
    sent.push({ ...typed, ...answer })
    return answer.promise
  }
  const made = new PlaceSaver('old', { send, keep })
  const settle = () => vi.advanceTimersByTimeAsync(1000)
  return {
    made,
    sent,
    keep,
    settle,
    type: (text: string, known = 'old') => made.type(text, false, known),
  }
}

const changed = (text: string) =>
  new Refusal('changed_meanwhile', { data: { text, by: 'prakash@example.org' } })

test('letters typed without a pause are one call, made from what was seen', async () => {
  const { made, sent, settle, type } = saver()
  for (const text of ['n', 'ne', 'new']) type(text)
  expect(sent).toEqual([])
  await settle()
  expect(sent.map(({ text, seen }) => [text, seen])).toEqual([['new', 'old']])
  expect(made.now().kind).toBe('saving')
  sent[0]?.resolve({})
  await settle()
  expect(made.now().kind).toBe('saved')
})

test('what is typed while something is being saved is sent after it, made from that', async () => {
  const { made, sent, keep, settle, type } = saver()
  type('one ')
  await settle()
  type('one two')
  await settle()
  expect(sent).toHaveLength(1)
  sent[0]?.resolve({})
  await settle()
  expect(sent.map(({ text, seen }) => [text, seen])).toEqual([
    ['one ', 'old'],
    ['one two', 'one'],
  ])
  expect(keep).toHaveBeenLastCalledWith({ text: 'one two', typo: false, seen: 'one' })
  sent[1]?.resolve({})
  await settle()
  expect(made.now().kind).toBe('saved')
  expect(keep).toHaveBeenLastCalledWith(null)
})

test('without an answer it is kept and sent again; if the first one did arrive, it is saved', async () => {
  const { made, sent, keep, settle, type } = saver()
  type('new')
  await settle()
  sent[0]?.reject(new TypeError('no connection'))
  await settle()
  expect(made.now().kind).toBe('failed')
  expect(keep).toHaveBeenLastCalledWith({ text: 'new', typo: false, seen: 'old' })
  void made.flush()
  sent[1]?.reject(changed('new'))
  await settle()
  expect(made.now().kind).toBe('saved')
})

test('a colleague’s words are a conflict until one version is chosen', async () => {
  const { made, sent, settle, type } = saver()
  type('mine')
  await settle()
  sent[0]?.reject(changed('theirs'))
  await settle()
  expect(made.now()).toEqual({ kind: 'conflict', text: 'theirs', by: 'prakash@example.org' })
  // Nobody has agreed to them by typing on, even if the page knows of them by now.
  type('mine too', 'theirs')
  await settle()
  expect(sent[1]?.seen).toBe('old')
  sent[1]?.reject(changed('theirs'))
  await settle()
  void made.over('theirs')
  await settle()
  expect([sent[2]?.text, sent[2]?.seen]).toEqual(['mine too', 'theirs'])
})

test('a colleague’s words that are shown are what the next ones are made from', async () => {
  const { sent, settle, type } = saver()
  type('theirs, and mine', 'theirs')
  await settle()
  expect(sent[0]?.seen).toBe('theirs')
})

test('what is told of a save is the text that was seen, and the one that is there now', async () => {
  const { made, sent, settle, type } = saver()
  const told = vi.fn()
  made.onSaved(told)
  type(' new ')
  await settle()
  sent[0]?.resolve({})
  await settle()
  expect(told.mock.calls).toEqual([[{ before: 'old', after: 'new' }]])
})
