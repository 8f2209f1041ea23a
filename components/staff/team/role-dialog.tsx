import { call } from '#calls/client.ts'
import type { Person } from '#lib/auth/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { FormDialog } from '../kit/form/form-dialog.tsx'
import { useForm } from '../kit/form/use-form.ts'
import { becomes } from './actions.ts'
import { RoleFields } from './role-fields.tsx'
import { calledName } from './words.ts'

const t = staffWords('team')

type RoleDialogProps = { person: Person; onClose: () => void; refresh: () => Promise<unknown> }

/** Changes what somebody may do. It can be undone. */
export function RoleDialog({ person, onClose, refresh }: RoleDialogProps) {
  const { email, role, publishes } = person
  const form = useForm('role', { role, publishes }, { refresh })
  const name = calledName(person)
  const save = () =>
    form.send({
      call: () => call('POST team/role', { json: { email, ...form.draft } }),
      done: () => {
        const undo = { action: becomes(person) }
        form.tell(email, { text: t('role.done', { name }), undo })
      },
    })
  return (
    <FormDialog
      button={t('role.save')}
      failed={t('role.failed')}
      form={{ ...form, save }}
      onClose={onClose}
      short
      title={t('role.title', { name })}
    >
      <RoleFields {...form.draft} onChange={form.change} />
    </FormDialog>
  )
}
