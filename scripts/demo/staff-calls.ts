import { setTimeout as wait } from 'node:timers/promises'

/** Sends a request to a site as somebody of the staff. */
export type Send = (path: string, request: RequestInit) => Promise<Response>

// biome-ignore lint/suspicious/noExplicitAny: the calls are declared elsewhere, and each caller reads what one answers
type Answer = any

/** The calls of a site, as staff make them. Each throws an Error with the sentences in which the site says what's wrong. */
export function staffCalls(send: Send) {
  async function ask(path: string, request: RequestInit): Promise<Answer> {
    const response = await send(`/api/${path}`, request)
    const seconds = response.headers.get('retry-after')
    // A folder has more texts than a person writes in a minute.
    if (response.status === 429 && seconds) {
      await wait(Number(seconds) * 1000)
      return ask(path, request)
    }
    const answer = await response.json()
    if (response.ok) return answer
    const { message, errors = {} } = answer as { message?: string; errors?: object }
    const each = Object.entries(errors).map(([name, why]) => `${name}: ${why}`)
    throw new Error([`${path} was refused: ${message}`, ...each].join(' '))
  }
  return {
    get: (path: string) => ask(path, {}),
    post: (path: string, json: object) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(json),
      }),
    form(path: string, fields: Record<string, string | File>) {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      return ask(path, { method: 'POST', body })
    },
  }
}

export type StaffCalls = ReturnType<typeof staffCalls>
