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
  /** Gives days of a room a price and rules of their own, or gives them back to the seasons. */
  POST: endpoint({
    who: 'staff',
    dry: true,
    body: 'json',
    input: daysChange,
    run: async ({ input, by, dry }) => {
      const when = { now: await databaseNow(), dry }
      const { facts: _, ...effect } = await changeDays(by, input, when)
      return effect
    },
  }),
})
