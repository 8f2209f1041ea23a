type Happened = { booking: { id: string } }

/** The events of the papers of a stay; see `events`. */
export const paperEvents = {
  document_issued: ({ number }: Happened & { number: string }) => ({ after: { number } }),
  bill_changed: ({ withGstin }: Happened & { withGstin: boolean }) => ({
    after: { gstin: withGstin },
  }),
}
