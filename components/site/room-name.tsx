import { useLocale } from 'next-intl'
import { marathiOf, wordsIn } from '#lib/rooms/rules/words.ts'
import type { Room } from '#lib/rooms/schema/room.ts'

type RoomNameProps = {
  room: Room
  as: 'h1' | 'h2' | 'h3'
  id?: string
  className: string
  /** The look of the name in Marathi. */
  marathi: string
}

/** A room's name as a heading, and below it in Marathi, where it has one. */
export function RoomName({ room, as: Heading, id, className, marathi }: RoomNameProps) {
  const { name } = wordsIn(useLocale(), room)
  const inMarathi = marathiOf(room)
  return (
    <>
      <Heading className={className} id={id} lang={name.lang}>
        {name.text}
      </Heading>
      {inMarathi && (
        <p className={`text-laterite ${marathi}`} lang="mr">
          {inMarathi}
        </p>
      )}
    </>
  )
}
