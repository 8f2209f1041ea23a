import { z } from 'zod'

/** What a guest asks about a room, each a choice, so that its words are ours in every language. What isn't known is left out. */
export const roomFacts = z.strictObject({
  /** A child can sleep on a mattress on the floor, beyond the number that the room sleeps. */
  mattress: z.boolean().optional(),
  /** Centimetres. */
  beds: z
    .array(
      z.strictObject({
        kind: z.enum(['double', 'single', 'bunk', 'mattress']),
        count: z.int().min(1).max(9),
        width: z.int().min(50).max(300).optional(),
        length: z.int().min(100).max(300).optional(),
      }),
    )
    .max(4)
    .optional(),
  bathroom: z.enum(['own_inside', 'own_outside', 'shared']).optional(),
  toilet: z.enum(['western', 'indian', 'both']).optional(),
  bathing: z
    .array(z.enum(['shower', 'bucket', 'bathtub']))
    .max(3)
    .optional(),
  hotWater: z
    .union([
      z.literal('all_day'),
      z.literal('on_request'),
      z
        .array(
          z.strictObject({
            from: z.iso.time({ precision: -1 }),
            to: z.iso.time({ precision: -1 }),
          }),
        )
        .min(1)
        .max(3),
    ])
    .optional(),
  cooling: z.enum(['ac', 'fan', 'none']).optional(),
  heater: z.boolean().optional(),
  /** Steps from the ground to its door. */
  steps: z.int().min(0).max(200).optional(),
  /** Those steps have a rail. */
  rail: z.boolean().optional(),
  /** Square metres. */
  size: z.int().min(3).max(500).optional(),
  wifi: z.enum(['in_room', 'near_room', 'none']).optional(),
  /** As measured in the room, in Mbit/s. */
  wifiSpeed: z.int().min(0).max(1000).optional(),
  powerCut: z.enum(['everything', 'lights_and_fan', 'candles']).optional(),
  /** Hours that the farm's own power lasts. */
  powerHours: z.int().min(1).max(48).optional(),
})

export type RoomFacts = z.infer<typeof roomFacts>
