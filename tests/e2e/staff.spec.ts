import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { test } from '../support/site.ts'
import { codeFor, makeBooking, terminalCode } from '../support/staff-site.ts'

const email = 'staff@dontali.example'

// Every page of the shell, also the ones that are yet to come.
const shell = resolve(import.meta.dirname, '../../app/(staff)/app/(shell)')
const screens = globSync('**/page.tsx', { cwd: shell }).map(
  (file) => `/app/${dirname(file).replace('[...rest]', 'nothing-here')}`,
)

test('staff sign in in two steps and come to where they wanted to be', async ({ page, site }) => {
  await page.goto('/app/bookings?status=pending')
  await expect(page).toHaveURL(/\/app\/login\?next=%2Fapp%2Fbookings%3Fstatus%3Dpending$/)

  const send = page.getByRole('button', { name: 'Send OTP' })
  await expect(send).toBeDisabled()
  await page.getByLabel('E-mail').fill(email)
  await expect(send).toBeEnabled()
  expect(await axeFaults(page)).toEqual([])
  const known = site.smtp.mails.length
  await send.click()

  await expect(page.getByText('OTP sent to your email')).toBeVisible()
  const code = page.getByLabel('Six-digit code')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  const verify = page.getByRole('button', { name: 'Verify' })
  await expect(verify).toBeDisabled()
  await code.fill('40711')
  await expect(verify).toBeDisabled()
  await expect(page.getByText('One more digit.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Resend OTP in 0:\d\d$/ })).toBeDisabled()
  expect(await axeFaults(page)).toEqual([])

  const right = await codeFor(site, email, known)
  await tryWrongCode(page, right)
  await paste(page, `${right.slice(0, 3)} ${right.slice(3)}`)
  await expect(code).toHaveValue(right)
  await verify.click()

  await expect(page).toHaveURL(/\/app\/bookings\?status=pending$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('admin_auth'))).toBe('1')
  const cookies = await page.context().cookies()
  const cookie = cookies.find(({ name }) => name.includes('session-token'))
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})

async function tryWrongCode(page: Page, right: string) {
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
  await page.getByLabel('Six-digit code').fill(wrong)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('alert').getByText('Invalid OTP')).toBeVisible()
  await expect(page.getByLabel('Six-digit code')).toHaveValue('')
}

async function paste(page: Page, text: string) {
  await page.getByLabel('Six-digit code').focus()
  await page.evaluate((words) => {
    const field = document.activeElement as HTMLInputElement
    const data = new DataTransfer()
    data.setData('text/plain', words)
    const event = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    })
    if (field.dispatchEvent(event)) document.execCommand('insertText', false, words)
  }, text)
}

test('a code that could not be sent or checked says so in the words of the specification', async ({
  page,
}) => {
  await page.route('**/api/admin_send_otp.php', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/app/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByRole('alert').getByText('Failed to send OTP')).toBeVisible()

  await page.unroute('**/api/admin_send_otp.php')
  // The address has its code of this minute.
  await page.request.post('/api/admin_send_otp.php', { form: { email } })
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByRole('alert').getByText('Too many requests.')).toBeVisible()

  await page.getByLabel('E-mail').fill('nobody')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByRole('alert').getByText('Enter an e-mail address.')).toBeVisible()
})

test('a code from the terminal opens the door by its link, in any browser', async ({
  page,
  site,
}) => {
  const { link, digits } = await terminalCode(site, email)
  await page.goto(link)
  await expect(page.getByText(`Shown in the terminal for ${email}.`)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('Six-digit code').fill(digits)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveURL(/\/app(\/dashboard)?$/)
})

test('without a session no page of the staff area shows itself, whatever local storage says', async ({
  page,
}) => {
  expect(screens).toContain('/app/bookings')
  await page.addInitScript(() => localStorage.setItem('admin_auth', '1'))
  for (const path of ['/app', ...screens, '/admin', '/admin/']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/app\/login(\?next=.*)?$/)
    await expect(page.getByRole('navigation')).toHaveCount(0)
  }
})

test.describe('with a session', () => {
  test.use({ signedIn: true })

  test('a link that a stranger made never leads away from the staff area', async ({ page }) => {
    for (const next of ['https://evil.example/app', '//evil.example/app', '/\\evil.example', '/']) {
      await page.goto(`/app/login?next=${encodeURIComponent(next)}`)
      await expect(page).toHaveURL(/\/app\/(dashboard|bookings)$/)
    }
  })

  test('a path that no screen has says so within the shell, with status 404', async ({ page }) => {
    const answer = await page.goto('/app/nothing-here')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle(/^(\(\d+\) )?Page not found/)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await expect(page).toHaveURL(/\/app\/dashboard$/)
    for (const path of ['/app/bookings', '/app/rooms?q=wada']) {
      expect((await page.request.get(path)).status()).toBe(200)
    }
  })

  test('the sidebar is 260 or 72 pixels wide and stays as it was left', async ({ page }) => {
    await page.goto('/app/bookings')
    const sidebar = page.getByRole('complementary')
    await expect(sidebar).toHaveCSS('width', '260px')
    await page.getByRole('button', { name: 'Collapse the sidebar' }).click()
    await expect(sidebar).toHaveCSS('width', '72px')
    await page.reload()
    await expect(sidebar).toHaveCSS('width', '72px')
    await page.getByRole('button', { name: 'Expand the sidebar' }).click()
    await expect(sidebar).toHaveCSS('width', '260px')
  })

  test('on a phone the menu lies off the canvas until it is called', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/app/bookings')
    // The dock at the thumb has no customers.
    const customers = page.getByRole('link', { name: 'Customers', exact: true })
    await expect(customers).toBeHidden()
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(customers).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(customers).toBeHidden()
  })

  test('the header has its three dropdowns, the footer the year and the name', async ({
    page,
    site,
  }) => {
    let messages = 0
    await page.route('**/api/staff_stream*', (route) => route.abort())
    await page.route('**/api/staff_waiting*', (route) =>
      route.fulfill({
        json: { success: true, bookings: 0, to_check: 0, other_bookings: 0, messages },
      }),
    )
    const { reference } = await makeBooking(site, { fullName: 'Rung Guest', inDays: 330 })
    await page.goto('/app/bookings')
    const bell = page.getByRole('button', { name: 'Notifications' })
    await bell.click()
    await expect(page.getByText('Loaded with dashboard')).toBeVisible()
    await page.getByRole('link', { name: `Payment screenshot for ${reference}` }).click()
    await expect(page.getByText('Loaded with dashboard')).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`\\?booking=${reference}$`))
    await expect(page.getByText('Rung Guest').first()).toBeVisible()
    await page.getByRole('button', { name: 'Chat', exact: true }).click()
    await expect(page.getByText('No new messages')).toBeVisible()
    await page.keyboard.press('Escape')
    messages = 2
    await page.reload()
    await page.getByRole('button', { name: 'Chat', exact: true }).click()
    await expect(page.getByText('2 new messages')).toBeVisible()
    await page.getByRole('link', { name: 'Open the chat' }).click()
    await expect(page.getByRole('heading', { name: 'Active Chats' })).toBeVisible()
    await page.getByRole('button', { name: 'Profile' }).click()
    await expect(page.getByText(email)).toBeVisible()
    await page.keyboard.press('Escape')
    const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'UTC' }).format()
    await expect(page.getByRole('contentinfo')).toContainText(`${year} Dontali Farmstay`)
  })

  test('logging out ends the session, also for other tabs and for copies of its cookie', {
    tag: '@both',
  }, async ({ page, context }) => {
    const cookies = await context.cookies()
    await page.goto('/app/bookings')
    const other = await context.newPage()
    await other.goto('/app/bookings')
    await page.getByRole('button', { name: 'Profile' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/app\/login$/)
    await expect(other).toHaveURL(/\/app\/login/)
    await context.addCookies(cookies)
    expect((await page.request.get('/api/bookings_list.php')).status()).toBe(401)
    await page.goto('/app/bookings')
    await expect(page).toHaveURL(/\/app\/login\?next=/)
  })
})
