import type { SaidName } from '#lib/booking/rules/said.ts'
import { stayProblems } from '#lib/booking/rules/stay-problems.ts'
import { nightsOf } from '#lib/rooms/rules/stay.ts'
import { addDays, type IsoDate, isIsoDate } from '#lib/shared/dates.ts'

/** The guest's input of the first step, as typed. */
export type Fields = Record<SaidName, string> & {
  fullName: string
  email: string
  phone: string
  /** The room's name, as the requests take it. */
  roomType: string
  checkIn: IsoDate | ''
  checkOut: IsoDate | ''
  guests: number
  /** The code that makes the stay cheaper; empty without one. */
  code: string
}

export type Stay = { checkIn: IsoDate; checkOut: IsoDate }

/** The alternatives to a stay that cannot be had, each with its whole price: other dates, and other rooms by name. */
export type Alternatives = {
  nearest: (Stay & { totalPaise: number })[]
  otherRooms: { name: string; totalPaise: number }[]
}

/** Returns the check-out for a check-in: the chosen one, or the next day if that is no valid stay. */
export function checkOutFor({ checkIn, checkOut }: Fields): IsoDate | '' {
  if (!isIsoDate(checkIn)) return checkOut
  return isIsoDate(checkOut) && checkOut > checkIn ? checkOut : addDays(checkIn, 1)
}

type RoomAndDates = Pick<Fields, 'roomType' | 'checkIn' | 'checkOut'>

/** Returns a key for the stay, to ask for its availability; empty while room or dates cannot be booked. */
export function stayKey({ roomType, checkIn, checkOut }: RoomAndDates, today: IsoDate): string {
  const known = roomType !== '' && today !== ''
  const possible = known && Object.keys(stayProblems({ checkIn, checkOut }, today)).length === 0
  return possible ? `${checkIn}/${checkOut}/${roomType}` : ''
}

/** Returns a key for what the price of a stay hangs on; empty while room or dates cannot be booked. */
export function priceKey(fields: Fields, today: IsoDate): string {
  const stay = stayKey(fields, today)
  return stay && `${stay}/${fields.guests}/${fields.code}`
}

/** Returns the nights that the price counts: at least 1; 0 while the dates are no valid stay. */
export function nightsOfFields({ checkIn, checkOut }: Fields): number {
  if (!isIsoDate(checkIn) || !isIsoDate(checkOut)) return 0
  return Math.max(1, nightsOf({ checkIn, checkOut }))
}
