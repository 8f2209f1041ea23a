import { Button } from '#components/ui/button.tsx'
import { Decide } from '../action/decide.tsx'

export type TakeOrSaveOverProps = { onTake: () => void; onSaveOver: () => void }

/** The two ways on for whoever edits what somebody else has saved meanwhile. */
export function TakeOrSaveOver({ onTake, onSaveOver }: TakeOrSaveOverProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button kind="outline" onClick={onTake} size="small">
        Take their version
      </Button>
      <Decide kind="outline" onPress={onSaveOver} size="small">
        Save mine over it
      </Decide>
    </div>
  )
}
