import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { chatCalls } from '#calls/chats.ts'
import { prisma } from '#lib/db/client.ts'
import { call } from '../support/call.ts'
import { attach, read, say, startChat, type Visitor } from '../support/chat.ts'
import { samples } from '../support/chat-files.ts'
import { useDatabase } from '../support/database.ts'
import { picture } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const fileRoute = routeAt(chatCalls, 'chats/[id]/files/[file]')

useDatabase()

const send = (chat: Visitor, content: BlobPart, name: string, message_type = 'file') =>
  attach(chat, new File([content], name), { message_type })

function load(path: string, cookie?: string) {
  const [, , , id = '', , file = ''] = path.split('/')
  return call(fileRoute, 'GET', path, { params: { id, file }, cookie })
}

describe('a file', () => {
  test.each([
    ['a PDF', 'pdf', 'How to reach us.pdf', 'application/pdf'],
    ['a Word document of old', 'doc', 'x.doc', 'application/msword'],
    [
      'a Word document',
      'docx',
      'x.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['a ZIP', 'zip', 'x.zip', 'application/zip'],
    ['a RAR', 'rar', 'x.rar', 'application/vnd.rar'],
    ['plain text', 'txt', 'x.txt', 'text/plain'],
  ] as const)('%s is kept as it came, and only saved, never shown', async (_, kind, name, mime) => {
    const chat = await startChat()
    const { status, body } = await send(chat, samples[kind], name)
    expect([status, body.message_type, body.file_name]).toEqual([201, 'file', name])
    expect(body.file_size).toBe(samples[kind].byteLength)
    expect((await read(chat)).map(({ id }) => id)).toEqual([body.message_id])
    const { headers, bytes } = await load(body.file_path, chat.cookie)
    expect(Buffer.from(bytes).equals(samples[kind])).toBe(true)
    expect(headers.get('content-type')).toBe(mime)
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('cache-control')).toContain('no-store')
  })

  test('a picture is re-encoded whatever it is said to be, and shown in place', async () => {
    const chat = await startChat()
    const sent = await sharp(await picture())
      .withExif({ IFD3: { GPSLatitude: '18/1 40/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { body } = await send(chat, Uint8Array.from(sent), 'view.pdf', 'file')
    expect([body.message_type, body.file_name]).toEqual(['image', 'view.jpeg'])
    const { headers, bytes } = await load(body.file_path, chat.cookie)
    expect(headers.get('content-disposition')).toMatch(/^inline/)
    expect((await sharp(Buffer.from(bytes)).metadata()).exif).toBeUndefined()
  })

  test.each([
    ['webm', 'audio/webm'],
    ['m4a', 'audio/mp4'],
  ] as const)('a voice in %s is played in place', async (kind, mime) => {
    const chat = await startChat()
    const { status, body } = await send(chat, samples[kind], 'voice.webm', 'voice')
    expect([status, body.message_type, body.file_name]).toEqual([201, 'voice', `voice.${kind}`])
    const { headers } = await load(body.file_path, chat.cookie)
    expect(headers.get('content-type')).toBe(mime)
    expect(headers.get('content-disposition')).toMatch(/^inline/)
  })

  test('with a hostile name is saved under a harmless one', async () => {
    const chat = await startChat()
    const { body } = await send(chat, samples.pdf, '../../<img src=x onerror=alert(1)>.php')
    expect(body.file_name).toBe('img src=x onerror=alert(1).pdf')
  })

  test('sent twice with one id of the sender is there once', async () => {
    const chat = await startChat()
    const before = await prisma().file.count()
    const file = () => new File([samples.pdf], 'a.pdf')
    const first = await attach(chat, file(), { client_message_id: 'f-1' })
    const again = await attach(chat, file(), { client_message_id: 'f-1' })
    expect(again.body.message_id).toBe(first.body.message_id)
    expect(await prisma().file.count()).toBe(before + 1)
  })

  test('is given to its conversation and to staff, and to nobody else', async () => {
    const chat = await startChat()
    const other = await startChat()
    const { body } = await send(chat, samples.pdf, 'mine.pdf')
    const { cookie } = await signedIn()
    expect((await load(body.file_path, cookie)).status).toBe(200)
    for (const stranger of [other.cookie, undefined, 'dontali-chat=x']) {
      const { status, body: refusal } = await load(body.file_path, stranger)
      expect([status, refusal.code]).toEqual([404, 'not_found'])
    }
    // Asked for through a conversation of one's own it is not there either.
    const through = body.file_path.replace(chat.id, other.id)
    expect((await load(through, other.cookie)).status).toBe(404)
    expect((await load(through, cookie)).status).toBe(404)
    expect((await load(`/api/chats/${chat.id}/files/x`, chat.cookie)).status).toBe(404)
  })
})

describe('refused, with nothing stored:', () => {
  const big = 8 * 1024 * 1024 + 1
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const page = '<!doctype html><script>alert(1)</script>'
  const refusals: [string, BlobPart, string, string, number][] = [
    ['an SVG called a picture', svg, 'a.svg', 'image', 415],
    ['an SVG called a file', svg, 'a.svg', 'file', 415],
    ['a page called a picture', page, 'a.png', 'image', 415],
    ['a page called a text', page, 'a.txt', 'file', 415],
    ['a page', page, 'a.html', 'file', 415],
    ['a script', 'alert(1)', 'a.js', 'file', 415],
    ['a program', samples.program, 'a.pdf', 'file', 415],
    ['a spreadsheet called a document', samples.spreadsheet, 'a.doc', 'file', 415],
    ['a PDF called a picture', samples.pdf, 'a.jpg', 'image', 415],
    ['a PDF called a voice', samples.pdf, 'a.webm', 'voice', 415],
    ['a film called a voice', samples.film, 'a.webm', 'voice', 415],
    ['a voice called a file', samples.webm, 'a.zip', 'file', 415],
    ['nothing at all', '', 'a.txt', 'file', 422],
    ['a kind that is none', samples.pdf, 'a.pdf', 'text', 422],
    ['more than 8 MB', new Uint8Array(big), 'a.zip', 'file', 413],
    ['a picture of more than 8 MB', new Uint8Array(big), 'a.jpg', 'image', 413],
    ['a voice of more than 5 MB', new Uint8Array(5 * 1024 * 1024 + 1), 'a.webm', 'voice', 413],
  ]
  test.each(refusals)('%s', async (_, content, name, type, expected) => {
    const chat = await startChat()
    const before = await prisma().file.count()
    expect((await send(chat, content, name, type)).status).toBe(expected)
    expect(await read(chat)).toEqual([])
    expect(await prisma().file.count()).toBe(before)
  })

  test('the eleventh file in ten minutes; a text still goes', async () => {
    const chat = await startChat()
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push((await send(chat, samples.txt, 'a.txt')).status)
    expect(statuses).toEqual([...Array(10).fill(201), 429])
    expect((await say(chat, 'still here')).status).toBe(201)
  })
})
