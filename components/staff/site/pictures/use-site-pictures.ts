'use client'

import { call } from '#calls/client.ts'
import { type OwnPicture, type SitePicture, seenOf } from '#lib/farm/schema/pictures.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { useAction } from '../../kit/action/use-action.ts'
import { withSignIn } from '../../kit/call/with-sign-in.ts'
import { useSending } from '../../photo/use-sending.ts'
import { putPicture } from './put-picture.ts'

const t = staffWords('site')

type Place = { slot: string; name: string; seen: string }

/** Sends pictures of the site into the draft, changes them there, and puts the standard ones back. */
export function useSitePictures(refresh: () => Promise<void>) {
  const { tell, run } = useAction(refresh)
  const { add, ...uploads } = useSending<Place>({
    refresh,
    isSamePlace: (one, other) => one.slot === other.slot,
    send: async ({ slot, name, seen, file }, onProgress) => {
      const form = { slot, image: file, seen }
      await withSignIn(call('POST site/pictures', { form, onProgress }))
      await refresh()
      tell(`picture-${slot}`, t('pictures.added', { name }))
    },
  })
  const put = (picture: SitePicture, next: OwnPicture | null, words: string) =>
    run({
      about: `picture-${picture.slot}`,
      call: () => putPicture(picture.slot, next, picture.own),
      done: () => words,
    })
  return {
    ...uploads,
    add: ({ slot, name, own }: SitePicture, file: File) =>
      add({ slot, name, seen: seenOf(own) }, file),
    /** Saves another focus or kind. */
    save: (picture: SitePicture, own: OwnPicture) =>
      put(picture, own, t('pictures.saved', { name: picture.name })),
    /** Puts the standard picture back. */
    back: (picture: SitePicture) =>
      put(picture, null, t('pictures.wentBack', { name: picture.name })),
  }
}

export type SitePictures = ReturnType<typeof useSitePictures>
