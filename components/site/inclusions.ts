import { farm } from '#lib/farm/rules/farm.ts'
import { hasWords } from '#lib/farm/rules/shown-words.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'

const always = ['breakfast', 'bath', 'bed', 'walk'] as const

export type Inclusion = (typeof always)[number] | 'tax'

/** Returns what the price of a stay includes, as guests read it: GST too, where the farm charges any. */
export function inclusions(): readonly Inclusion[] {
  const told = always.filter((name) => hasWords(`stay.inclusions.${name}`))
  return chargesGst() ? [...told, 'tax'] : told
}

const facilities = ['wifi', 'pool', 'campfire', 'parking', 'dogs', 'smoking', 'checkIn'] as const

export type Amenity = (typeof facilities)[number]

/** Returns what the farm has for everybody, and what it asks of them. */
export function amenities(): Amenity[] {
  const isSo = (name: Amenity) => name !== 'dogs' || farm().maxDogs > 0
  return facilities.filter((name) => hasWords(`stay.amenities.${name}`) && isSo(name))
}
