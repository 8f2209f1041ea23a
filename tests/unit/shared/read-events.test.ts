import { expect, test } from 'vitest'
import { readEvents } from '#lib/shared/read-events.ts'

async function heard(...pieces: string[]): Promise<unknown[]> {
  const all: unknown[] = []
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  await readEvents(body, (data) => all.push(data))
  return all
}

test('events are heard whole, however the network cuts them up', async () => {
  const text = 'id: 1\ndata: {"type":"one"}\n\nid: 2\ndata: {"type":"zwei 🐄"}\n\n'
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  const all: unknown[] = []
  await readEvents(body, (data) => all.push(data))
  expect(all).toEqual([{ type: 'one' }, { type: 'zwei 🐄' }])
})

test('comments, events without data, what is no JSON and what breaks off are passed over', async () => {
  expect(
    await heard(
      ': hello\n\n',
      'id: 1\n\n',
      'data: {oops\n\n',
      'data: {"type":"b"}\r\n\r\n',
      'data: {"type":',
    ),
  ).toEqual([{ type: 'b' }])
})
