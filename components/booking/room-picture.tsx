'use client'

import { Picture } from '#components/ui/picture.tsx'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { plateOf } from './room-words.ts'
import { useBooking } from './use-booking.ts'

type Props = { room: WireRoom; sizes: string; className?: string }

/** The picture of a room: the photograph from staff, else the site's own, else a plain background. */
export function RoomPicture({ room, sizes, className = '' }: Props) {
  const plate = plateOf(room, useBooking().pictures)
  const look = `size-full object-cover ${className}`
  if (room.image_path) {
    // biome-ignore lint/performance/noImgElement: the image was encoded at upload
    return <img alt="" className={look} src={room.image_path} />
  }
  if (!plate) return <span className={`block bg-rice ${look}`} />
  return (
    <Picture alt="" className={`${look} rtl:data-art:-scale-x-100`} entry={plate} sizes={sizes} />
  )
}
