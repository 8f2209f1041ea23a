'use client'

import { Camera, ImagePlus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { FileButton } from '#components/ui/file-button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { OwnPicture, SitePicture } from '#lib/farm/schema/pictures.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../../kit/action/decide.tsx'
import { CancelButton, Modal } from '../../kit/dialog/modal.tsx'
import { useLeave } from '../../kit/form/use-leave.tsx'
import { FocusField } from '../../photo/focus-field.tsx'
import { OnItsWay } from '../../photo/on-its-way.tsx'
import { AltTexts } from './alt-texts.tsx'
import type { SitePictures } from './use-site-pictures.ts'

const t = staffWords('site')

/** A picture narrower than this looks soft on a large screen. */
const sharpWidth = 1600

type PicturePanelProps = {
  picture: SitePicture
  actions: SitePictures
  refresh: () => Promise<void>
  onClose: () => void
}

/** A picture of the site: another in its place, what has to be seen of it, what it is, and the words that describe it. */
export function PicturePanel({ picture, actions, refresh, onClose }: PicturePanelProps) {
  const { own, drawn, width } = picture
  const [next, setNext] = useState<OwnPicture | null>(own)
  const isChanged = JSON.stringify(next) !== JSON.stringify(own)
  const { warning, isWarned, leave } = useLeave(
    isChanged,
    onClose,
    'text-ink-2 md:me-auto max-md:min-w-full',
  )
  const sending = actions.sending.find(({ slot }) => slot === picture.slot)
  const choose = (file: File) => void actions.add(picture, file)
  const save = async () => {
    if (next && (await actions.save(picture, next)) !== null) onClose()
  }
  return (
    <Modal
      beside
      footer={
        <>
          {warning}
          {own && !isWarned && (
            <Decide kind="quiet" onPress={() => actions.back(picture)}>
              {t('pictures.back')}
            </Decide>
          )}
          <CancelButton onClick={leave} />
          <Decide busy={!isChanged} disabled={!isChanged} kind="secondary" onPress={save}>
            {t('pictures.save')}
          </Decide>
        </>
      }
      onClose={leave}
      title={picture.name}
    >
      <div className="grid gap-5">
        <div className="grid grid-cols-2 gap-2.5 *:min-h-11">
          <FileButton accept="image/*" capture="environment" onChoose={choose}>
            <Camera aria-hidden="true" size={18} />
            {t('pictures.take')}
          </FileButton>
          <FileButton accept="image/*" onChoose={choose}>
            <ImagePlus aria-hidden="true" size={18} />
            {t('pictures.choose')}
          </FileButton>
        </div>
        {sending && <OnItsWay one={sending} pictures={actions} />}
        {next && own ? (
          <>
            <FocusField
              focus={next}
              onChange={(focus) => setNext({ ...next, ...focus })}
              picture={picture}
            />
            {width !== null && width < sharpWidth && (
              <p className="flex gap-3 rounded-control bg-turmeric-tint/45 px-4 py-3 text-turmeric-ink">
                <TriangleAlert aria-hidden="true" className="mt-0.5 shrink-0" size={19} />
                {t('pictures.soft', { width })}
              </p>
            )}
            <KindField kind={next.kind} onChange={(kind) => setNext({ ...next, kind })} />
          </>
        ) : (
          <div className="grid gap-2">
            {drawn && (
              <Picture
                alt=""
                className="mx-auto max-h-[46dvh] w-auto rounded-control"
                entry={drawn}
                sizes="(max-width: 767px) 100vw, 700px"
              />
            )}
            <p className="text-ink-2">
              {drawn ? t('pictures.standardHelp') : t('pictures.emptyHelp')}
            </p>
          </div>
        )}
        {picture.alt && drawn && (
          <AltTexts alt={picture.alt} isOwn={own !== null} refresh={refresh} slot={picture.slot} />
        )}
      </div>
    </Modal>
  )
}

type KindFieldProps = { kind: OwnPicture['kind']; onChange: (kind: OwnPicture['kind']) => void }

function KindField({ kind, onChange }: KindFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{t('pictures.kind')}</legend>
      <div className="grid grid-cols-2 gap-px overflow-clip rounded-control border-[1.5px] border-line-control bg-line">
        {(['photo', 'illustration'] as const).map((one) => (
          <button
            aria-pressed={kind === one}
            className="min-h-11 bg-card px-4 font-semibold text-sm hover:bg-rice focus-visible:-outline-offset-3 aria-pressed:bg-hill aria-pressed:text-cream"
            key={one}
            onClick={() => onChange(one)}
            type="button"
          >
            {t(`pictures.kinds.${one}`)}
          </button>
        ))}
      </div>
      <p className="mt-1.5 text-ink-2 text-sm">{t(`pictures.kindHelp.${kind}`)}</p>
    </fieldset>
  )
}
