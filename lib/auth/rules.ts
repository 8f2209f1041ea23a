/** A session ends after so many hours without use … */
export const idleHours = 12
/** … and in any case after so many days. */
export const absoluteDays = 7
/** A sign-in code may be tried so many times, right or wrong. */
export const codeTries = 5
