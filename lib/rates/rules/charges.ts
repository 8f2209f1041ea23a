import { chargesGst } from '../../gst/rules/registration.ts'
import { addDays, type IsoDate } from '../../shared/dates.ts'

/** The guests beyond those whom the price of a room is for: how many, from which night on, and for how many nights. */
export type ExtraGuests = { guests: number; nights: number; from: IsoDate }

/**
 * The kinds of charges for what is bought beside the nights, with the key of the message that says it to guests, or null where the
 * charge's own words do. Each has a rate of tax of its own, and stays as it is when the stay changes.
 */
export const besideNights = { extra: null } as const
export type BesideNights = keyof typeof besideNights

/** Returns true for a charge of what is bought beside the nights. */
export function isBesideNights(kind: Charge['kind']): kind is BesideNights {
  return kind in besideNights
}

/** A line of what a guest is to pay, in paise with tax. */
export type Charge = {
  position: number
  /** `limit` makes a night a sum that a rate of GST fits, see `lib/rates/rules/by-law.ts`. */
  kind: 'night' | 'extra_guest' | 'limit' | 'discount' | 'agreed' | BesideNights
  /** The day on which a line of the kind `night` begins … */
  night: IsoDate | null
  /** … and the room whose night it is. */
  roomId?: number
  /** The guests and nights that a line of the kind `extra_guest` is for. */
  extraGuests?: ExtraGuests
  words: string
  paise: number
  gstPercent: number
}

type Nights = {
  checkIn: IsoDate
  nights: number
  roomId: number
  roomName: string
  ratePaise: number
  gstPercent: number
}

/** Returns the charges of a stay whose nights all cost the same: a line for each. */
export function chargesOf({ checkIn, nights, roomId, ...night }: Nights): Charge[] {
  const { roomName, ratePaise, gstPercent } = night
  return Array.from({ length: nights }, (_, number) => ({
    position: number + 1,
    kind: 'night',
    night: addDays(checkIn, number),
    roomId,
    words: roomName,
    paise: ratePaise,
    gstPercent,
  }))
}

/** Returns what a night of a stay costs in paise, or what one costs on average where they differ. */
export function nightRate(charges: readonly Pick<Charge, 'kind' | 'paise'>[]): number {
  const nights = charges.filter(({ kind }) => kind === 'night')
  return Math.round(totalOf(nights) / nights.length)
}

/** Returns the rate of tax of the first night of a stay, in percent. */
export function nightTax(charges: readonly Pick<Charge, 'kind' | 'gstPercent'>[]): number {
  return charges.find(({ kind }) => kind === 'night')?.gstPercent ?? 0
}

/** Returns the sum of charges in paise. */
export function totalOf(charges: readonly Pick<Charge, 'paise'>[]): number {
  return charges.reduce((sum, { paise }) => sum + paise, 0)
}

/**
 * Returns what charges come to in paise, tax included, and their rates of tax: for each rate the base is sum ÷ (1 + rate),
 * rounded to the paisa, and the tax is the rest. A farm that charges no GST has none, whatever was charged before.
 * The papers of a stay split each line into equal halves instead (`splitOf` in `lib/gst/rules/law.ts`), so that their tax can
 * differ from this by a paisa for each line.
 */
export function priceOfCharges(charges: readonly Pick<Charge, 'paise' | 'gstPercent'>[]) {
  const rates = [...Map.groupBy(charges, ({ gstPercent }) => gstPercent)]
  const sums = rates.map(([percent, lines]) => {
    const paise = lines.reduce((sum, line) => sum + line.paise, 0)
    const hundredths = Math.round(percent * 100)
    const taxed = chargesGst() ? hundredths : 0
    return { paise, basePaise: Math.round((paise * 10_000) / (10_000 + taxed)) }
  })
  const totalPaise = totalOf(charges)
  const basePaise = sums.reduce((sum, one) => sum + one.basePaise, 0)
  const percents = rates.map(([percent]) => percent)
  return { totalPaise, basePaise, gstPaise: totalPaise - basePaise, percents }
}
