import { Picture } from '#components/ui/picture.tsx'
import type { WireRoom } from '#lib/rooms/schema/room.ts'

type Props = { room: Pick<WireRoom, 'picture'>; sizes: string; className?: string }

/** The first picture of a room, or a plain background for one that has none. */
export function RoomPicture({ room: { picture }, sizes, className = '' }: Props) {
  const look = `size-full object-cover ${className}`
  if (!picture) return <span className={`block bg-rice ${look}`} />
  return (
    <Picture alt="" className={`${look} rtl:data-art:-scale-x-100`} entry={picture} sizes={sizes} />
  )
}
