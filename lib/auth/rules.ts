/** A session ends after so many hours without use … */
export const idleHours = 12
/** … and in any case after so many days. */
export const absoluteDays = 7
