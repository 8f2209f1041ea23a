'use client'

import { call } from '#calls/client.ts'
import { type OwnPicture, type SitePicture, seenOf } from '#lib/farm/schema/pictures.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { useAction } from '../../kit/action/use-action.ts'
import { withSignIn } from '../../kit/call/with-sign-in.ts'
import { useSending } from '../../photo/use-sending.ts'
import { putPicture } from './put-picture.ts'

const t = staffWords('site')

type Place = Pick<SitePicture, 'slot'> & { picture: SitePicture }

/** Called with a picture as it was and as it is now, once that's in the draft. */
type OnPut = (before: SitePicture, after: OwnPicture | null) => void

/** Sends pictures of the site into the draft, changes them there, and puts the standard ones back. */
export function useSitePictures(refresh: () => Promise<void>, onPut: OnPut = () => undefined) {
  const { tell, run } = useAction(refresh)
  const { add, ...uploads } = useSending<Place>({
    refresh,
    isSamePlace: (one, other) => one.slot === other.slot,
    send: async ({ slot, picture, file }, onProgress) => {
      const form = { slot, image: file, seen: seenOf(picture.own) }
      const { pictures } = await withSignIn(call('POST site/pictures', { form, onProgress }))
      onPut(picture, pictures.find((one) => one.slot === slot)?.own ?? null)
      await refresh()
      tell(`picture-${slot}`, t('pictures.added', { name: picture.name }))
    },
  })
  const put = (picture: SitePicture, next: OwnPicture | null, words: string) =>
    run({
      about: `picture-${picture.slot}`,
      call: async () => {
        await putPicture(picture.slot, next, picture.own)
        onPut(picture, next)
      },
      done: () => words,
    })
  return {
    ...uploads,
    add: (picture: SitePicture, file: File) => add({ slot: picture.slot, picture }, file),
    /** Saves another focus or kind. */
    save: (picture: SitePicture, own: OwnPicture) =>
      put(picture, own, t('pictures.saved', { name: picture.name })),
    /** Puts the standard picture back. */
    back: (picture: SitePicture) =>
      put(picture, null, t('pictures.wentBack', { name: picture.name })),
  }
}

export type SitePictures = ReturnType<typeof useSitePictures>
