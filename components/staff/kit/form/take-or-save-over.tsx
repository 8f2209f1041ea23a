import { Button } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../action/decide.tsx'

const t = staffWords('kit')

export type TakeOrSaveOverProps = { onTake: () => void; onSaveOver: () => void }

/** The two ways to go on when a colleague has saved something else in the meantime. */
export function TakeOrSaveOver({ onTake, onSaveOver }: TakeOrSaveOverProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button kind="outline" onClick={onTake} size="small">
        {t('form.useTheirs')}
      </Button>
      <Decide kind="outline" onPress={onSaveOver} size="small">
        {t('form.saveMine')}
      </Decide>
    </div>
  )
}
