import { addDays, type IsoDate } from '../../shared/dates.ts'

/** A line of what a guest is to pay, in paise with tax; `night` is the day on which a line of that kind begins. */
export type Charge = {
  position: number
  kind: 'night' | 'extra_guest' | 'extra' | 'discount'
  night: IsoDate | null
  words: string
  paise: number
  gstPercent: number
}

type Nights = {
  checkIn: IsoDate
  nights: number
  roomName: string
  ratePaise: number
  gstPercent: number
}

/** Returns the charges of a stay whose nights all cost the same: a line for each. */
export function chargesOf({ checkIn, nights, roomName, ratePaise, gstPercent }: Nights): Charge[] {
  return Array.from({ length: nights }, (_, number) => ({
    position: number + 1,
    kind: 'night',
    night: addDays(checkIn, number),
    words: roomName,
    paise: ratePaise,
    gstPercent,
  }))
}
