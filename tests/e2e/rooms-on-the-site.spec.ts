import { expect } from '@playwright/test'
import { test } from '../support/site.ts'

const made = { timeout: 60_000 }

test('staff add a room and take another away: guests’ pages sell what the desk has, without a build', async ({
  page,
  site,
}) => {
  const { url } = site.server
  const headers = { cookie: await site.staffCookie() }
  const save = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields)
    const answer = await fetch(`${url}/api/rooms_save.php`, { method: 'POST', headers, body })
    return (await answer.json()).room as { id: number; version: number; slug: string }
  }
  const tent = await save({ name: 'River Tent', base_rate: '2000', sleeps: '3' })
  const textOf = async (path: string) => (await fetch(url + path)).text()
  await expect.poll(() => textOf('/'), made).toContain('River Tent')
  for (const path of ['/stay-dining', '/ar', '/fr/rooms/river-tent']) {
    expect(await textOf(path)).toContain('River Tent')
  }
  expect(await textOf('/sitemap.xml')).toContain('/zh/rooms/river-tent')

  await page.goto('/rooms/river-tent')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('River Tent')

  // A new name keeps the address.
  await save({ id: String(tent.id), name: 'Lake Tent', base_rate: '2000' })
  await expect.poll(() => textOf('/rooms/river-tent'), made).toContain('Lake Tent')

  const [cottage] = (await (await fetch(`${url}/api/rooms_list.php?q=Cottage`)).json()).rows
  const body = new URLSearchParams({ id: String(cottage.id) })
  await fetch(`${url}/api/rooms_delete.php`, { method: 'POST', headers, body })
  const cards = async () => (await textOf('/')).includes('/rooms/valley-view-cottage')
  await expect.poll(cards, made).toBe(false)
  const gone = await fetch(`${url}/rooms/valley-view-cottage`, { redirect: 'manual' })
  expect([gone.status, gone.headers.get('location')]).toEqual([307, '/stay-dining'])
})
