import { isDry } from '#lib/http/address.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { changeDays } from '#lib/rates/commands/change-days.ts'
import { readRates } from '#lib/rates/queries/rates.ts'
import { daysChange, ratesQuery } from '#lib/rates/schema/days.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns the nights of a room with what sets their prices, what is free, and the seasons among them. */
  GET: endpoint({
    who: 'staff',
    input: ratesQuery,
    run: async ({ input, by }) => readRates(by, input, await databaseNow()),
  }),
  /** Gives days of a room a price and rules of their own, or gives them back to the seasons. With `?dry=1` only tells what that would do. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: daysChange,
    run: async ({ input, by, request }) => {
      const when = { now: await databaseNow(), dry: isDry(request) }
      const { facts: _, ...effect } = await changeDays(by, input, when)
      return effect
    },
  }),
})
