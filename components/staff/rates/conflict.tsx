import { Alert } from '#components/ui/alert.tsx'
import { TakeOrSaveOver, type TakeOrSaveOverProps } from '../kit/form/take-or-save-over.tsx'

/** Says that somebody else has saved meanwhile, with the two ways on. */
export function Conflict(ways: TakeOrSaveOverProps) {
  return (
    <Alert role="alert" title="Somebody else changed this meanwhile." tone="warning">
      <TakeOrSaveOver {...ways} />
    </Alert>
  )
}
