'use client'

import { call, reading } from '#calls/client.ts'
import { Alert } from '#components/ui/alert.tsx'
import { isMoney } from '#lib/farm/rules/named-facts.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { useGuardedChange } from '../../kit/action/use-press.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { ListFailed } from '../../kit/list/list-states.tsx'
import { LiveWords } from '../../kit/live/live-words.tsx'
import { useAnswer } from '../../kit/live/use-answer.ts'
import { useToast } from '../../kit/toast/toast.ts'
import { ChangesList } from '../publish/changes-list.tsx'
import { entriesOf } from '../publish/entries.ts'

const t = staffWords('site')

type RestoreDialogProps = { number: number; onClose: () => void; onDone: () => void }

/** Asks before an earlier publication is restored, and says what guests would see otherwise. */
export function RestoreDialog({ number, onClose, onDone }: RestoreDialogProps) {
  const { value, failed, refresh } = useAnswer(
    reading('GET site/publications/[number]/changes'),
    { number },
    null,
    { topics: ['site'] },
  )
  const toast = useToast()
  const form = useForm('restore', {})
  const changes = value?.changes ?? []
  useGuardedChange(JSON.stringify(changes))
  const restore = async () => {
    const isDone = await form.send({
      call: () =>
        call('POST site/publications/[number]/restore', {
          params: { number },
          json: { seen: value?.now ?? 0 },
        }),
      done: () => toast({ tone: 'success', text: t('restore.done', { number }), about: 'restore' }),
    })
    if (isDone) onDone()
    else void refresh()
    return isDone
  }
  return (
    <FormDialog
      button={t('restore.button')}
      failed={t('restore.failed')}
      form={{ ...form, busy: form.busy || changes.length === 0, save: restore }}
      onClose={onClose}
      title={t('restore.title', { number })}
    >
      <LiveWords>{!value && !failed && t('restore.loading')}</LiveWords>
      {failed && <ListFailed className="" onRetry={refresh} stale />}
      {value && changes.length === 0 && <p>{t('restore.nothing')}</p>}
      {changes.length > 0 && (
        <>
          {changes.some((change) => change.kind === 'fact' && isMoney(change.what)) && (
            <Alert className="mb-4" title={t('restore.money')} tone="warning" />
          )}
          <p className="mb-3 text-ink-2">{t('restore.lead')}</p>
          <ChangesList entries={entriesOf(changes)} />
          <p className="mt-4 text-ink-2 text-sm">{t('restore.draft')}</p>
        </>
      )}
    </FormDialog>
  )
}
