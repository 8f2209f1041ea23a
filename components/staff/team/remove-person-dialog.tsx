import { call } from '#calls/client.ts'
import type { Person } from '#lib/auth/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { useAction } from '../kit/action/use-action.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { backAgain } from './actions.ts'
import { calledName } from './words.ts'

const t = staffWords('team')

type RemovePersonDialogProps = {
  person: Person
  onClose: () => void
  refresh: () => Promise<unknown>
}

/** Asks before somebody is removed, who is signed out everywhere. It can be undone. */
export function RemovePersonDialog({ person, onClose, refresh }: RemovePersonDialogProps) {
  const { tell } = useAction(refresh)
  const name = calledName(person)
  const remove = async () => {
    await call('DELETE team', { json: { email: person.email } })
    tell(person.email, {
      text: t('remove.done', { name }),
      undo: { action: backAgain(person) },
    })
    onClose()
    void refresh()
  }
  return (
    <AskDialog
      button={t('remove.button')}
      cancel={t('remove.keep')}
      failed={t('remove.failed')}
      grave
      onAnswer={remove}
      onClose={onClose}
      title={t('remove.title', { name })}
    >
      <p>{t('remove.text')}</p>
    </AskDialog>
  )
}
