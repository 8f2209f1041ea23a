import { maxStored, wholeNumber } from '../../shared/whole-number.ts'

export const roomId = wholeNumber(1, maxStored, 'Choose a room.')

/** The same where a call says what's wrong with it; no room has the id 0. */
export const sentRoomId = wholeNumber(0, maxStored, 'Enter the id of a room.')

export const unitNumber = wholeNumber(1, maxStored, 'Choose a unit.')
