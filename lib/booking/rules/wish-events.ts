/** The events of what guests say and ask for before they come; see `events`. */
export const wishEvents = {
  arrival_told: (_: { booking: { id: string } }) => ({ after: {} }),
}
