import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request as requestOf } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { restoreRows } from './site-reset.ts'
import { siteSettings } from './site-settings.ts'
import { staffCookie } from './staff-cookie.ts'
import type { Product } from './stage-server.ts'

/** What the product is set to that answers the component tests. */
export const deskSettings = {
  ...siteSettings,
  LOG_LEVEL: 'silent',
  LIMIT_STREAMS: '10000',
}

export type DeskProcess = Awaited<ReturnType<typeof startDesk>>

/**
 * Starts the product's calls and screens in a process beside the worker, on a database as a new installation has it. Playwright
 * would translate each of the product's modules for each worker, which takes ten times as long as Node needs to load them.
 */
export async function startDesk(more: Record<string, string>) {
  const { owner, url, template } = JSON.parse(process.env.STAGE_POSTGRES ?? '')
  const name = `stage_${randomUUID().replaceAll('-', '')}`
  const at = (server: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href
  const admin = new pg.Client({ connectionString: owner })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name} OWNER ${new URL(url).username} TEMPLATE ${template}`)
  const client = new pg.Client({ connectionString: at(owner) })
  await client.connect()
  const child = fork(join(import.meta.dirname, '../stage/desk.ts'), {
    // Without Playwright's own loader.
    execArgv: [],
    env: {
      ...process.env,
      ...deskSettings,
      ...more,
      DATABASE_URL: at(url),
      NODE_COMPILE_CACHE: join(process.env.STAGE_DIR ?? '', 'compiled'),
    },
  })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => Promise.reject(new Error(`tests/stage/desk.ts: ${code}`)))
  const [port] = (await Promise.race([once(child, 'message'), failed])) as [number]
  failed.catch(() => undefined)
  return {
    sql: (text: string, values?: unknown[]) => client.query(text, values),
    staffCookie: (email?: string) => staffCookie(client, siteSettings.AUTH_SECRET, email),
    /** Gives the database back what it began with. */
    beginAnew: () => restoreRows(client),
    product: productAt(port),
    async close() {
      child.disconnect()
      await ended
      await client.end()
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.end()
    },
  }
}

function productAt(port: number): Product {
  return {
    answer({ method, url, headers }, body, response) {
      const asked = requestOf({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(response)
      })
      response.on('close', () => asked.destroy())
      asked.on('error', () => response.destroy())
      asked.end(body)
    },
    async screen(address, phone) {
      const headers = { 'x-phone': phone ? '1' : '' }
      const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) ?? undefined
    },
  }
}
