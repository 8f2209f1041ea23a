import { expect, test } from 'vitest'
import { streamResponse } from '#lib/http/sse.ts'
import { encodeEvent, openStream } from '#lib/shared/event-stream.ts'

const owner = (closed: () => void) => ({ id: () => 0, heartbeat: () => ({}), closed })

test('a reader who leaves more than 256 KB unread is dropped and takes no more memory', () => {
  const seen: string[] = []
  let waiting = 0
  const stream = openStream(
    {
      write: (bytes) => {
        waiting += bytes.length
      },
      backlog: () => waiting,
      end: () => seen.push('end'),
      drop: () => seen.push('drop'),
    },
    owner(() => seen.push('closed')),
  )
  const event = encodeEvent(1, { text: 'x'.repeat(1_000) })
  for (let n = 0; n < 1_000; n++) stream.send(event)
  expect(stream.closed).toBe(true)
  expect(seen).toEqual(['closed', 'drop'])
  expect(waiting).toBeLessThan(258 * 1024)
})

test('so it is with the answer of a route, whose reader sees it break off', async () => {
  let closed = false
  const response = streamResponse((sink) => {
    const stream = openStream(
      sink,
      owner(() => {
        closed = true
      }),
    )
    for (let n = 0; n < 300; n++) stream.send(encodeEvent(n, { text: 'x'.repeat(1_000) }))
    return stream
  })
  expect(closed).toBe(true)
  await expect(response.text()).rejects.toThrow('dropped')
})
