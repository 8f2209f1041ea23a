import { createElement, type MouseEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { usePress } from '#components/staff/kit/action/use-press.ts'
import { useEditForm } from '#components/staff/kit/form/use-edit-form.ts'
import { ListFailed } from '#components/staff/kit/list/list-states.tsx'
import { createConnection } from '#components/staff/kit/live/connection.ts'
import { NewsContext } from '#components/staff/kit/live/news.tsx'

const seen = { isOnline: () => true, isSeen: () => true }

type ButtonProps = { decide: () => void; draw: (press: ReturnType<typeof usePress>) => void }

function Button({ decide, draw }: ButtonProps) {
  draw(usePress(decide))
  return null
}

test('a connection keeps the instant at which it was lost, and is back only with a network', () => {
  let online = true
  const connection = createConnection({
    ...seen,
    answers: async () => online,
    isOnline: () => online,
  })
  const told: boolean[] = []
  connection.follow(() => told.push(connection.downSince() !== null))
  connection.back()
  online = false
  connection.lost()
  const since = connection.downSince()
  connection.lost()
  connection.back()
  expect([since, connection.downSince()]).toEqual([expect.any(String), since])
  online = true
  connection.back()
  expect(connection.downSince()).toBeNull()
  expect(told).toEqual([true, false])
})

test('a connection whose stream alone is down stays up, and one without a server is back as soon as that answers', async () => {
  vi.useFakeTimers()
  let isThere = true
  const connection = createConnection({ ...seen, answers: async () => isThere })
  await connection.check()
  expect(connection.downSince()).toBeNull()
  isThere = false
  await connection.check()
  expect(connection.downSince()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(connection.downSince()).not.toBeNull()
  isThere = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(connection.downSince()).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('a connection asks nothing for a page that nobody looks at, also when it asked before', async () => {
  vi.useFakeTimers()
  let isSeen = false
  const answers = vi.fn(async () => false)
  const connection = createConnection({ ...seen, isSeen: () => isSeen, answers })
  await connection.check()
  expect(answers).not.toHaveBeenCalled()
  isSeen = true
  await connection.check()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(answers).toHaveBeenCalledTimes(2)
  isSeen = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answers).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('a press that decides something is refused while there is no connection, and works when it is back', () => {
  const connection = createConnection({ ...seen, answers: async () => true })
  const decide = vi.fn()
  const stopped = vi.fn()
  const drawn: { press?: () => void } = {}
  const draw = ({ onClick }: ReturnType<typeof usePress>) => {
    drawn.press = () => onClick({ detail: 0, preventDefault: stopped } as unknown as MouseEvent)
  }
  const news = { isOpen: () => true, follow: () => () => undefined, connection }
  const button = createElement(Button, { decide, draw })
  renderToStaticMarkup(createElement(NewsContext, { value: news }, button))
  vi.useFakeTimers()
  connection.lost()
  drawn.press?.()
  // A form is not sent, and no link followed.
  expect([decide, stopped].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  vi.advanceTimersByTime(1_000)
  connection.back()
  drawn.press?.()
  expect(decide).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

type Save = (sent: { name: string }) => Promise<{ name: string }>
type FormProps = { save: Save; draw: (form: { save: () => Promise<unknown> }) => void }

function Form({ save, draw }: FormProps) {
  const schema = z.object({ name: z.string() })
  const plan = { toDraft: same, toSent: same, schema, save }
  draw(useEditForm('room', { name: 'Wada' }, plan))
  return null
}

const same = (fields: { name: string }) => fields

test('a form sends nothing while there is no connection, and saves when it is back', async () => {
  const connection = createConnection({ ...seen, answers: async () => true })
  const save = vi.fn<Save>(async (sent) => sent)
  const drawn: { save?: () => Promise<unknown> } = {}
  const draw: FormProps['draw'] = (form) => {
    drawn.save = form.save
  }
  const news = { isOpen: () => true, follow: () => () => undefined, connection }
  const form = createElement(Form, { save, draw })
  renderToStaticMarkup(createElement(NewsContext, { value: news }, form))
  connection.lost()
  expect(await drawn.save?.()).toBeNull()
  expect(save).not.toHaveBeenCalled()
  connection.back()
  await drawn.save?.()
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Wada' })
})

test('what was never loaded says since when there is no connection, with the way to try again', () => {
  const said = (since: string | null) =>
    renderToStaticMarkup(
      createElement(ListFailed, {
        what: 'namedBooking',
        reference: 'D7K-3MX',
        since,
        onRetry: () => {},
      }),
    )
  expect(said('9:42 am')).toContain('No connection since 9:42 am.')
  expect(said('9:42 am')).toContain('Try again')
  expect(said(null)).toContain('The server didn’t answer.')
})
