import { afterAll } from 'vitest'
import { setFarm } from '#lib/farm/rules/farm.ts'
import type { Terms } from '#lib/farm/schema/facts.ts'
import { property } from '#lib/property.ts'
import { sampleFarm } from './sample-farm.ts'

/** Terms for tests that work out days and sums by hand, whatever the farm's are. */
export const terms: Terms = {
  depositPercent: 25,
  refundDays: 7,
  checkIn: { from: '13:00', to: '18:00' },
  checkOutBy: '11:00',
  maxDogs: 2,
}

/** Has a test file's farm charge GST, whether or not the farm does. */
export function chargeGst(): void {
  const gst = { ...property.gst, gstin: '27AAPFU0939F1ZV', scheme: 'regular' } as const
  setFarm({ ...sampleFarm, facts: { ...property, gst } })
  afterAll(() => setFarm(sampleFarm))
}
