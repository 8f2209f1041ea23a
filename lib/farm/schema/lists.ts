import { z } from 'zod'
import { neededLine } from '../../shared/fields.ts'
import { Refusal } from '../../shared/refusal.ts'
import { wholeNumber } from '../../shared/whole-number.ts'
import { type ListName, listNames, type NamedEntry } from '../rules/lists.ts'

const minutes = wholeNumber(1, 600, 'Enter a whole number from 1 to 600.')
const entries = z
  .array(z.strictObject({ id: z.string().max(40), minutes: minutes.optional() }))
  .max(100, 'Send up to 100 items.')

/** A list by its name in an address; `not_found`. */
export function listNamed(name: string): ListName {
  const list = listNames.find((one) => one === name)
  if (!list) throw new Refusal('not_found')
  return list
}

/** The items that a list should show, in order, and those that the person saw. */
export const listChange = z.strictObject({ items: entries, seen: entries })
export type ListChange = z.infer<typeof listChange>

/** A place nearby of the farm's own, in English. */
export const ownPlace = z.strictObject({
  name: neededLine(60, 'Enter the name of the place.'),
  kind: neededLine(80, 'Enter what it is, such as “Hill fort, 1,033 m”.'),
  text: neededLine(600, 'Tell guests about the place.'),
  best: neededLine(80, 'Enter when it’s best, such as “Early morning”.'),
  minutes,
})
export type OwnPlace = z.infer<typeof ownPlace>

/** An item as staff see it. */
export type ListItem = NamedEntry & { isOwn: boolean }

/** A list as it would be shown if the draft were published, and the shipped items that it doesn't show. */
export type SiteList = { list: ListName; items: ListItem[]; hidden: ListItem[]; isDraft: boolean }
