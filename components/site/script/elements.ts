import { connectReviews } from '#components/reviews/reviews-element.ts'
import { connectRoomPrice } from '#components/rooms/room-figures-elements.ts'
import { defineElement } from '#components/ui/define-element.ts'
import { connectTranslatedText } from '../about/translated-text-element.ts'
import { connectEnquiry } from '../contact/enquiry-element.ts'
import { connectDrawer } from '../drawer-element.ts'
import { connectGalleryTabs } from '../gallery/gallery-tabs-element.ts'
import { connectHeroWatch } from '../hero-watch-element.ts'
import { connectHeroFilm } from '../home/hero-film-element.ts'
import { connectStayDates } from '../home/stay-dates-element.ts'
import { connectNightsWatch } from '../room/nights-watch-element.ts'
import { followLanguageLinks } from './choose-language.ts'
import { closeLanguageMenu } from './language-menu.ts'
import { markReading } from './mark-reading.ts'

/** Begins all that a page for guests does before, or without, its framework. */
export function defineElements(): void {
  defineElement('event-enquiry', connectEnquiry)
  defineElement('gallery-tabs', connectGalleryTabs)
  defineElement('guest-reviews', connectReviews)
  defineElement('hero-film', connectHeroFilm)
  defineElement('hero-watch', connectHeroWatch)
  defineElement('menu-drawer', connectDrawer)
  defineElement('nights-watch', connectNightsWatch)
  defineElement('room-price', connectRoomPrice)
  defineElement('stay-dates', connectStayDates)
  defineElement('translated-text', connectTranslatedText)
  followLanguageLinks()
  closeLanguageMenu()
  markReading()
}
