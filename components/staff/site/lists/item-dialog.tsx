'use client'

import { call } from '#calls/client.ts'
import type { ItemField } from '#lib/farm/rules/item-kinds.ts'
import { familyOf, kindOf, type ListName } from '#lib/farm/rules/lists.ts'
import { factKey } from '#lib/farm/rules/named-facts.ts'
import { itemSchema, type ListItem } from '#lib/farm/schema/lists.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { LinesField, TypedField } from '../../kit/form/form-fields.tsx'
import { errorsOf, useForm } from '../../kit/form/use-form.ts'
import { addWords, fieldWords } from './item-words.ts'

const t = staffWords('site')

type ItemDialogProps = {
  list: ListName
  /** The item to edit; without it, one is added. */
  item?: ListItem | undefined
  onClose: () => void
  refresh: () => Promise<void>
}

/** The form for an item of the farm's own, in English: its fields are those of its kind. */
export function ItemDialog({ list, item, onClose, refresh }: ItemDialogProps) {
  const kind = kindOf(list)
  const names = Object.keys(kind.fields)
  const form = useForm<Record<string, string>>(
    'item',
    () => Object.fromEntries(names.map((name) => [name, String(item?.fields?.[name] ?? '')])),
    { refresh },
  )
  const save = () =>
    form.send({
      wrong: errorsOf(itemSchema(kind), form.draft),
      call: async () => {
        if (!item) {
          return call('POST site/lists/[list]/items', { params: { list }, json: form.draft })
        }
        return call('POST site/lists/[list]/items/[item]', {
          params: { list, item: item.id },
          json: { item: form.draft, seen: item.fields ?? {} },
        })
      },
      done: () => {
        const name = form.draft[names[0] ?? ''] ?? ''
        form.tell(list, item ? t('lists.saved', { name }) : t('lists.added', { name }))
      },
    })
  return (
    <FormDialog
      button={item ? t('lists.save') : addWords(list)}
      failed={t('lists.failed')}
      form={{ ...form, save }}
      onClose={onClose}
      title={
        item
          ? t('lists.editNamed', { name: item.name })
          : t('lists.addNamed', { add: addWords(list), list: t(`lists.names.${factKey(list)}`) })
      }
    >
      <p className="mb-4 text-ink-2">{item ? t('lists.leadEdit') : t('lists.lead')}</p>
      <div className="grid gap-4">
        {Object.entries(kind.fields).map(([name, field], at) => (
          <ItemControl
            {...form.field(name)}
            {...fieldWords(familyOf(list), name, field)}
            data-autofocus={at === 0 || undefined}
            field={field}
            key={name}
          />
        ))}
      </div>
    </FormDialog>
  )
}

type ControlProps = Parameters<typeof TypedField>[0] & { field: ItemField }

function ItemControl({ field, ...control }: ControlProps) {
  if (field.is === 'number') return <TypedField {...control} inputMode="numeric" />
  if (!field.long) return <TypedField {...control} spellCheck />
  const { id, label, value, onChange, help = '', error } = control
  return <LinesField {...{ id, label, value, onChange, help, error }} />
}
