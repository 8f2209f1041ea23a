import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { calls } from '#calls/all.ts'
import { type CallName, call } from '#calls/client.ts'
import { lookUp } from '#components/staff/kit/call/lost-answer.ts'
import * as decisions from '#lib/desk/client/decisions.ts'
import * as reviews from '#lib/reviews/client.ts'
import * as rooms from '#lib/rooms/client.ts'
import { lookUpLost } from '#lib/shared/api.ts'

// biome-ignore lint/suspicious/noExplicitAny: what is sent matters to nobody here
const any = {} as any
const file = new File(['x'], 'x.csv')
const sending = { onProgress: () => undefined, signal: new AbortController().signal }

/** Every call with which staff change something, by its name, as their screens make it. */
const actions: Record<string, () => Promise<unknown>> = {
  deleteRoom: () => rooms.deleteRoom({ id: 1, version: 1 }),
  importRooms: () => rooms.importRooms(file, { dry: false, ...sending }),
  saveConfig: () => reviews.saveConfig(any),
  saveRoom: () => rooms.saveRoom(any),
  testConnection: () => reviews.testConnection(any),
  updateStatus: () => decisions.updateStatus({ id: '1', status: 'pending' }, 'verified'),
}

/** The changing calls that the browser makes by their names: what they're declared with says what they're sent. */
const declared = Object.entries(calls).filter(
  ([name, { declaration }]) =>
    !name.startsWith('GET ') &&
    declaration &&
    !['public', 'participant'].includes(declaration.who) &&
    !declaration.poll,
)
for (const [name, { declaration }] of declared) {
  const params = Object.fromEntries(Object.keys(declaration?.params ?? {}).map((part) => [part, 1]))
  const body = declaration?.input && (declaration.body === 'json' ? { json: {} } : { form: {} })
  actions[name] = () => call(name as CallName, { params, ...body } as never)
}

/** Calls that change something, but that no person presses, or that only try. */
const byThePage = ['markMessages', 'signOut']

/** The functions of the browser's calls that send a change, by their text. */
function changingCalls(): string[] {
  const files = globSync(['lib/*/client.ts', 'lib/*/client/*.ts'])
  const functions = files.flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/export (?:async )?function (\w+)\([\s\S]*?\n\}\n/g),
  ])
  return functions.flatMap(([text, name = '']) =>
    /postJson|sendForm|method: '(POST|DELETE)'/.test(text) ? [name] : [],
  )
}

const screens = globSync('components/staff/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8'))

test('the table has every call with which a screen of staff changes something', () => {
  const all = screens.join('\n')
  const used = changingCalls().filter((name) => new RegExp(`\\b${name}\\(`).test(all))
  const named = [...Object.keys(actions).filter((name) => !(name in calls)), ...byThePage]
  expect(used.filter((name) => !named.includes(name))).toEqual([])
  expect(named.filter((name) => !used.includes(name))).toEqual([])
})

test('no screen of staff has words for a change whose answer did not come', () => {
  // A page of the list that did not load says so; that is no change.
  const others =
    /'[^'\n]*(no answer came\.|server (did not|didn’t) answer\. (try|press|look)|nobody knows yet)[^'\n]*'/i
  expect(screens.flatMap((text) => text.match(others)?.[0] ?? [])).toEqual([])
})

describe('when its answer is dropped after the server has acted', () => {
  const answer = {
    success: true,
    undo: null,
    from: '2026-11-28',
    blocks: [],
    room: {},
    message: 'Done.',
  }
  const kept = { status: 200, text: JSON.stringify(answer), retry_after: null }
  let acted: { path: string; key: string | null }[]
  let looked: string[]

  beforeEach(() => {
    acted = []
    looked = []
    vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Headers }) => {
      if (path.startsWith('/api/desk/requests/')) {
        looked.push(path)
        return Response.json({ success: true, answer: kept })
      }
      acted.push({ path, key: headers.get('request-key') })
      throw new TypeError('Failed to fetch')
    })
    vi.stubGlobal('XMLHttpRequest', CutUpload)
    lookUpLost(lookUp)
  })
  afterEach(() => {
    lookUpLost(null)
    vi.unstubAllGlobals()
  })

  /** An upload whose answer is lost. */
  class CutUpload {
    upload = {}
    onerror?: () => void
    onloadend?: () => void
    #path = ''
    #key: string | null = null
    open(_method: string, path: string) {
      this.#path = path
    }
    setRequestHeader(name: string, value: string) {
      if (name === 'request-key') this.#key = value
    }
    send() {
      acted.push({ path: this.#path, key: this.#key })
      queueMicrotask(() => {
        this.onerror?.()
        this.onloadend?.()
      })
    }
  }

  test.each(Object.entries(actions))('%s is answered as the server did', async (_name, action) => {
    await action()
    expect(acted).toHaveLength(1)
    expect(looked).toEqual([`/api/desk/requests/${acted[0]?.key}?poll=1`])
  })
})
