'use client'

import { Camera, ImagePlus, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FileButton } from '#components/ui/file-button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { Alt } from '#lib/farm/schema/pictures.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Picture as Drawn, Look } from '#lib/pictures/rules.ts'
import { Decide } from '../kit/action/decide.tsx'
import { CancelButton, Modal } from '../kit/dialog/modal.tsx'
import { useLeave } from '../kit/form/use-leave.tsx'
import { AltTexts, type SaveAlt } from './alt-texts.tsx'
import { FocusField } from './focus-field.tsx'

const t = staffWords('site')

/** A picture narrower than this looks soft on a large screen. */
const sharpWidth = 1600

type PictureFormProps = {
  title: string
  /** What guests see; null for nothing. */
  drawn: Drawn | null
  /** How a picture of the farm's own looks; null for one of ours. */
  look: Look | null
  /** How wide it is, in pixels. */
  width: number | null
  /** What describes it; null where that can't be changed. */
  alt: Alt | null
  /** What's said of a picture of ours, or of none. */
  help: string
  /** A photo on its way. */
  sending: ReactNode
  /** What takes the picture away. */
  aside: ReactNode
  onChoose: (file: File) => void
  /** Returns true once it's saved. */
  onSave: (look: Look) => Promise<boolean>
  onAlt: SaveAlt
  onClose: () => void
}

/** A picture of the site or of a room: another in its place, what has to be seen of it, what it is, and the words that describe it. */
export function PictureForm(props: PictureFormProps) {
  const { title, look, drawn, alt, aside, sending, onChoose, onSave, onAlt, onClose } = props
  const [next, setNext] = useState(look)
  const isChanged = JSON.stringify(next) !== JSON.stringify(look)
  const { warning, isWarned, leave } = useLeave(
    isChanged,
    onClose,
    'text-ink-2 md:me-auto max-md:min-w-full',
  )
  const save = async () => {
    if (next && (await onSave(next))) onClose()
  }
  return (
    <Modal
      beside
      footer={
        <>
          {warning}
          {!isWarned && aside}
          <CancelButton onClick={leave} />
          <Decide busy={!isChanged} disabled={!isChanged} kind="secondary" onPress={save}>
            {t('pictures.save')}
          </Decide>
        </>
      }
      onClose={leave}
      title={title}
    >
      <div className="grid gap-5">
        <div className="grid grid-cols-2 gap-2.5 *:min-h-11 max-md:*:px-2!">
          <FileButton accept="image/*" capture="environment" onChoose={onChoose}>
            <Camera aria-hidden="true" size={18} />
            {t('pictures.take')}
          </FileButton>
          <FileButton accept="image/*" onChoose={onChoose}>
            <ImagePlus aria-hidden="true" size={18} />
            {t('pictures.choose')}
          </FileButton>
        </div>
        {sending}
        {next ? <LookFields {...props} next={next} onChange={setNext} /> : <Standard {...props} />}
        {alt && drawn && <AltTexts alt={alt} isOwn={look !== null} onSave={onAlt} />}
      </div>
    </Modal>
  )
}

type LookFieldsProps = PictureFormProps & { next: Look; onChange: (look: Look) => void }

function LookFields({ drawn, width, next, onChange }: LookFieldsProps) {
  return (
    <>
      <FocusField
        focus={next}
        onChange={(focus) => onChange({ ...next, ...focus })}
        picture={{ drawn }}
      />
      {width !== null && width < sharpWidth && (
        <p className="flex gap-3 rounded-control bg-turmeric-tint/45 px-4 py-3 text-turmeric-ink">
          <TriangleAlert aria-hidden="true" className="mt-0.5 shrink-0" size={19} />
          {t('pictures.soft', { width })}
        </p>
      )}
      <KindField kind={next.kind} onChange={(kind) => onChange({ ...next, kind })} />
    </>
  )
}

function Standard({ drawn, help }: PictureFormProps) {
  return (
    <div className="grid gap-2">
      {drawn && (
        <Picture
          alt=""
          className="mx-auto max-h-[46dvh] w-auto rounded-control"
          entry={drawn}
          sizes="(max-width: 767px) 100vw, 560px"
        />
      )}
      <p className="text-ink-2">{help}</p>
    </div>
  )
}

type KindFieldProps = { kind: Look['kind']; onChange: (kind: Look['kind']) => void }

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
