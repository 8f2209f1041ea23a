import { isEmail, isName, isPhone } from '#lib/booking/rules/contact.ts'
import { stayProblems } from '#lib/booking/rules/stay-problems.ts'
import type { IsoDate } from '#lib/shared/dates.ts'
import { plainNumber } from '#lib/shared/text.ts'
import type { Fields } from './fields.ts'
import type { Errors, Trouble } from './troubles.ts'

// In the order of the form, in which the box at the top lists what is wrong.
const checked = ['roomType', 'checkIn', 'checkOut', 'guests', 'fullName', 'email', 'phone'] as const

type Checked = { errors: Errors; trouble: Trouble | null }

/**
 * Returns the errors of the first step: one for each field, in the order of the form, and one for the top, which
 * is about empty fields first, as the specification says. The same rules hold on the server.
 */
export function checkFields(fields: Fields, today: IsoDate, sleeps: number | null = null): Checked {
  const invalid = { ...wrongGuest(fields), ...wrongStay(fields, today), ...tooMany(fields, sleeps) }
  return check(fields, checked, invalid)
}

/** Returns the errors of the guest's details alone: the stay of a hold was good on the day on which it was taken. */
export function checkGuest(fields: Fields): Checked {
  return check(fields, ['fullName', 'email', 'phone'], wrongGuest(fields))
}

function check(fields: Fields, names: readonly (keyof Errors)[], invalid: Errors): Checked {
  const isMissing = (name: keyof Errors) => String(fields[name]).trim() === ''
  const errors: Errors = {}
  for (const name of names) {
    const error = isMissing(name) ? 'error' : invalid[name]
    if (error) errors[name] = error
  }
  const count = Object.keys(errors).length
  if (names.some(isMissing)) return { errors, trouble: { kind: 'required' } }
  return { errors, trouble: count > 0 ? { kind: 'fields', count } : null }
}

/**
 * Returns the errors shown as soon as the stay is chosen: too far ahead, too many nights for one booking, or more
 * guests than the room takes (`sleeps`; null while that is not known).
 */
export function beyondLimits(
  fields: Fields,
  today: IsoDate | '',
  sleeps: number | null = null,
): Errors {
  const { checkIn, checkOut } = fields
  if (!today || !checkIn || !checkOut) return tooMany(fields, sleeps)
  const stay = stayProblems({ checkIn, checkOut }, today)
  return {
    ...tooMany(fields, sleeps),
    ...(stay.checkIn === 'tooFar' && { checkIn: 'tooFar' }),
    ...(stay.checkOut === 'tooLong' && { checkOut: 'tooLong' }),
  }
}

function tooMany({ guests }: Fields, sleeps: number | null): Errors {
  return sleeps !== null && guests > sleeps ? { guests: 'tooMany' } : {}
}

function wrongGuest({ fullName, email, phone }: Fields): Errors {
  return {
    ...(!isName(fullName.trim()) && { fullName: 'alone' }),
    ...(!isEmail(email.trim()) && { email: 'error' }),
    ...(!isPhone(plainNumber(phone).trim()) && { phone: 'error' }),
  }
}

function wrongStay(fields: Fields, today: IsoDate): Errors {
  const stay = stayProblems(fields, today)
  return {
    ...(stay.checkIn && { checkIn: stay.checkIn === 'tooFar' ? 'tooFar' : 'error' }),
    ...(stay.checkOut && { checkOut: stay.checkOut === 'tooLong' ? 'tooLong' : 'error' }),
  }
}
