import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultMaxBytes, receiveForm, receiveJson } from '#lib/http/body.ts'
import { shareOfMemory } from '../../support/share-of-memory.ts'

const large = 8 * 1024 * 1024
const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=----x'

const memory = () => shareOfMemory(crypto.randomUUID(), true)
const sent = (type: string, body: BodyInit) =>
  new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body })
const read = (type: string, body: BodyInit, maxBytes = large) =>
  receiveForm(sent(type, body), maxBytes, memory()).then((fields) => fields())
const part = (value: string, headers = '') =>
  `------x\r\nContent-Disposition: form-data; name="a"${headers}\r\n\r\n${value}\r\n`
const end = '------x--\r\n'
const tooLarge = expect.objectContaining({ code: 'too_large' })
const malformed = expect.objectContaining({ code: 'malformed_request' })

describe('a form that takes the process long to read is refused before it is read', () => {
  test('of thousands of parts', async () => {
    await expect(read(multipart, part('').repeat(41) + end)).rejects.toEqual(tooLarge)
  })

  test('of a part with thousands of headers', async () => {
    const headers = `\r\n${'a:\r\n'.repeat(1000)}b:`
    await expect(read(multipart, part('', headers) + part('') + end)).rejects.toEqual(tooLarge)
  })

  test('urlencoded, of more than fields come to, where a file may be sent', async () => {
    await expect(read(urlencoded, 'a=&'.repeat(defaultMaxBytes))).rejects.toEqual(tooLarge)
  })

  test('of a field as long as a file', async () => {
    const body = part('x'.repeat(defaultMaxBytes + 1)) + end
    await expect(read(multipart, body)).rejects.toEqual(tooLarge)
  })
})

test('what a call takes when it says nothing else are a few kilobytes', async () => {
  const json = sent('application/json', JSON.stringify({ a: 'x'.repeat(defaultMaxBytes) }))
  expect(defaultMaxBytes).toBeLessThanOrEqual(32 * 1024)
  await expect(receiveJson(json, defaultMaxBytes, memory())).rejects.toEqual(tooLarge)
})

describe('a form of fields and a file is read whole', () => {
  test('with a boundary as it stands, and in quotes', async () => {
    for (const type of [multipart, 'Multipart/Form-Data; charset=utf-8; boundary="----x"']) {
      expect(await read(type, part('first') + part('नमस्ते') + end)).toEqual({ a: 'नमस्ते' })
    }
  })

  test('urlencoded, with what its letters stand for', async () => {
    expect(await read(`${urlencoded}; charset=UTF-8`, 'a=1&b=x+%26+y&b=z')).toEqual({
      a: '1',
      b: 'z',
    })
  })

  test('with a file that looks like headers without end', async () => {
    const form = new FormData()
    form.set('file', new File(['a:\r\n'.repeat(100_000)], 'a.txt'))
    const { headers, body } = new Response(form)
    const bytes = await new Response(body).arrayBuffer()
    const fields = await read(headers.get('content-type') ?? '', bytes)
    expect((fields.file as File).size).toBe(400_000)
  })
})

test.each(['multipart/form-data', 'multipart/form-data; boundary=""', `${multipart}\u00e9`])(
  'a form of type %s, without a boundary that can be, is malformed',
  async (type) => {
    await expect(read(type, part('') + end)).rejects.toEqual(malformed)
  },
)

describe('a body that does not end', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Begins to read a body of which `pull` gives the chunks; the reading's end, when there is one. */
  function begin(pull: UnderlyingDefaultSource['pull']) {
    const stream = new ReadableStream({ ...(pull && { pull }) })
    const init = { method: 'POST', body: stream, duplex: 'half' }
    const headers = { 'content-type': urlencoded }
    const request = new Request('http://localhost/', { ...init, headers } as RequestInit)
    const ended = vi.fn()
    receiveForm(request, large, memory()).catch(({ code }) => ended(code))
    return ended
  }

  test('is given up after half a minute of silence', async () => {
    const ended = begin(() => new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(29_000)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ended).toHaveBeenCalledWith('too_slow')
  })

  test('is given up when a byte comes now and then', async () => {
    const ended = begin(async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, 10_000))
      controller.enqueue(new Uint8Array(1))
    })
    await vi.advanceTimersByTimeAsync(31_000)
    expect(ended).toHaveBeenCalledWith('too_slow')
  })
})
