import { NextRequest } from 'next/server.js'
import { expect, test } from 'vitest'
import { mount } from '#lib/http/resource.ts'

const named =
  (name: string) =>
  async (_: NextRequest, { params }: { params: Promise<unknown> }) =>
    Response.json([name, await params])

const { GET } = mount({
  'GET things/[id]/note': named('note'),
  'GET things/[id]': named('thing'),
  'GET things/kinds': named('kinds'),
  'GET things/kinds/[kind]': named('kind'),
})

async function found(path: string) {
  const request = new NextRequest(`http://localhost:3000/api/${path}`)
  const rest = path.split('/').map(decodeURIComponent)
  const response = await GET(request, { params: Promise.resolve({ rest }) })
  return response.status === 200 ? response.json() : response.status
}

test.each([
  ['things/7', ['thing', { id: '7' }]],
  ['things/a%2Fb%20c', ['thing', { id: 'a/b c' }]],
  ['things/kinds', ['kinds', {}]],
  ['things/7/note', ['note', { id: '7' }]],
  ['things/kinds/large', ['kind', { kind: 'large' }]],
  // Two calls have this path: the first part that differs decides, as with folders.
  ['things/kinds/note', ['kind', { kind: 'note' }]],
  ['Things/kinds', 404],
  ['things/7/other', 404],
  ['things', 404],
])('%s finds its call', async (path, expected) => {
  expect(await found(path)).toEqual(expected)
})
