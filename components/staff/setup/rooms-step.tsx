'use client'

import Link from 'next/link'
import { useState } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { SetupRoom } from '#lib/setup/schema.ts'
import { Decide } from '../kit/action/decide.tsx'
import { grouped } from '../kit/words.ts'
import { AddRoomDialog } from '../rooms/add-room-dialog.tsx'
import { roomPath } from '../rooms/page/back-link.tsx'
import type { StepProps } from './step-props.ts'

const t = staffWords('setup')

/** The farm's rooms, each with what the step is about, and a way to add one. */
export function RoomsStep({ setup, about }: StepProps & { about: 'rooms' | 'photos' }) {
  const [adds, setAdds] = useState(false)
  return (
    <>
      <ul className="grid gap-2.5">
        {setup.rooms.map((room) => (
          <li key={room.slug}>
            <Link
              className="flex min-h-16 items-center justify-between gap-4 rounded-staff border border-edge bg-card px-4 py-2.5 hover:bg-band"
              href={roomPath(room.slug, about)}
            >
              <span className="min-w-0">
                <b className="wrap-anywhere block">{room.name}</b>
                <span className="block text-ink-2 text-sm">
                  {about === 'rooms' ? roomWords(room) : photoWords(room)}
                </span>
              </span>
              <span className="num shrink-0 font-semibold">
                {about === 'rooms' ? `₹${grouped(room.price)}` : t('rooms.open')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {setup.rooms.length === 0 && <p className="text-ink-2">{t('rooms.none')}</p>}
      {about === 'rooms' && (
        <Decide className="mt-4" kind="outline" onPress={() => setAdds(true)} wide>
          {t('rooms.add')}
        </Decide>
      )}
      {adds && <AddRoomDialog onClose={() => setAdds(false)} step="rooms" />}
    </>
  )
}

function roomWords({ sleeps, units, on_site, is_sample }: SetupRoom): string {
  const said = [
    sleeps !== null && t('rooms.sleeps', { count: sleeps }),
    t('rooms.units', { count: units }),
    !on_site && t('rooms.offSite'),
    is_sample && t('rooms.sample'),
  ]
  return said.filter(Boolean).join(', ')
}

function photoWords({ photos, has_bathroom_photo }: SetupRoom): string {
  if (photos === 0) return t('photos.none')
  const count = t('photos.count', { count: photos })
  return has_bathroom_photo ? count : `${count}, ${t('photos.noBathroom')}`
}
