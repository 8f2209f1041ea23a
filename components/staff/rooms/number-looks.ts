/** A field for a whole number from 1. */
export const wholeNumber = { inputMode: 'numeric', min: 1, step: 1, type: 'number' } as const

/** A field for a number from 0 with up to two decimals: rupees, or a percentage. */
export const decimalNumber = { inputMode: 'decimal', min: 0, step: 0.01, type: 'number' } as const
