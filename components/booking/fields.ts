import { nightsOf, stayProblems } from '#lib/booking/rules.ts'
import { addDays, type IsoDate, isIsoDate } from '#lib/shared/dates.ts'

/** What the guest typed in the first step, as typed. */
export type Fields = {
  fullName: string
  email: string
  phone: string
  /** The room's name, which is what the calls take. */
  roomType: string
  checkIn: IsoDate | ''
  checkOut: IsoDate | ''
  guests: number
}

export type Stay = { checkIn: IsoDate; checkOut: IsoDate }

/** What can be had in place of a stay that is taken: other dates, and other rooms by their names. */
export type Alternatives = { nearest: Stay[]; otherRooms: string[] }

/** The check-out that goes with a check-in: the one chosen, or the next day if that is no stay. */
export function checkOutFor({ checkIn, checkOut }: Fields): IsoDate | '' {
  if (!isIsoDate(checkIn)) return checkOut
  return isIsoDate(checkOut) && checkOut > checkIn ? checkOut : addDays(checkIn, 1)
}

type RoomAndDates = Pick<Fields, 'roomType' | 'checkIn' | 'checkOut'>

/** Names the stay that the calendar can be asked about; empty while room or dates are none that can be booked. */
export function stayKey({ roomType, checkIn, checkOut }: RoomAndDates, today: IsoDate): string {
  const known = roomType !== '' && today !== ''
  const possible = known && Object.keys(stayProblems({ checkIn, checkOut }, today)).length === 0
  return possible ? `${checkIn}/${checkOut}/${roomType}` : ''
}

/** Nights as the price counts them: at least 1; 0 while the dates are no stay. */
export function nightsOfFields({ checkIn, checkOut }: Fields): number {
  if (!isIsoDate(checkIn) || !isIsoDate(checkOut)) return 0
  return Math.max(1, nightsOf({ checkIn, checkOut }))
}
