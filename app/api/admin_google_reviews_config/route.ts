import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'
import { saveConfig } from '#lib/reviews/commands/save-config.ts'
import { findConfig } from '#lib/reviews/queries/find-config.ts'
import { configInput } from '#lib/reviews/schema.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Saves the settings of Google's reviews. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: configInput,
    run: async ({ input, by }) => {
      await saveConfig(by, input, new Date())
      return { message: 'Configuration saved successfully!', ...(await findConfig(by)) }
    },
  }),
})
