import { type CardPage, card, type PictureId } from '../../pictures/rules.ts'
import { farm } from './farm.ts'
import { isOwnId } from './item-kinds.ts'

/** Returns true if guests see a picture: all the drawings show the sample's land, so another farm has none of them. */
export function hasPicture(id: PictureId): boolean {
  return farm().demo && !isOwnId(id)
}

/** Returns the picture that a shared link of a page shows; null on a farm whose pages they don't show. */
export function cardShown(page: CardPage): string | null {
  return farm().demo ? card(page) : null
}
