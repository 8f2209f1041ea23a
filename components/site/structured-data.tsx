import { useLocale, useTranslations } from 'next-intl'
import { cardOf, cardShown } from '#lib/farm/rules/cards.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { isTold } from '#lib/farm/rules/own-facts.ts'
import { farmFacts, farmNames } from '#lib/i18n/farm-facts.ts'
import { addressIn, pageAddress, siteOrigin } from '#lib/i18n/metadata.ts'
import { isInMenu, type PageName } from '#lib/i18n/pages.ts'
import { plain } from '#lib/i18n/told.ts'
import { roomPath } from '#lib/rooms/rules/name.ts'
import { drawnAs, photoOfRooms, shownPictures } from '#lib/rooms/rules/picture.ts'
import { paragraphsOf, wordsIn } from '#lib/rooms/rules/words.ts'
import type { Room } from '#lib/rooms/schema/room.ts'
import { type Amenity, amenities } from './inclusions.ts'

const facilities: readonly Amenity[] = ['wifi', 'pool', 'campfire', 'parking', 'dogs']

/** The farm's data for search engines (schema.org LodgingBusiness), for the home page, which shows these rooms. */
export function FarmData({ rooms }: { rooms: Room[] }) {
  const t = useTranslations()
  const locale = useLocale()
  const facts = farmFacts(locale)
  const { street, taluka, region, postalCode, country } = farm().address
  const image = cardShown('home', photoOfRooms(rooms))
  const description = plain(t('common.siteDescription'))
  return (
    <Data
      data={{
        '@type': 'LodgingBusiness',
        '@id': `${siteOrigin()}/#farm`,
        name: farm().name,
        ...(description && { description }),
        url: pageAddress('home', locale),
        ...(image && { image: siteOrigin() + image.src }),
        // The mark is the sample's.
        ...(farm().demo && { logo: `${siteOrigin()}/icon-512.png` }),
        telephone: farm().phone,
        email: farm().email,
        ...(isTold(farm(), 'since') && { foundingDate: String(farm().since) }),
        address: {
          '@type': 'PostalAddress',
          streetAddress: street,
          addressLocality: taluka,
          addressRegion: region,
          postalCode,
          addressCountry: country,
        },
        ...(isTold(farm(), 'geo.latitude') && {
          geo: { '@type': 'GeoCoordinates', ...farm().geo },
        }),
        ...(isTold(farm(), 'googleListing') && { hasMap: farm().googleListing }),
        ...(isTold(farm(), 'instagram') && { sameAs: [farm().instagram] }),
        checkinTime: farm().checkIn.from,
        checkoutTime: farm().checkOutBy,
        priceRange: farm().priceRange,
        currenciesAccepted: 'INR',
        petsAllowed: farm().maxDogs > 0,
        amenityFeature: amenities()
          .filter((name) => facilities.includes(name))
          .map((name) => ({
            '@type': 'LocationFeatureSpecification',
            name: plain(t(`stay.amenities.${name}`, facts)),
            value: true,
          })),
      }}
    />
  )
}

/**
 * The rooms with the offer to rent each. Without a price: it changes with every season, and a page would go on naming the old
 * one.
 */
export function RoomsData({ rooms }: { rooms: Room[] }) {
  const locale = useLocale()
  return (
    <Data
      data={{
        '@graph': rooms.map((room) => {
          const { name, description } = wordsIn(locale, room)
          const [about] = paragraphsOf(description.text)
          const url = addressIn(locale, roomPath(room.slug))
          const photos = photosOf(room)
          return {
            '@type': 'HotelRoom',
            '@id': url,
            url,
            name: name.text,
            ...(about && { description: about }),
            ...(photos.length > 0 && { image: photos }),
            ...(room.sleeps && {
              occupancy: { '@type': 'QuantitativeValue', maxValue: room.sleeps },
            }),
            containedInPlace: { '@id': `${siteOrigin()}/#farm` },
            offers: {
              '@type': 'Offer',
              url: `${pageAddress('booking', locale)}?room=${room.slug}`,
              priceCurrency: 'INR',
              businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
              seller: { '@id': `${siteOrigin()}/#farm` },
            },
          }
        }),
      }}
    />
  )
}

/** Returns the addresses of a room's own pictures that guests see. */
function photosOf({ pictures }: Room): string[] {
  const drawn = shownPictures(pictures).map(drawnAs)
  const cards = drawn.map((picture) => picture && cardOf(picture))
  return cards.flatMap((card) => (card ? [siteOrigin() + card.src] : []))
}

/** The path from the home page to this page. */
export function Breadcrumbs({ page }: { page: Exclude<PageName, 'home'> }) {
  const t = useTranslations()
  const locale = useLocale()
  const name = isInMenu(page) ? t(`nav.${page}`) : t(`footer.${page}`)
  const steps = [
    { name: farmNames(locale).brand, item: pageAddress('home', locale) },
    { name, item: pageAddress(page, locale) },
  ]
  return (
    <Data
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          ...step,
        })),
      }}
    />
  )
}

function Data({ data }: { data: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data })
  // Escapes `<`, so that no text can end the script.
  return <script type="application/ld+json">{text.replaceAll('<', '\\u003c')}</script>
}
