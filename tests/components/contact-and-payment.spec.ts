import { expect } from '@playwright/test'
import { upiLink } from '#lib/payments/rules/upi-link.ts'
import { property } from '#lib/property.ts'
import messages from '#messages/en.json' with { type: 'json' }
import { test } from '../support/stage.ts'

const { events } = messages

test.beforeEach(({ stage }) => {
  stage.at('/contact', 'components/site/contact/contact-page.tsx#ContactPage', {})
  stage.at('/payment', 'components/site/payment/payment-page.tsx#PaymentPage', {})
  stage.at('/terms', 'components/site/terms/terms-page.tsx#TermsPage', {})
})

test.describe('the contact form', () => {
  test('makes no call, says that nothing was sent, and offers mail and WhatsApp with the text', async ({
    page,
  }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' })
    const form = page.locator('main form')
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await form.getByLabel('Name').fill('Asha')
    await form.getByLabel('E-mail').fill('asha@example.com')
    await form.getByLabel('Message').fill('Two nights & a dog?\nAround Diwali.')
    await form.getByRole('button', { name: 'Send' }).click()

    await expect(page.getByText('Nothing has been sent yet')).toBeVisible()
    const mail = await form.getByRole('link', { name: 'Open in e-mail' }).getAttribute('href')
    expect(new URL(mail ?? '').pathname).toBe(property.email)
    const text = 'Two nights & a dog?\r\nAround Diwali.\r\n\r\nAsha\r\nasha@example.com'
    expect(decodeURIComponent(/body=(.*)$/.exec(mail ?? '')?.[1] ?? '')).toBe(text)
    const chat = await form.getByRole('link', { name: 'Open in WhatsApp' }).getAttribute('href')
    expect(new URL(chat ?? '').searchParams.get('text')).toBe(text.replaceAll('\r', ''))
    expect(calls).toEqual([])
  })

  test('keeps the package, the dates and the people of an enquiry', async ({ page }) => {
    await page.goto('/contact?package=family', { waitUntil: 'networkidle' })
    const form = page.locator('main form')
    const name = events.family.title
    await expect(form.getByText(name)).toBeVisible()
    await form.getByLabel('Dates').fill('24 to 27 December')
    await form.getByLabel('How many people').fill('14')
    await form.getByLabel('Name').fill('Asha')
    await form.getByLabel('E-mail').fill('asha@example.com')
    await form.getByLabel('Message').fill('Is the pool warm?')
    await form.getByRole('button', { name: 'Choose how to send' }).click()
    const chat = await form.getByRole('link', { name: 'Open in WhatsApp' }).getAttribute('href')
    expect(new URL(chat ?? '').searchParams.get('text')).toBe(
      `Package: ${name}\nDates: 24 to 27 December\nHow many people: 14\n\nIs the pool warm?\n\nAsha\nasha@example.com`,
    )
  })

  test('names what is missing and goes there', async ({ page }) => {
    await page.goto('/contact')
    const form = page.locator('main form')
    await form.getByLabel('Name').fill('Asha')
    await form.getByLabel('E-mail').fill('asha@')
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByText('Enter an e-mail address like name@example.com.')).toBeVisible()
    await expect(form.getByText('Write a message first.')).toBeVisible()
    await expect(form.getByLabel('E-mail')).toBeFocused()
    await expect(page.getByText('Nothing has been sent yet')).toHaveCount(0)
  })
})

test('the contact page tells a driver the taluka, the district and how far known places are', async ({
  page,
}) => {
  await page.goto('/contact')
  const whereabouts = page.getByRole('main').locator('address').locator('..')
  const { taluka, district, postalCode } = property.address
  await expect(whereabouts).toContainText(`taluka ${taluka}, district ${district}`)
  await expect(whereabouts).toContainText(postalCode)
  await expect(whereabouts).toContainText(`About ${property.drivingMinutes.tikona} min`)
})

test(
  'on a phone the payment page opens the payment app, which needs no code of its own screen',
  { tag: '@both' },
  async ({ page }, { project }) => {
    await page.goto('/payment')
    const link = page.getByRole('link', { name: 'Open UPI app' })
    if (project.name === 'desktop') return await expect(link).toBeHidden()
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute(
      'href',
      upiLink({ id: property.upi.id, name: property.upi.payee }),
    )
  },
)

test('the UPI id can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/payment')
  await page.getByRole('button', { name: 'Copy UPI ID' }).click()
  await expect(page.getByText('UPI ID copied')).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(property.upi.id)
})

test('the terms hold the farm’s figures, and their index leads to each point', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.locator('#refund')).toContainText('within 7 days')
  await expect(page.locator('#deposit')).toContainText('25%')
  await page.getByRole('navigation', { name: 'On this page' }).getByText('9. Dogs').click()
  await expect(page.locator('#dogs')).toBeInViewport()
})
