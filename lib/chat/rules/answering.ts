/** Minutes after which staff get a mail about an unseen message. */
export const mailAfterMinutes = 5

/** Returns true if somebody usually answers at this moment: `hours` are on the farm's clock, `HH:MM`. */
export function isOpen(farmTime: string, hours: { from: string; to: string }): boolean {
  return hours.from <= farmTime && farmTime < hours.to
}
