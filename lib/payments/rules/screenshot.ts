/** The size of a payment's screenshot, in bytes, at most. */
export const maxScreenshotBytes = 10 * 1024 * 1024
