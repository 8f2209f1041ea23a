import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'
import { testConnection } from '#lib/reviews/commands/test-connection.ts'
import { connectionInput } from '#lib/reviews/schema.ts'

// Not a call of the specification: its Test Connection has only google_reviews.php, which does not know the unsaved
// input and may return stored reviews.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Tests a Google key and place before they're saved. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: connectionInput,
    run: ({ input }) => testConnection(input),
  }),
})
