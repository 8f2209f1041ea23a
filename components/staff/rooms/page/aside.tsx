'use client'

import { Picture } from '#components/ui/picture.tsx'
import { undoSeconds } from '#lib/booking/rules/undo.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import type { GuestRoomWords } from '#lib/i18n/guest-room-words.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { saveRoom } from '#lib/rooms/client.ts'
import type { WholeRoom } from '#lib/rooms/schema/room.ts'
import { PlainDecide } from '../../kit/action/decide.tsx'
import { type Action, useAction } from '../../kit/action/use-action.ts'
import { Card } from '../../kit/card.tsx'
import { rupees } from '../../kit/words.ts'
import { refusals } from '../room-facts.tsx'
import { shortOf, type Told } from './parts.ts'

const t = staffWords('rooms')

type MiniProps = { room: WholeRoom; name: string; told: Told; words: GuestRoomWords }

/** A small picture of how guests see a room among others, as it's typed. */
export function Mini({ room, name, told, words }: MiniProps) {
  return (
    <section
      aria-label={t('mini.label')}
      className="overflow-clip rounded-staff border border-edge bg-paper"
    >
      {room.picture && (
        <Picture
          alt=""
          className="block h-[150px] w-full object-cover"
          entry={room.picture}
          sizes="340px"
        />
      )}
      <div className="px-4 pt-3.5 pb-4">
        <p className="heading wrap-anywhere text-title">{name}</p>
        <p className="mt-1.5 text-ink-2 text-sm">{shortOf(told, words)}</p>
        <p className="num mt-1.5 font-semibold text-sm">
          {t('mini.from', { rate: rupees(room.total_rate) })}
        </p>
      </div>
    </section>
  )
}

type OnSiteProps = { room: WholeRoom; site: string; refresh: () => Promise<void> }

/** Shows a room to guests, or takes it off their site, immediately. */
export function OnSite({ room, site, refresh }: OnSiteProps) {
  const { run, busy } = useAction(refresh)
  const about = `room-site-${room.id}`
  return (
    <Card title={t('site.title')}>
      <div className="flex items-center gap-4 px-4 pb-4 lg:px-[22px]">
        <p className="min-w-0 flex-1 text-ink-2 text-sm">
          {room.on_site ? (
            <>
              <span className="wrap-anywhere block">{`${site}/rooms/${room.slug}`}</span>
              {t('site.on', { open: String(farm().open) })}
            </>
          ) : (
            t('site.off')
          )}
        </p>
        <PlainDecide
          aria-checked={room.on_site}
          aria-label={t('site.title')}
          busy={busy.has(about)}
          className="switch"
          onPress={() => void run(turned(room, about))}
          role="switch"
        />
      </div>
    </Card>
  )
}

/** Turns a room's switch, which leaves all else of it as it is. */
function turned(room: WholeRoom, about: string, isUndo = false): Action<WholeRoom> {
  const { id, version, name, base_rate } = room
  const isOn = !room.on_site
  return {
    about,
    call: () =>
      saveRoom({
        ...{ id, version, name },
        base_rate: base_rate.toFixed(2),
        on_site: isOn ? '1' : '0',
      }),
    done: (saved) => ({
      text: isOn ? t('site.turnedOn', { name }) : t('site.turnedOff', { name }),
      ...(!isUndo && {
        undo: { ms: undoSeconds * 1000, action: turned(saved, about, true) },
      }),
    }),
    words: refusals(),
  }
}
