import { Camera } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { FilePreview } from '#components/ui/file-preview.tsx'
import { useFileDrop } from '#components/ui/use-file-drop.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { PictureSlot } from '#lib/rooms/schema/pictures.ts'
import { Decide } from '../../kit/action/decide.tsx'
import { Progress } from '../../kit/progress.tsx'
import type { Pictures, Sending } from './use-pictures.ts'

const t = staffWords('rooms')

type EmptySlotProps = {
  slot: PictureSlot
  pictures: Pictures
  /** The number of photographs that can be chosen together. */
  most?: number
}

/** The place for a photograph that there isn't yet: it can be taken, chosen or dropped there. */
export function EmptySlot({ slot, pictures, most = 1 }: EmptySlotProps) {
  const { over, target } = useFileDrop((file) => void pictures.add(slot, file))
  const isAsked = slot === 'bathroom'
  return (
    <label
      className={`grid aspect-[4/3] cursor-pointer place-content-center justify-items-center gap-1.5 rounded-control border-2 border-dashed p-2 text-center font-semibold text-lake text-sm leading-tight has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-2 ${isAsked ? 'border-turmeric bg-hot' : 'border-line-control bg-card'} ${over ? 'bg-rice' : ''}`}
      {...target}
    >
      <Camera aria-hidden="true" size={22} strokeWidth={1.75} />
      {t(`addSlot.${slot}`)}
      <input
        accept="image/*"
        className="sr-only"
        multiple={most > 1}
        onChange={({ target: input }) => {
          for (const file of [...(input.files ?? [])].slice(0, most)) void pictures.add(slot, file)
          // Allows choosing the same file again.
          input.value = ''
        }}
        type="file"
      />
    </label>
  )
}

/** A photograph on its way, or why it isn't. */
export function OnItsWay({ one, pictures }: { one: Sending; pictures: Pictures }) {
  const { file, problem, share, opens } = one
  if (!problem) {
    return (
      <div className="relative grid aspect-[4/3] items-end overflow-clip rounded-control bg-rice">
        <FilePreview
          alt=""
          className="absolute inset-0 h-full w-full object-cover opacity-40"
          file={file}
        />
        <div className="relative bg-card/90 p-2.5 text-xs">
          <Progress label={share < 1 ? t('photos.sending') : t('photos.encoding')} share={share} />
        </div>
      </div>
    )
  }
  return (
    <div className="grid gap-2 rounded-control border-[1.5px] border-red bg-red-tint/40 p-3">
      <p className="font-medium text-red text-xs" role="alert">
        {problem}
      </p>
      <div className="flex flex-wrap gap-2">
        {opens && (
          <Decide kind="outline" onPress={() => pictures.again(one)} size="small">
            {t('photos.again')}
          </Decide>
        )}
        <Button kind="quiet" onClick={() => pictures.giveUp(one)} size="small">
          {t('photos.giveUp')}
        </Button>
      </div>
    </div>
  )
}
