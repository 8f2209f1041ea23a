'use client'

import { call } from '#calls/client.ts'
import { altKey } from '#lib/farm/rules/slots.ts'
import type { SitePicture } from '#lib/farm/schema/pictures.ts'
import { languages } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../../kit/action/decide.tsx'
import { useAction } from '../../kit/action/use-action.ts'
import { OnItsWay } from '../../photo/on-its-way.tsx'
import { PictureForm } from '../../photo/picture-form.tsx'
import type { SitePictures } from './use-site-pictures.ts'

const t = staffWords('site')

type PicturePanelProps = {
  picture: SitePicture
  actions: SitePictures
  refresh: () => Promise<void>
  onClose: () => void
}

/** The form of a picture of the site. What's saved there is in the draft. */
export function PicturePanel({ picture, actions, refresh, onClose }: PicturePanelProps) {
  const { slot, own, drawn } = picture
  const { run } = useAction(refresh)
  const sending = actions.sending.find((one) => one.slot === slot)
  return (
    <PictureForm
      alt={picture.alt}
      aside={
        own && (
          <Decide kind="quiet" onPress={() => actions.back(picture)}>
            {t('pictures.back')}
          </Decide>
        )
      }
      drawn={drawn}
      help={drawn ? t('pictures.standardHelp') : t('pictures.emptyHelp')}
      look={own}
      onAlt={async (locale, text, seen) => {
        const done = await run({
          about: `picture-${slot}`,
          call: () => call('POST site/words', { json: { key: altKey(slot), locale, text, seen } }),
          done: () => t('pictures.altSaved', { language: languages[locale].label }),
        })
        return done !== null
      }}
      onChoose={(file) => void actions.add(picture, file)}
      onClose={onClose}
      onSave={async (look) => {
        return own !== null && (await actions.save(picture, { ...own, ...look })) !== null
      }}
      sending={sending && <OnItsWay one={sending} pictures={actions} />}
      title={picture.name}
      width={picture.width}
    />
  )
}
