import { farm } from './farm.ts'

/** Returns the address of one of the site's icons. The sample's have its lakes; those of other farms are a sun above a field. */
export function iconPath(file: string): string {
  return farm().demo ? `/${file}` : `/plain/${file}`
}
