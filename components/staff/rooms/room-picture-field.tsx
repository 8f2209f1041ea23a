'use client'

import { ImagePlus, Upload } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { FileButton } from '#components/ui/file-button.tsx'
import { FilePreview } from '#components/ui/file-preview.tsx'
import { type PictureProblem, readablePicture } from '#components/ui/readable-picture.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { maxPictureBytes, maxPictureSide } from '#lib/rooms/rules/picture.ts'
import { fileSize, megabytes } from '#lib/shared/size.ts'
import type { RoomFormState } from './use-room-form.ts'

const t = staffWords('rooms')

/** The picture of a room, saved or just chosen, with buttons to replace or remove it. */
export function RoomPictureField({ form }: { form: RoomFormState }) {
  const { draft, saved, errors, refused, setRefused, change } = form
  const kept = draft.remove_image ? null : (saved?.image_path ?? null)
  const shown = draft.image ?? kept
  const choose = async (file: File) => {
    const picture = await readablePicture(file, maxPictureBytes)
    if (picture instanceof File) setPicture({ image: picture, remove_image: undefined })
    else setRefused(problemWords(picture))
  }
  const setPicture = (fields: Pick<typeof draft, 'image' | 'remove_image'>) => {
    setRefused(null)
    change(fields)
  }
  const remove = () =>
    setPicture({ image: undefined, remove_image: saved?.image_path ? '1' : undefined })
  const trouble = refused ?? errors.image
  return (
    <fieldset className="min-w-0 max-md:grid max-md:grid-cols-[112px_minmax(0,1fr)] max-md:gap-x-4">
      <legend className="mb-1.5 font-semibold text-sm">{t('facts.image')}</legend>
      <Preview picture={shown} />
      <div>
        <p className="mt-1.5 text-xs text-ink-2 [overflow-wrap:anywhere] max-md:mt-0">
          {draft.image ? `${draft.image.name}, ${fileSize(draft.image.size)}` : help(kept)}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <FileButton accept="image/*" aria-invalid={trouble ? true : undefined} onChoose={choose}>
            <Upload size={17} />
            {shown ? t('picture.replace') : t('picture.choose')}
          </FileButton>
          {shown && (
            <Button kind="outline" onClick={remove} size="small">
              {t('picture.remove')}
            </Button>
          )}
        </div>
      </div>
      {trouble && (
        <p className="mt-2 font-medium text-xs text-red max-md:col-span-2" role="alert">
          {trouble}
        </p>
      )}
      {refused && (
        <button
          className="staff-link min-h-11 max-md:col-span-2"
          onClick={() => setPicture({ image: draft.image, remove_image: draft.remove_image })}
          type="button"
        >
          {shown ? t('picture.keep') : t('picture.goWithout')}
        </button>
      )}
    </fieldset>
  )
}

function help(kept: string | null): string {
  return kept ? t('picture.shown') : t('picture.size', { width: maxPictureSide })
}

function problemWords(problem: PictureProblem): string {
  return problem === 'size'
    ? t('picture.tooLarge', { megabytes: megabytes(maxPictureBytes) })
    : t('picture.wrongType')
}

function Preview({ picture }: { picture: File | string | null }) {
  const look = 'aspect-[16/10] w-full rounded-control'
  const shown = { alt: t('picture.preview'), className: `${look} object-cover` }
  if (picture instanceof File) return <FilePreview {...shown} file={picture} />
  // biome-ignore lint/performance/noImgElement: encoded once
  if (picture) return <img {...shown} alt={shown.alt} src={picture} />
  return (
    <span
      className={`grid place-items-center border border-line-control border-dashed text-ink-2 ${look}`}
    >
      <ImagePlus size={26} strokeWidth={1.5} />
    </span>
  )
}
