import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToastProvider } from '#components/staff/kit/action/toast-provider.tsx'
import {
  isSpoken,
  latestMessages,
  type Message,
  messagesHere,
  type Toast,
} from '#components/staff/kit/toast/messages.ts'

const run = () => undefined
const undo = { ms: 10_000, run }
const verified = (about: string): Toast => ({ tone: 'success', text: 'Verified.', about, undo })
const told = (...toasts: Toast[]): readonly Message[] =>
  toasts.reduce<readonly Message[]>((before, toast, at) => latestMessages(before, toast, at), [])
const subjects = (messages: readonly Message[]) => messages.map(({ about }) => about)

test('several changes can be taken back at once, each for its own time, the newest last', () => {
  const messages = told(verified('a'), verified('b'))
  expect(subjects(messages)).toEqual(['a', 'b'])
  expect(messages.map(({ undo }) => undo?.until)).toEqual([10_000, 10_001])
})

test('a newer message about the same takes the place of the one before', () => {
  const back: Toast = { tone: 'success', text: 'Taken back.', about: 'a' }
  const messages = told(verified('a'), verified('b'), back)
  expect(subjects(messages)).toEqual(['b', 'a'])
  expect(messages.at(-1)).toMatchObject({ text: 'Taken back.' })
  expect(messages.at(-1)?.undo).toBeUndefined()
})

test('what only tells gives way to the next, while errors and ways back stay', () => {
  const saved: Toast = { tone: 'success', text: 'Saved.' }
  const lost: Toast = { tone: 'error', text: 'Lost.', about: 'c' }
  const room: Toast = { tone: 'success', text: 'It has Loft now.', about: 'd' }
  expect(subjects(told(verified('a'), lost, saved, room))).toEqual(['a', 'c', 'd'])
})

test('that an answer is waited for stays beside what is told meanwhile', () => {
  const waiting: Toast = { tone: 'waiting', text: 'Still waiting.', about: 'answer' }
  expect(subjects(told(waiting, verified('a'), { tone: 'success', text: 'Saved.' }))).toEqual([
    'answer',
    'a',
    '',
  ])
})

test('of more than four the oldest goes', () => {
  expect(subjects(told(...['a', 'b', 'c', 'd', 'e'].map(verified)))).toEqual(['b', 'c', 'd', 'e'])
})

test('a part of the page tells its own successes, until a dialog lies over it, where they can be pressed', () => {
  const lost: Toast = { tone: 'error', text: 'Lost.', about: 'c' }
  const messages = told(verified('a'), verified('b'), lost)
  const left = [{ about: 'a', under: 1 }]
  const here = (places: number) => subjects(messagesHere(messages, left, places))
  expect(here(1)).toEqual(['b', 'c'])
  expect(here(2)).toEqual(['a', 'b', 'c'])
  expect(here(0)).toEqual(['b', 'c'])
})

test('a message is spoken in the place in which it came, and in the next one only if the first closed with it', () => {
  const [saved] = told({ tone: 'success', text: 'Saved.' })
  const at = (now: number) => ({ ...(saved as Message), at: now })
  expect(isSpoken(at(4_000), 5_000)).toBe(true)
  // The dialog over the page closes with what it has said, or has been there for long.
  expect(isSpoken(at(4_990), 5_000)).toBe(false)
  expect(isSpoken(at(9_000), 5_000)).toBe(false)
})

test('the place of the messages is there, and empty, before the first one comes', () => {
  const page = renderToStaticMarkup(createElement(ToastProvider, null, 'Page'))
  expect(page).toMatch(/<div aria-live="polite"><\/div>/)
  expect(page).not.toContain('data-toast')
})
