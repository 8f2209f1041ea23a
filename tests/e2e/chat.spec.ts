import { expect, type Page } from '@playwright/test'
import { fileSize } from '#lib/shared/size.ts'
import { axeFaults } from '../support/axe.ts'
import { samples } from '../support/chat-files.ts'
import {
  beginChat,
  listenForBell,
  longEnough,
  withMicrophone,
  write,
} from '../support/chat-page.ts'
import { receiptJpeg } from '../support/pictures.ts'
import { staffState, test } from '../support/site.ts'

test.use({ launchOptions: withMicrophone })

const log = (page: Page) => page.getByRole('log')

test.describe('a visitor', { tag: '@desktop' }, () => {
  test('talks to the farm, is told who is there and what was seen, and hears an answer on another page', async ({
    page,
    site,
    browser,
  }) => {
    const rings = await listenForBell(page)
    const spoken: string[] = []
    page.on('dialog', (dialog) => {
      spoken.push(dialog.message())
      return dialog.dismiss()
    })
    await page.goto('/about')
    await page.getByRole('button', { name: 'Chat with us' }).click()
    const panel = page.getByRole('dialog', { name: 'Talk to us' })
    await expect(panel.getByRole('heading', { name: 'We’re away right now' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Write on WhatsApp' })).toBeVisible()
    await expect(panel.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)
    await panel.getByRole('button', { name: 'Leave a message here' }).click()
    await panel.getByLabel('Name').fill('Asha')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Chat with us' }).click()
    await expect(panel.getByLabel('Name')).toHaveValue('Asha')
    await page.keyboard.press('Escape')
    const chatId = await beginChat(page)
    const hostile = '<img src=x onerror="alert(1)"> <b>Is the cottage free?</b>'
    await write(page, '   ')
    await write(page, hostile)
    await expect(log(page).getByText(hostile)).toBeVisible()
    await expect(log(page)).toContainText('Sent')
    await expect(panel.getByText('We haven’t read this yet.')).toBeVisible()

    const desk = await browser.newContext({ storageState: await staffState(site) })
    const staff = await desk.newPage()
    await staff.goto('/api/health/live')
    await staff.evaluate(() =>
      Object.assign(window, { open: new EventSource('/api/staff_stream?chat=1') }),
    )
    await expect(panel.getByText('We’re here and can answer now.')).toBeVisible()
    const call = (path: string, data: object) => staff.request.post(path, { data })
    await call(`/api/chats/${chatId}/seen`, { seq: 1, seen: true })
    await expect(log(page)).toContainText('Seen')
    await call(`/api/chats/${chatId}/typing`, {})
    await expect(panel.getByText('The farm is typing')).toBeVisible()

    await page.goto('/nearby')
    await call('/api/chat_send.php', { chat_id: chatId, message: 'It is.', is_admin: true })
    const badge = page.getByRole('button', { name: 'New Message' })
    await expect(badge).toBeVisible()
    const announcement = page.getByRole('status').filter({ hasText: 'It is.' })
    await expect(announcement).toHaveCount(1)
    await expect(page).toHaveTitle(/^\(1\) /)
    await expect.poll(async () => (await rings()).length, { timeout: 15_000 }).toBeGreaterThan(1)
    expect(new Set(await rings())).toEqual(new Set([0.7]))
    await page.getByRole('button', { name: 'Mute the sound' }).click()
    await badge.click()
    await expect(log(page).getByText('It is.')).toBeVisible()
    await expect(log(page).getByText(hostile)).toBeVisible()
    await expect(badge).toBeHidden()
    await expect(page).toHaveTitle(/^[^(]/)
    await call(`/api/chats/${chatId}/status`, { status: 'closed' })
    await expect(panel.getByText(/closed this conversation/)).toBeVisible()
    expect(spoken).toEqual([])
    await desk.close()
  })

  test('sends pictures and documents; what is forbidden, too large or stopped says so', async ({
    page,
  }) => {
    await page.goto('/about')
    await beginChat(page)
    const input = page.getByRole('dialog').locator('input[type=file]')
    const picture = await receiptJpeg()
    await input.setInputFiles([
      { name: 'view.jpg', mimeType: 'image/jpeg', buffer: picture },
      ...(['pdf', 'doc', 'docx', 'txt', 'zip', 'rar'] as const).map((kind) => ({
        name: `a.${kind}`,
        mimeType: '',
        buffer: Buffer.from(samples[kind]),
      })),
      { name: 'b.exe', mimeType: '', buffer: Buffer.from(samples.program) },
      { name: 'c.zip', mimeType: '', buffer: Buffer.alloc(8 * 1024 * 1024 + 1) },
    ])
    const image = log(page).getByRole('img', { name: /^Picture in the chat/ })
    await expect(image).toHaveJSProperty('complete', true)
    const box = await image.boundingBox()
    expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeLessThanOrEqual(200)
    for (const kind of ['pdf', 'doc', 'docx', 'txt', 'zip', 'rar'] as const) {
      const link = log(page).getByRole('link', { name: `Download a.${kind}`, exact: true })
      await expect(link).toContainText(fileSize(samples[kind].byteLength))
    }
    await expect(log(page)).toContainText('We can’t take files like b.exe.')
    await expect(log(page)).toContainText('c.zip is larger than 8 MB.')
    await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0)
    await page.route('**/chat_upload.php', () => undefined)
    await input.setInputFiles({ name: 'd.txt', mimeType: '', buffer: Buffer.from('slow') })
    await page.getByRole('button', { name: 'Stop sending' }).click()
    await expect(log(page)).not.toContainText('d.txt')
    // Below a long log, and although something that was refused stands there.
    await expect(page.getByText('We haven’t read this yet.')).toBeInViewport()
  })

  test('who has no line is told, and what was written goes when the line is back', async ({
    page,
    context,
  }) => {
    await page.goto('/about')
    await beginChat(page)
    await context.setOffline(true)
    await write(page, 'one')
    await write(page, 'two')
    await expect(log(page).getByText('Not sent')).toHaveCount(2)
    await expect(page.getByRole('status').getByText('Connection lost.')).toBeVisible()
    // What is only typed survives a press beside the panel.
    const field = page.getByRole('textbox', { name: 'Your message' })
    await field.fill('three')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Chat with us' }).click()
    await expect(field).toHaveValue('three')
    await context.setOffline(false)
    await expect(log(page).getByText('Not sent')).toHaveCount(0)
    await expect(log(page).getByRole('listitem')).toContainText([/one/, /two/])
    await page.reload()
    await page.getByRole('button', { name: 'Chat with us' }).click()
    await expect(log(page).getByRole('listitem')).toContainText([/one/, /two/])
  })
})

test.describe('a voice', { tag: '@desktop' }, () => {
  test('is recorded while the button is held, or freely after a tap, and can be played', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['microphone'])
    await page.goto('/about')
    await beginChat(page)
    const hold = page.getByRole('button', { name: 'Hold to record' })
    await hold.hover()
    await page.mouse.down()
    const held = page.getByText('Recording. Let go to send.').locator('..')
    await expect(held.getByText(longEnough)).toBeVisible()
    await page.mouse.up()
    const play = log(page).getByRole('button', { name: 'Play' })
    await expect(play).toHaveCount(1)
    await expect(log(page)).toContainText('Sent')
    await hold.click()
    const stop = page.getByRole('button', { name: 'Stop and send' })
    await expect(stop.locator('..').getByText(longEnough)).toBeVisible()
    await stop.click()
    await expect(play).toHaveCount(2)
    await expect(log(page).getByText('Sent', { exact: true })).toBeVisible()
    await play.first().click()
    await expect(log(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await hold.click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(play).toHaveCount(2)
  })

  test('without a microphone is not possible, and texts still go', async ({ page }) => {
    // What a browser answers where nobody has allowed it.
    await page.addInitScript(() => {
      const denied = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
      navigator.mediaDevices.getUserMedia = denied
    })
    await page.goto('/about')
    await beginChat(page)
    const hold = page.getByRole('button', { name: 'Hold to record' })
    await hold.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Microphone' })).toHaveText(
      'Microphone permission is required for voice messages. Please allow microphone access.',
    )
    await expect(hold).toBeDisabled()
    await write(page, 'Then in writing')
    await expect(log(page)).toContainText('Sent')
  })
})

test.describe('on a phone', () => {
  test('the chat has the whole screen, in Arabic from right to left, and axe finds nothing', async ({
    page,
  }) => {
    await page.goto('/ar/about')
    await page.getByRole('button', { name: 'تحدّث إلينا' }).click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('heading')).toBeVisible()
    // All but the place that is kept for a scrollbar, which a real phone has none of.
    await expect
      .poll(() =>
        panel.evaluate((panel: HTMLElement) => [
          panel.offsetTop,
          panel.offsetHeight,
          panel.offsetWidth >= 375,
        ]),
      )
      .toEqual([0, 844, true])
    const leave = panel.getByRole('button', { name: 'اترك رسالة هنا' })
    await leave.click()
    expect(await axeFaults(page)).toEqual([])
    await panel.getByRole('textbox').first().fill('أمينة')
    await panel.getByRole('textbox').last().fill('٩٨٢٠٠٤١٧٣٠')
    await panel.getByRole('textbox').last().press('Enter')
    const field = panel.getByRole('textbox', { name: 'رسالتك' })
    await field.fill('هل الكوخ متاح؟')
    await field.press('Enter')
    const bubble = await log(page).getByText('هل الكوخ متاح؟').boundingBox()
    expect(bubble?.x).toBeLessThan(120)
    await expect(log(page)).toContainText('أُرسلت')
    await field.fill('رقمي +971 50 123 4567، اتصلوا بي.')
    await field.press('Enter')
    const number = log(page).getByText('+971 50 123 4567', { exact: true })
    await expect(number).toHaveAttribute('dir', 'ltr')
    expect(await axeFaults(page)).toEqual([])
  })
})
