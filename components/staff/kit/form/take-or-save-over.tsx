import { Button } from '#components/ui/button.tsx'
import { Decide } from '../action/decide.tsx'

export type TakeOrSaveOverProps = { onTake: () => void; onSaveOver: () => void }

/** The two ways to go on when a colleague has saved something else in the meantime. */
export function TakeOrSaveOver({ onTake, onSaveOver }: TakeOrSaveOverProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button kind="outline" onClick={onTake} size="small">
        Use their version
      </Button>
      <Decide kind="outline" onPress={onSaveOver} size="small">
        Save mine instead
      </Decide>
    </div>
  )
}
