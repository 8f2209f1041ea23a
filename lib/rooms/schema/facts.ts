import { z } from 'zod'

const whole = (least: number, most: number) => {
  const problem = `Enter a whole number from ${least} to ${most}.`
  return z.int(problem).min(least, problem).max(most, problem)
}
const time = z.iso.time({ precision: -1 })

/** Kinds of beds in a room, at most. */
export const maxBeds = 4

/** Times of a day with hot water, at most. */
export const maxTimes = 3

/** Beds of a kind in a room, at most. */
export const maxBedCount = 9

/** Steps from the ground to a room's door, at most. */
export const maxSteps = 200

/** Square metres of a room, at most. */
export const maxSize = 500

/** Mbit/s of a room's Wi-Fi, at most. */
export const maxWifiSpeed = 1000

/** Hours that the farm's own power lasts, at most. */
export const maxPowerHours = 48

/** What a guest asks about a room, each a choice, so that its words are ours in every language. What isn't known is left out. */
export const roomFacts = z.strictObject({
  /** A child can sleep on a mattress on the floor, beyond the number that the room sleeps. */
  mattress: z.boolean().optional(),
  /** Centimetres. */
  beds: z
    .array(
      z.strictObject({
        kind: z.enum(['double', 'single', 'bunk', 'mattress']),
        count: whole(1, maxBedCount),
        width: whole(50, 300).optional(),
        length: whole(100, 300).optional(),
      }),
    )
    .max(maxBeds, `Enter up to ${maxBeds} kinds of beds.`)
    .optional(),
  bathroom: z.enum(['own_inside', 'own_outside', 'shared']).optional(),
  toilet: z.enum(['western', 'indian', 'both']).optional(),
  bathing: z
    .array(z.enum(['shower', 'bucket', 'bathtub']))
    .max(3)
    .optional(),
  hotWater: z
    .union(
      [
        z.literal('all_day'),
        z.literal('on_request'),
        z
          .array(z.strictObject({ from: time, to: time }).refine(({ from, to }) => from !== to))
          .min(1)
          .max(maxTimes),
      ],
      'Enter from when to when there’s hot water, such as 06:00 to 10:00.',
    )
    .optional(),
  cooling: z.enum(['ac', 'fan', 'none']).optional(),
  heater: z.boolean().optional(),
  /** Steps from the ground to its door. */
  steps: whole(0, maxSteps).optional(),
  /** Those steps have a rail. */
  rail: z.boolean().optional(),
  /** Square metres. */
  size: whole(3, maxSize).optional(),
  wifi: z.enum(['in_room', 'near_room', 'none']).optional(),
  /** As measured in the room, in Mbit/s. */
  wifiSpeed: whole(0, maxWifiSpeed).optional(),
  powerCut: z.enum(['everything', 'lights_and_fan', 'candles']).optional(),
  /** Hours that the farm's own power lasts. */
  powerHours: whole(1, maxPowerHours).optional(),
})

export type RoomFacts = z.infer<typeof roomFacts>
