/** ₹3,50,000: thirty nights of it with the most extra guests fit into the database's integer of paise. */
export const maxNightPaise = 35_000_000
/** ₹19,000 a night; see {@link maxNightPaise}. */
export const maxExtraGuestPaise = 1_900_000
export const maxMinimumNights = 30
/** The days of a room that one call prices, and that one answer shows, at most. */
export const maxRateDays = 366
/** Days can have something of their own up to so many from today: the rest of this year and the two after it. */
export const maxRatedAhead = 3 * 366
