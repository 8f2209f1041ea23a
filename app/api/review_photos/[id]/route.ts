import { endpoint, resource } from '#lib/http/endpoint.ts'
import { anyText } from '#lib/http/params.ts'
import { findAuthorPhoto } from '#lib/reviews/queries/author-photo.ts'
import { Refusal } from '#lib/shared/refusal.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns the photograph of the author of a review that is shown. */
  GET: endpoint({
    who: 'public',
    params: { id: anyText },
    run: async ({ params: { id } }) => {
      const photo = await findAuthorPhoto(id, new Date())
      if (!photo) throw new Refusal('not_found')
      return new Response(photo, {
        headers: {
          'content-type': 'image/webp',
          'cache-control': 'private, max-age=3600',
          'x-content-type-options': 'nosniff',
        },
      })
    },
  }),
})
