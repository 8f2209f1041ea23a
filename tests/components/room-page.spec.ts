import { expect, type Page } from '@playwright/test'
import { sampleRooms } from '#lib/rooms/queries/site-rooms.ts'
import type { Room } from '#lib/rooms/schema/room.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { axeFaults } from '../support/axe.ts'
import { freshStay, type Stay } from '../support/booking-page.ts'
import { layoutFaults } from '../support/layout.ts'
import { type Stage, test } from '../support/stage.ts'
import { type Farm, stageBooking } from '../support/stage-booking.ts'

const part = 'components/site/room/room-page.tsx#RoomPage'

const [wada, cottage] = sampleRooms()

/** The page of the sample's cottage on the stage, changed as the test says, in English and Arabic. */
function stageRoom(
  stage: Stage,
  change: Partial<Room> = {},
  others: (Room | undefined)[] = [wada],
): Farm {
  const farm = stageBooking(stage)
  for (const language of ['', '/ar']) {
    stage.at(`${language}/rooms/valley-view-cottage`, part, {
      room: { ...cottage, ...change },
      others,
    })
  }
  return farm
}

const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`)

async function choose(page: Page, { checkIn, checkOut }: Stay): Promise<void> {
  for (const date of [checkIn, checkOut]) {
    await expect(page.locator('[data-day][data-state=arrive]').first()).toBeAttached()
    while ((await day(page, date).count()) === 0 || !(await day(page, date).isVisible())) {
      await page.getByRole('button', { name: 'Next month' }).locator('visible=true').click()
    }
    await day(page, date).click()
  }
}

const book = (page: Page) =>
  page.getByRole('link', { name: 'Book these dates' }).locator('visible=true').last()

test('nights chosen in the page have their price, and lead to the form filled in @both', async ({
  page,
  stage,
}) => {
  stageRoom(stage)
  await page.goto('/rooms/valley-view-cottage')
  const next = page.getByRole('link', { name: 'Choose nights' }).locator('visible=true').last()
  await expect(next).toHaveAttribute('href', '#nights')
  const stay = freshStay()
  await choose(page, stay)
  const card = page.getByRole('complementary')
  await expect(card).toContainText('₹19,470')
  await expect(card).toContainText('for 3 nights, GST included')
  await expect(card).toContainText('Deposit when you book₹4,868')
  await expect(card).toContainText('Later, at the farm or online₹14,602')
  await card.getByRole('combobox').selectOption('4 guests')
  const query = new URLSearchParams({ room: 'valley-view-cottage', ...stay, guests: '4' })
  await expect(book(page)).toHaveAttribute('href', `/booking?${query}`)
  // Another room for these nights, and these nights after a reload.
  const other = page.getByRole('link', { name: /Maratha Wada Room/ })
  await card.getByRole('combobox').selectOption('2 guests')
  await expect(other).toContainText('₹14,160')
  await page.reload()
  await expect(card).toContainText('for 3 nights, GST included')
  await expect(other).toHaveAttribute('href', new RegExp(`checkIn=${stay.checkIn}`))
})

test('nights of a link that are taken by now are let go, and named', async ({ page, stage }) => {
  const farm = stageRoom(stage)
  const stay = freshStay()
  farm.takeAll({ checkIn: addDays(stay.checkIn, 1), checkOut: addDays(stay.checkIn, 2) })
  await page.goto(`/rooms/valley-view-cottage?${new URLSearchParams({ ...stay, guests: '3' })}`)
  await expect(page.getByText('Valley-View Cottage is taken on the night of')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose nights' }).first()).toBeAttached()
  await expect(page.getByRole('combobox')).toHaveValue('3')
})

test('without an answer the calendar says so, and asks again', async ({ page, stage }) => {
  stageRoom(stage)
  stage.answer('GET availability', () => {
    throw new Error('The database is down.')
  })
  await page.goto('/rooms/valley-view-cottage')
  await expect(page.getByText('We couldn’t check these dates.')).toBeVisible()
  stageRoom(stage)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Choose the day you arrive.')).toBeVisible()
})

for (const count of [4, 5]) {
  test(`of ${count} other rooms four are offered, with a link to all where there are more`, async ({
    page,
    stage,
  }) => {
    const others = Array.from({ length: count }, (_, at) => ({
      ...wada,
      id: 10 + at,
      slug: `other-${at}`,
    }))
    stageRoom(stage, {}, others as Room[])
    await page.goto('/rooms/valley-view-cottage')
    const part = page.getByRole('heading', { name: 'Other rooms' }).locator('..')
    await expect(part.getByRole('listitem')).toHaveCount(4)
    await expect(part.getByRole('link', { name: 'Stay & dining' })).toHaveCount(count - 4)
  })
}

for (const language of ['', '/ar']) {
  test(`a room of which little is known has a whole page, at ${language}/rooms @both`, async ({
    page,
    stage,
  }) => {
    stageRoom(stage, {
      description: '',
      words: {},
      facts: { bathroom: 'own_inside', cooling: 'fan' },
      units: 1,
    })
    await page.goto(`${language}/rooms/valley-view-cottage`)
    await expect(day(page, addDays(dayInIndia(new Date()), 8))).toBeAttached()
    await expect(page.locator('main dl').first().locator('dt')).toHaveCount(4)
    await expect(page.locator('main figure')).toHaveCount(2)
    expect(await axeFaults(page)).toEqual([])
    expect(await layoutFaults(page)).toEqual([])
  })
}
