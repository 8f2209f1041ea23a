import { Button } from '#components/ui/button.tsx'
import { FilePreview } from '#components/ui/file-preview.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { Progress } from '../kit/progress.tsx'
import type { OnTheWay } from './use-sending.ts'

const t = staffWords('rooms')

type OnItsWayProps<One extends OnTheWay> = {
  one: One
  pictures: { again: (one: One) => void; giveUp: (one: One) => void }
}

/** A photograph on its way, or why it isn't. */
export function OnItsWay<One extends OnTheWay>({ one, pictures }: OnItsWayProps<One>) {
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
