import { Button } from '#components/ui/button.tsx'

export type TakeOrSaveOverProps = { onTake: () => void; onSaveOver: () => void }

/** The two ways on for whoever edits what somebody else has saved meanwhile. */
export function TakeOrSaveOver({ onTake, onSaveOver }: TakeOrSaveOverProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button kind="outline" onClick={onTake} size="small">
        Take their version
      </Button>
      <Button kind="outline" onClick={onSaveOver} size="small">
        Save mine over it
      </Button>
    </div>
  )
}
