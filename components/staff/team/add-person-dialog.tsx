import { call } from '#calls/client.ts'
import { newPerson, type Role } from '#lib/auth/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { FormDialog } from '../kit/form/form-dialog.tsx'
import { TypedField } from '../kit/form/form-fields.tsx'
import { errorsOf, useForm } from '../kit/form/use-form.ts'
import { notAdded } from './actions.ts'
import { RoleFields } from './role-fields.tsx'

const t = staffWords('team')

type AddPersonDialogProps = { onClose: () => void; refresh: () => Promise<unknown> }

const begun = { name: '', email: '', role: 'desk' as Role, publishes: true }

/** Lets somebody sign in, by their name and e-mail address. */
export function AddPersonDialog({ onClose, refresh }: AddPersonDialogProps) {
  const form = useForm('person', begun, { refresh })
  const { draft } = form
  const save = () =>
    form.send({
      wrong: {
        ...errorsOf(newPerson, draft),
        ...(!draft.name.trim() && { name: t('add.nameNeeded') }),
      },
      call: () => call('POST team', { json: draft }),
      done: () => {
        const added = newPerson.parse(draft)
        const text = t('add.done', { name: added.name })
        form.tell(added.email, { text, undo: { action: notAdded(added) } })
      },
    })
  return (
    <FormDialog
      button={t('add.button')}
      failed={t('add.failed')}
      form={{ ...form, save }}
      onClose={onClose}
      short
      title={t('add.title')}
    >
      <div className="grid gap-4">
        <TypedField
          {...form.field('name')}
          autoComplete="off"
          data-autofocus
          label={t('add.name')}
          maxLength={80}
        />
        <TypedField
          {...form.field('email')}
          help={t('add.emailHelp')}
          inputMode="email"
          label={t('add.email')}
          type="email"
        />
        <RoleFields onChange={form.change} publishes={draft.publishes} role={draft.role} />
      </div>
    </FormDialog>
  )
}
