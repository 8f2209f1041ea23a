import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Draft } from '../lib/farm/rules/farm.ts'
import { type MakeDraftPage, withDraft } from '../lib/farm/service/draft-pages.ts'
import { anewHeader, anewKey } from './static-pages.ts'

/** Next's own cookie: a request that has it, with an id that only the build knows, gets a page that Next makes and keeps nowhere. */
const draftCookie = '__prerender_bypass'
const draftHeader = 'x-draft'

/**
 * Makes pages of a draft for staff. This process asks itself for them, each with a key that's good for one request: nobody
 * else has such a key, and no browser ever gets Next's cookie.
 */
export function draftPages(previewId: string) {
  const asked = new Map<string, Draft>()
  return {
    /** Has Next answer a request: one of our own with the draft that it's for, any other without Next's cookie. */
    answer(request: IncomingMessage, answer: () => Promise<void>): Promise<void> {
      const { headers } = request
      const key = String(headers[draftHeader] ?? '')
      const draft = asked.get(key)
      asked.delete(key)
      delete headers[draftHeader]
      if (headers.cookie !== undefined) headers.cookie = withoutDraft(headers.cookie)
      if (!draft) return answer()
      headers.cookie = `${draftCookie}=${previewId}`
      return withDraft(draft, answer)
    },
    /** Returns what asks this process, at its own address. */
    makeAt(origin: string): MakeDraftPage {
      return async (path, draft) => {
        const key = randomBytes(16).toString('base64url')
        asked.set(key, draft)
        try {
          const answer = await fetch(new URL(path, origin), {
            headers: { [anewHeader]: anewKey, [draftHeader]: key },
            redirect: 'manual',
            cache: 'no-store',
          })
          const html = await answer.text()
          if (answer.ok) return html
          if (answer.status < 500) return null
          throw new Error(`Next answered the draft of ${path} with ${answer.status}.`)
        } finally {
          asked.delete(key)
        }
      }
    },
  }
}

function withoutDraft(cookie: string): string {
  const kept = cookie.split(';').filter((pair) => pair.split('=', 1)[0]?.trim() !== draftCookie)
  return kept.join(';').trim()
}

/** Reads the id that Next expects in its cookie: that of the build, and any in development. */
export async function previewIdOf(dist: string, dev: boolean): Promise<string> {
  if (dev) return 'development'
  const manifest = JSON.parse(await readFile(join(dist, 'prerender-manifest.json'), 'utf8'))
  return manifest.preview.previewModeId
}
