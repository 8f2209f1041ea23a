import type { RoomWords as Row } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Room } from '../schema/room.ts'
import type { RoomWordsInput } from '../schema/words.ts'

type Named = Pick<Room, 'id' | 'name' | 'description'>
type Sent = NonNullable<RoomWordsInput[keyof RoomWordsInput]>
type Written = Record<string, { name: string; description: string }>

/**
 * Saves a room's words in other languages, and returns all that it has then. What's changed was written for the English as it is
 * now, as is what staff say is still right; all else keeps the English that it was written for.
 */
export async function saveWords(tx: Tx, room: Named, words: RoomWordsInput = {}): Promise<Written> {
  const rows = await tx.roomWords.findMany({ where: { roomId: room.id } })
  for (const [locale, sent] of Object.entries(words)) {
    const before = rows.find((row) => row.locale === locale)
    const { name, description, ...english } = rowOf(room, sent, before)
    const of = { roomId: room.id, locale }
    if (name === '' && description === '') {
      await tx.roomWords.deleteMany({ where: of })
      continue
    }
    const data = { name, description, ...english }
    await tx.roomWords.upsert({
      where: { roomId_locale: of },
      create: { ...of, ...data },
      update: data,
    })
  }
  const now = await tx.roomWords.findMany({ where: { roomId: room.id } })
  return Object.fromEntries(
    now.map(({ locale, name, description }) => [locale, { name, description }]),
  )
}

function rowOf(english: Named, sent: Sent, before: Row | undefined) {
  const name = sent.name ?? before?.name ?? ''
  const description = sent.description ?? before?.description ?? ''
  const old = sent.current ? undefined : before
  return {
    name,
    description,
    englishName: old?.name === name ? old.englishName : english.name,
    englishDescription:
      old?.description === description ? old.englishDescription : english.description,
  }
}

/** Returns the words that a room has in other languages, as the history keeps them. */
export function writtenWords({ words }: Pick<Room, 'words'>): Written {
  return Object.fromEntries(
    Object.entries(words).map(([locale, of]) => {
      return [locale, { name: of?.name ?? '', description: of?.description ?? '' }]
    }),
  )
}
