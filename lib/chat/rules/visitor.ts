export const maxNameLength = 80
export const maxMobileLength = 40

/** A conversation is deleted after so many days without a message (server/tidy.ts); its cookie lives as long. */
export const keptDays = 180
