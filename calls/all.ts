import { formCalls } from './booking-form.ts'
import { bookingCalls } from './bookings.ts'
import { chatCalls } from './chats.ts'
import { deskCalls } from './desk.ts'
import { documentCalls } from './documents.ts'
import { fileCalls } from './files.ts'
import { guestCalls } from './guest.ts'
import { moneyCalls } from './money.ts'
import { pictureCalls } from './pictures.ts'
import { rateCalls } from './rates.ts'
import { roomCalls } from './rooms.ts'
import { setupCalls } from './setup.ts'
import { siteCalls } from './site.ts'
import { statementCalls } from './statements.ts'
import { stayCalls } from './stays.ts'
import { teamCalls } from './team.ts'

/** All calls of our own. Those that the specification names are route files in `app/api`. */
export const calls = {
  ...formCalls,
  ...bookingCalls,
  ...chatCalls,
  ...deskCalls,
  ...documentCalls,
  ...fileCalls,
  ...guestCalls,
  ...moneyCalls,
  ...pictureCalls,
  ...rateCalls,
  ...roomCalls,
  ...setupCalls,
  ...siteCalls,
  ...statementCalls,
  ...stayCalls,
  ...teamCalls,
}
