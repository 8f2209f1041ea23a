'use client'

import { ImagePlus, Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { readablePicture } from '#components/ui/readable-picture.ts'
import { maxPictureBytes, maxPictureSide } from '#lib/rooms/rules.ts'
import { megabytes } from '#lib/shared/size.ts'
import { FileButton, fileSize } from '../file-button.tsx'
import type { RoomFormState } from './use-room-form.ts'

/** The picture of a room, saved or just chosen, with buttons to replace or remove it. */
export function RoomPictureField({ form }: { form: RoomFormState }) {
  const { draft, saved, errors, change } = form
  const [problem, setProblem] = useState<string | null>(null)
  const url = useObjectUrl(draft.image)
  const kept = draft.remove_image ? null : (saved?.image_path ?? null)
  const shown = url ?? kept
  const choose = async (file: File) => {
    const picture = await readablePicture(file)
    const wrong = problemOf(picture)
    setProblem(wrong)
    if (picture instanceof File && !wrong) change({ image: picture, remove_image: undefined })
  }
  const remove = () => {
    setProblem(null)
    change({ image: undefined, remove_image: saved?.image_path ? '1' : undefined })
  }
  const trouble = problem ?? errors.image
  return (
    <fieldset className="min-w-0 max-md:grid max-md:grid-cols-[112px_minmax(0,1fr)] max-md:gap-x-4">
      <legend className="mb-1.5 font-semibold text-sm">Image</legend>
      <Preview path={shown} />
      <div>
        <p className="mt-1.5 text-[14px] text-ink-2 [overflow-wrap:anywhere] max-md:mt-0">
          {draft.image ? `${draft.image.name}, ${fileSize(draft.image.size)}` : help(kept)}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <FileButton accept="image/*" onChoose={choose}>
            <Upload aria-hidden="true" size={17} strokeWidth={1.75} />
            {shown ? 'Replace' : 'Choose'}
          </FileButton>
          {shown && (
            <Button kind="outline" onClick={remove} size="small">
              Remove
            </Button>
          )}
        </div>
      </div>
      {trouble && (
        <p className="mt-2 font-medium text-[14px] text-red max-md:col-span-2" role="alert">
          {trouble}
        </p>
      )}
    </fieldset>
  )
}

function help(kept: string | null): string {
  return kept ? 'Guests see this picture.' : `Landscape, ${maxPictureSide} pixels wide or more.`
}

function problemOf(picture: File | 'type' | 'heic'): string | null {
  if (!(picture instanceof File)) return 'Choose a picture: JPEG, PNG, WebP or AVIF.'
  if (picture.size <= maxPictureBytes) return null
  return `Choose a picture of ${megabytes(maxPictureBytes)} MB at most.`
}

function Preview({ path }: { path: string | null }) {
  const look = 'aspect-[16/10] w-full rounded-control'
  if (path) {
    return (
      // biome-ignore lint/performance/noImgElement: in this page's memory, or encoded once
      <img alt="The room, as guests will see it" className={`${look} object-cover`} src={path} />
    )
  }
  return (
    <span
      className={`grid place-items-center border border-line-control border-dashed text-ink-2 ${look}`}
    >
      <ImagePlus aria-hidden="true" size={26} strokeWidth={1.5} />
    </span>
  )
}

/** Returns the URL of a file in this page's memory, revoked when it is no longer shown. */
function useObjectUrl(file: File | undefined): string | null {
  const [known, setKnown] = useState<{ file: File; url: string } | null>(null)
  if (file && known?.file !== file) setKnown({ file, url: URL.createObjectURL(file) })
  const url = known?.url
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])
  return file && known?.file === file ? known.url : null
}
