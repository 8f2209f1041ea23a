/** The most letters of the name of a firm … */
export const maxBillTo = 120
/** … and of its address. */
export const maxAddress = 300
