import { z } from 'zod'
import { fieldProblems as says } from '../rules.ts'
import { day, holdToken, partySize, required, typedCode } from './stay-fields.ts'

/** The input of the question what a stay would cost; the room by its name, its id or its slug. */
export const quoteInput = z
  .object({
    room: required(says.roomType),
    check_in: day(says.checkIn),
    check_out: day(says.checkOut),
    guests: partySize,
    code: typedCode,
    hold_token: holdToken,
  })
  .transform(({ check_in: checkIn, check_out: checkOut, ...asked }) => {
    return { ...asked, checkIn, checkOut }
  })
export type QuoteInput = z.infer<typeof quoteInput>
