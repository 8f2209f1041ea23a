import { Dock } from '#components/site/dock.tsx'
import { About, CallUs, Doings, GalleryStrip } from '#components/site/home/farm.tsx'
import { Packages } from '#components/site/home/gatherings.tsx'
import { Hero } from '#components/site/home/hero.tsx'
import { Money } from '#components/site/home/money.tsx'
import { Opening } from '#components/site/home/opening.tsx'
import { Rooms } from '#components/site/home/rooms.tsx'
import { StayStrip } from '#components/site/home/stay-strip.tsx'
import { Dining, Nearby } from '#components/site/home/table-and-country.tsx'
import { UsualWait } from '#components/site/home/usual-wait.tsx'
import { WayHere } from '#components/site/home/way-here.tsx'
import { HomeHosts } from '#components/site/hosts/hosts.tsx'
import { FarmData } from '#components/site/structured-data.tsx'
import { whenOpen } from '#components/site/when-open.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'
import { siteRooms } from '#lib/rooms/queries/site-rooms.ts'
import { photoOfRooms } from '#lib/rooms/rules/picture.ts'

export const generateMetadata = async () => pageMetadata('home', photoOfRooms(await siteRooms()))

export default whenOpen(async function HomePage() {
  const rooms = await siteRooms()
  return (
    <>
      <FarmData rooms={rooms} />
      <Hero />
      {rooms.length > 0 && <StayStrip rooms={rooms} />}
      <Opening />
      <HomeHosts />
      <UsualWait />
      <Rooms rooms={rooms} />
      <WayHere />
      <Dining />
      <Nearby />
      <Packages />
      <Money />
      <About />
      <Doings />
      <GalleryStrip />
      <CallUs />
      <Dock />
    </>
  )
})
