/** Mails that were written into the outbox, for want of a mail server, are deleted after so many days. */
export const outboxDays = 30

/** A hold that no booking came of is forgotten so many days after it was taken. */
export const holdDays = 2

/** The days after which the words of a bank's line are forgotten that never became a payment here. */
export const strangerDays = 180

/** The days after a stay after which what its guest said before it is forgotten. */
export const arrivalDays = 30
