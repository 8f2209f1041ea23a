'use client'

import { call } from '#calls/client.ts'
import type { ListName } from '#lib/farm/rules/lists.ts'
import { factKey } from '#lib/farm/rules/named-facts.ts'
import { ownPlace } from '#lib/farm/schema/lists.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { TypedField } from '../../kit/form/form-fields.tsx'
import { errorsOf, useForm } from '../../kit/form/use-form.ts'

const t = staffWords('site')

const fields = ['name', 'kind', 'minutes', 'best', 'text'] as const

type PlaceDialogProps = { list: ListName; onClose: () => void; onAdded: () => void }

/** The form for a place nearby of the farm's own, in English. */
export function PlaceDialog({ list, onClose, onAdded }: PlaceDialogProps) {
  const form = useForm('place', { name: '', kind: '', minutes: '', best: '', text: '' })
  const { draft } = form
  const save = () =>
    form.send({
      wrong: errorsOf(ownPlace, draft),
      call: () =>
        call('POST site/lists/[list]/items', {
          params: { list },
          json: { ...draft, minutes: Number(draft.minutes) },
        }),
      done: () => {
        form.tell(list, t('lists.added', { name: draft.name }))
        onAdded()
      },
    })
  return (
    <FormDialog
      button={t('lists.add')}
      failed={t('lists.failed')}
      form={{ ...form, save }}
      onClose={onClose}
      title={t('lists.addTitle', { list: t(`lists.names.${factKey(list)}`) })}
    >
      <p className="mb-4 text-ink-2">{t('lists.addLead')}</p>
      <div className="grid gap-4">
        {fields.map((name, at) => (
          <TypedField
            {...form.field(name)}
            data-autofocus={at === 0 || undefined}
            help={t(`lists.place.${name}.help`)}
            inputMode={name === 'minutes' ? 'numeric' : 'text'}
            key={name}
            label={t(`lists.place.${name}.label`)}
          />
        ))}
      </div>
    </FormDialog>
  )
}
