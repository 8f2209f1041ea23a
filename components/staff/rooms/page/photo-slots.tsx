import { Camera } from 'lucide-react'
import { useFileDrop } from '#components/ui/use-file-drop.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { PictureSlot } from '#lib/rooms/schema/pictures.ts'
import type { Pictures } from './use-pictures.ts'

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
