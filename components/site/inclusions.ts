import { chargesGst } from '#lib/gst/rules/registration.ts'

const always = ['breakfast', 'bath', 'bed', 'walk'] as const

export type Inclusion = (typeof always)[number] | 'tax'

/** Returns what the price of a stay includes, as guests read it: GST too, where the farm charges any. */
export function inclusions(): readonly Inclusion[] {
  return chargesGst() ? [...always, 'tax'] : always
}
