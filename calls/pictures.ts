import { removePicture, savePicture } from '#lib/farm/commands/save-picture.ts'
import { readPictures } from '#lib/farm/queries/pictures.ts'
import { pictureChange, pictureRemoval } from '#lib/farm/schema/pictures.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { anyText } from '#lib/http/params.ts'
import { maxPhotoBytes } from '#lib/shared/photo-limits.ts'

const fieldBytes = 16 * 1024

export const pictureCalls = {
  /** Lists the site's pictures as if the draft were published, with their descriptions. */
  'GET site/pictures': endpoint({
    who: 'staff',
    run: async ({ by }) => ({ pictures: await readPictures(by) }),
  }),
  /**
   * Puts one of the farm's own pictures into a slot in the draft: a new `image`, or a stored one by its `hash`. Refused with
   * `changed_meanwhile` if the slot isn't as it was `seen`.
   */
  'POST site/pictures': endpoint({
    who: 'staff',
    input: pictureChange,
    maxBytes: maxPhotoBytes + fieldBytes,
    run: async ({ input, by }) => {
      await savePicture(by, input)
      return { pictures: await readPictures(by) }
    },
  }),
  /** Puts the shipped picture back into a slot in the draft. Refused with `changed_meanwhile`. */
  'DELETE site/pictures/[slot]': endpoint({
    who: 'staff',
    params: { slot: anyText },
    body: 'json',
    input: pictureRemoval,
    run: async ({ input, by, params }) => {
      await removePicture(by, { ...params, ...input })
      return { pictures: await readPictures(by) }
    },
  }),
}
