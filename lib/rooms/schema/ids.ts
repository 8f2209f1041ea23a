import { maxStored, wholeNumber } from '../../shared/whole-number.ts'

export const roomId = wholeNumber(1, maxStored, 'Choose a room.')

/** The number of a unit in its room. */
export const unitNumber = wholeNumber(1, maxStored, 'Choose a unit.')
