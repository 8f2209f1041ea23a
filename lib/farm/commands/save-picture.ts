import type { Staff } from '../../auth/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import { dropUnnamedPhotographs, storeSitePhotograph } from '../../files/commands.ts'
import { requireReserve } from '../../files/queries.ts'
import { readPhotograph } from '../../files/service/photographs.ts'
import { type Locale, languages } from '../../i18n/languages.ts'
import { Refusal } from '../../shared/refusal.ts'
import { readSiteNow } from '../queries/site.ts'
import type { Change, Held } from '../rules/held.ts'
import { altKey, isShippedSlot, isSlot } from '../rules/slots.ts'
import { nameOf, ownAt } from '../rules/words.ts'
import { type OwnPicture, type PictureChange, seenOf } from '../schema/pictures.ts'
import type { Words } from '../schema/words.ts'
import { putDraft } from './put-draft.ts'
import { changeSite } from './put-publication.ts'

/**
 * Puts a picture of the farm's own into a slot of the site, in the draft: one that's sent, or, by its hash, one that's stored.
 * `changed_meanwhile` if the slot isn't as it was `seen`, `not_found` without such a slot, `validation_failed` without a picture or for
 * a hash that nothing names, `out_of_space`; and as {@link readPhotograph} does.
 */
export async function savePicture(by: Staff, change: PictureChange): Promise<void> {
  const { slot, image, x = 50, y = 50, kind } = change
  if (!isSlot(slot)) throw new Refusal('not_found')
  if (image) await requireReserve()
  const photo = image && (await readPhotograph(image))
  await changeSlot(by, change, async (tx, now) => {
    const hash = photo
      ? await storeSitePhotograph(tx, photo)
      : await knownHash(tx, change.hash ?? now?.hash)
    return { hash, x, y, kind }
  })
}

/**
 * Puts the shipped picture back into a slot, in the draft, and the words that describe it. `changed_meanwhile` if the slot isn't as it
 * was `seen`, `not_found`.
 */
export async function removePicture(
  by: Staff,
  change: { slot: string; seen?: string | undefined },
): Promise<void> {
  if (!isSlot(change.slot)) throw new Refusal('not_found')
  await changeSlot(by, change, async () => null)
}

async function changeSlot(
  by: Staff,
  { slot, seen }: { slot: string; seen?: string | undefined },
  work: (tx: Tx, now: OwnPicture | null) => Promise<OwnPicture | null>,
): Promise<void> {
  await changeSite(async (tx) => {
    const site = await readSiteNow(tx)
    const { draft, wanted: held } = site
    if (!isShippedSlot(slot) && !hasItem(held, slot)) throw new Refusal('not_found')
    const now = held.pictures[slot] ?? null
    if (seen !== undefined && seen !== seenOf(now)) {
      const who = draft.find(({ kind, name }) => kind === 'picture' && name === slot)?.by
      throw new Refusal('changed_meanwhile', {
        message: `${who ?? 'A colleague'} changed this picture in the meantime.`,
      })
    }
    const value = await work(tx, now)
    await putDraft(tx, by, site, 'picture', [{ kind: 'picture', name: slot, value }])
    if (value === null) {
      const words = describing(slot, held.words)
      await putDraft(tx, by, site, 'words', words)
    }
    await dropUnnamedPhotographs(tx)
  })
}

const hasItem = ({ lists }: Held, id: string) =>
  Object.values(lists).some((entries) => entries.some((entry) => entry.id === id))

async function knownHash(tx: Tx, hash: string | undefined): Promise<string> {
  const known = hash ? await tx.photograph.count({ where: { hash, roomPicture: null } }) : 0
  if (hash && known > 0) return hash
  const image = hash ? 'There’s no such picture.' : 'Choose a picture.'
  throw new Refusal('validation_failed', { errors: { image } })
}

/** Puts back the shipped words where English ones were written for a picture of the farm's own. */
function describing(slot: string, words: Words): Change[] {
  const key = altKey(slot)
  if (ownAt(words, { locale: 'en', key })?.picture === undefined) return []
  return (Object.keys(languages) as Locale[]).map((locale) => ({
    kind: 'words',
    name: nameOf({ locale, key }),
    value: null,
  }))
}
