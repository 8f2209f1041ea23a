import type { Family, ItemField } from '#lib/farm/rules/item-kinds.ts'
import { familyOf, type ListName } from '#lib/farm/rules/lists.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('site')

/** Returns what the button says that adds an item to a list. */
export function addWords(list: ListName): string {
  return t(`items.${familyOf(list)}.add`)
}

/** Returns the label of a field of an item, and its help. */
export function fieldWords(family: Family, name: string, { optional }: ItemField) {
  // Each kind has fields of its own.
  const label = t(`items.${family}.fields.${name}.label` as 'items.nearby.fields.name.label')
  return {
    label: optional ? t('lists.optional', { label }) : label,
    help: t(`items.${family}.fields.${name}.help` as 'items.nearby.fields.name.help'),
  }
}
