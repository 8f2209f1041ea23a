import { z } from 'zod'
import { ifSent } from '../../shared/fields.ts'
import { Refusal } from '../../shared/refusal.ts'
import { plainWords, tooLong } from '../../shared/text.ts'
import { wholeNumber } from '../../shared/whole-number.ts'
import {
  type ItemField,
  type ItemFields,
  type ItemKind,
  type ItemValues,
  isOwnId,
  valueNames,
} from '../rules/item-kinds.ts'
import { kindOf, type ListName, listNames, maxItems, type NamedEntry } from '../rules/lists.ts'

const values = Object.fromEntries(valueNames.map((name) => [name, z.number().optional()]))
const entries = z
  .array(z.strictObject({ id: z.string().max(40), hidden: z.literal(true).optional(), ...values }))
  .max(maxItems, `Send up to ${maxItems} items.`)
  // Whether an item has these values is its list's rule.
  .transform((sent) => sent as ({ id: string; hidden?: true } & ItemValues)[])

/** A list by its name in an address; `not_found`. */
export function listNamed(name: string): ListName {
  const list = listNames.find((one) => one === name)
  if (!list) throw new Refusal('not_found')
  return list
}

/** The items that a list should have, in order, and those that the person saw. */
export const listChange = z.strictObject({ items: entries, seen: entries })
export type ListChange = z.infer<typeof listChange>

/** The id of an item of the farm's own in an address; `not_found`. */
export function ownItemId(id: string): string {
  if (!isOwnId(id)) throw new Refusal('not_found')
  return id
}

/** What's sent of an item of the farm's own: its English texts and its values, by the names of the fields of its kind. */
export const itemInput = z.record(z.string().max(40), z.union([z.string(), z.number()]))

/** The same, and what the person saw of it. */
export const itemChange = z.strictObject({ item: itemInput, seen: itemInput })
export type ItemChange = z.infer<typeof itemChange>

const oneLine = (text: string) => plainWords(text).replace(/\s*\n\s*/g, ' ')

const schemas: { [Is in ItemField['is']]: (field: ItemField & { is: Is }) => z.ZodType } = {
  text: ({ most, optional }) => {
    const text = z.string().max(most, tooLong(most))
    return z
      .string('Enter some text.')
      .transform(oneLine)
      .pipe(optional ? text : text.min(1, 'Enter some text.'))
  },
  number: ({ least, most }) =>
    wholeNumber(least, most, `Enter a whole number from ${least} to ${most}.`),
}

function fieldSchema(field: ItemField): z.ZodType {
  const schema = schemas[field.is](field as never)
  return field.optional ? ifSent(schema) : schema
}

/** Returns the rule for what's written of an item of the farm's own. An optional field that's empty is left out. */
export function itemSchema({ fields }: ItemKind) {
  const all = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)] as const)
  return z.strictObject(Object.fromEntries(all)).transform((item) => {
    const filled = Object.entries(item).filter(([, value]) => value !== undefined && value !== '')
    return Object.fromEntries(filled) as ItemFields
  })
}

/** Returns what's sent of an item of the farm's own as it's kept; `validation_failed` by the names of its fields. */
export function itemOf(list: ListName, sent: unknown): ItemFields {
  const { data, error } = itemSchema(kindOf(list)).safeParse(sent)
  if (data) return data
  const errors = error.issues.map(({ path, message }) => [path.join('.') || 'item', message])
  throw new Refusal('validation_failed', { errors: Object.fromEntries(errors.reverse()) })
}

/**
 * An item as staff see it; one of the farm's own with what's written of it. Guests don't see one that `lacks` something.
 */
export type ListItem = NamedEntry & {
  isOwn: boolean
  lacks?: 'picture' | 'words'
  fields?: ItemFields
}

/** A list as it would be shown if the draft were published, and the items that it doesn't show. */
export type SiteList = { list: ListName; items: ListItem[]; hidden: ListItem[]; isDraft: boolean }
