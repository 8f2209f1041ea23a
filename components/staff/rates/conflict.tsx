import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'

type ConflictProps = { onTake: () => void; onSaveOver: () => void }

/** Says that somebody else has saved meanwhile, with the two ways on. */
export function Conflict({ onTake, onSaveOver }: ConflictProps) {
  return (
    <Alert role="alert" title="Somebody else changed this meanwhile." tone="warning">
      <div className="mt-2 flex flex-wrap gap-2">
        <Button kind="outline" onClick={onTake} size="small">
          Take their version
        </Button>
        <Button kind="outline" onClick={onSaveOver} size="small">
          Save mine over it
        </Button>
      </div>
    </Alert>
  )
}
