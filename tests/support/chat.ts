import { NextRequest } from 'next/server.js'
import { expect, onTestFinished } from 'vitest'
import type { ChatMessage } from '#lib/chat/rules/messages.ts'
import type { ChatEvent } from '#lib/chat/schema.ts'
import type { StaffEvent } from '#lib/news/rules.ts'
import * as messagesRoute from '../../app/api/chat_messages/route.ts'
import * as sendRoute from '../../app/api/chat_send/route.ts'
import * as startRoute from '../../app/api/chat_start/route.ts'
import * as streamRoute from '../../app/api/chat_stream/route.ts'
import * as uploadRoute from '../../app/api/chat_upload/route.ts'
import * as staffStreamRoute from '../../app/api/staff_stream/route.ts'
import { type Answer, call } from './call.ts'
import { someAddress } from './guest.ts'

export type Visitor = { id: string; cookie: string }

/** A conversation of its own browser. */
export async function startChat({ name = 'Asha Kulkarni', mobile = '98200 41730' } = {}) {
  const { status, body, cookie } = await call(startRoute, 'POST', '/api/chat_start', {
    json: { name, mobile },
    address: someAddress(),
  })
  expect(status).toBe(201)
  return { id: body.chat_id as string, cookie }
}

/** Sends a text as whoever has the cookie. */
export function say(
  chat: { id: string; cookie?: string },
  message: unknown,
  more: Record<string, unknown> = {},
): Promise<Answer> {
  return call(sendRoute, 'POST', '/api/chat_send', {
    json: { chat_id: chat.id, message, message_type: 'text', ...more },
    cookie: chat.cookie,
  })
}

/** Sends a file as whoever has the cookie, from an address of its own. */
export function attach(
  chat: { id: string; cookie?: string },
  file: File,
  more: Record<string, string> = {},
): Promise<Answer> {
  return call(uploadRoute, 'POST', '/api/chat_upload', {
    form: { chat_id: chat.id, message_type: 'file', file, ...more },
    cookie: chat.cookie,
    address: someAddress(),
  })
}

/** The conversation as the asker reads it. */
export async function read(chat: Visitor, query = ''): Promise<ChatMessage[]> {
  const path = `/api/chat_messages?chat_id=${chat.id}${query}`
  const { status, body } = await call(messagesRoute, 'GET', path, { cookie: chat.cookie })
  expect(status).toBe(200)
  return body.messages
}

type Asking = { cookie?: string; headers?: Record<string, string>; address?: string }

/** Opens a conversation's stream by its handler; see {@link readStream}. */
export async function openStream(query: string, asking: Asking = {}) {
  return readStream<ChatEvent>(
    await streamRoute.GET(askFor(`chat_stream?${query}`, asking), { params: Promise.resolve({}) }),
  )
}

/** Opens a page of staff's stream by its handler, with `chat` that of one that answers chats; see {@link readStream}. */
export async function openStaffStream(cookie = '', { chat = false } = {}) {
  return readStream<StaffEvent>(
    await staffStreamRoute.GET(askFor(`staff_stream${chat ? '?chat=1' : ''}`, { cookie }), {
      params: Promise.resolve({}),
    }),
  )
}

function askFor(path: string, { cookie = '', headers = {}, address = someAddress() }: Asking) {
  return new NextRequest(`http://localhost:3000/api/${path}`, {
    headers: { cookie, 'x-client-address': address, ...headers },
  })
}

/** Reads an answer as EventSource would; `next` returns the next event of a type. */
function readStream<Event extends { type: string }>(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  // A stream that a test leaves open would have the heart beat on by that test's clock.
  onTestFinished(() => reader?.cancel().catch(() => undefined))
  const heard: ({ id: number } & Event)[] = []
  let text = ''
  const more = async (): Promise<boolean> => {
    const { value, done } = (await reader?.read()) ?? { done: true }
    text += value ?? ''
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const id = Number(/^id: (\d+)$/m.exec(part)?.[1])
      expect(part).not.toMatch(/^event:/m)
      heard.push({ id, ...JSON.parse(/^data: (.*)$/m.exec(part)?.[1] ?? '') })
    }
    return !done
  }
  return {
    response,
    heard,
    async next<T extends string>(type: T) {
      for (;;) {
        const at = heard.findIndex((event) => event.type === type)
        if (at >= 0) return heard.splice(0, at + 1).at(-1) as { id: number } & Event & { type: T }
        if (!(await more())) throw new Error(`The stream ended before ${type}.`)
      }
    },
    async toEnd() {
      while (await more());
      return heard
    },
    close: () => reader?.cancel(),
  }
}
