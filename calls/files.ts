import { findDraftPicture, findSitePicture } from '#lib/farm/queries/pictures.ts'
import { readFile } from '#lib/files/queries.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { anyText, rowId } from '#lib/http/params.ts'
import { serveFile } from '#lib/http/serve-file.ts'
import { staffOfRequest } from '#lib/http/session.ts'
import { findAuthorPhoto } from '#lib/reviews/queries/author-photo.ts'
import { readRoomPicture } from '#lib/rooms/queries/rooms.ts'
import { Refusal } from '#lib/shared/refusal.ts'

export const fileCalls = {
  /** Returns any stored file. */
  'GET files/[id]': endpoint({
    who: 'staff',
    params: { id: rowId },
    run: async ({ by, params: { id } }) => serveFile(await readFile(by, id)),
  }),
  /** Returns the photo of the author of a review that's shown. */
  'GET review_photos/[id]': endpoint({
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
  // Only what guests' pages show: any other stored file is 404 here.
  /**
   * Returns a photo of a bookable room or of the site, or a copy of one, by its hash; to staff, also an unpublished photo of
   * the site.
   */
  'GET pictures/[hash]': endpoint({
    who: 'public',
    params: { hash: anyText },
    run: async ({ params: { hash }, request }) => {
      const shown = (await readRoomPicture(hash)) ?? (await findSitePicture(hash))
      if (shown) return serveFile(shown, 'forever')
      const by = await staffOfRequest(request, false)
      return serveFile(by && (await findDraftPicture(by, hash)))
    },
  }),
}
