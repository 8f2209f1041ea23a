'use client'

import { Download, Plus, Upload } from 'lucide-react'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { apiUrl } from '#lib/shared/api.ts'
import { NothingFound } from '../kit/list/list-states.tsx'
import type { Rooms } from './use-rooms.ts'

const icon = { size: 18 }

/** Sample, import and a new room. */
export function RoomButtons({ setOver }: Pick<Rooms, 'setOver'>) {
  return (
    <div className="flex flex-wrap gap-2.5 max-lg:*:flex-1 lg:max-xl:basis-full xl:ms-auto">
      <a
        className={`${buttonClass({ kind: 'outline', size: 'small' })} whitespace-nowrap`}
        href={apiUrl('rooms_sample_excel.php')}
        rel="noreferrer"
        target="_blank"
      >
        <Download {...icon} />
        Sample Excel
      </a>
      <Button
        className="whitespace-nowrap"
        kind="outline"
        onClick={() => setOver({ dialog: 'import' })}
        size="small"
      >
        <Upload {...icon} />
        Import Excel
      </Button>
      <Button
        className="whitespace-nowrap max-lg:basis-full"
        kind="secondary"
        onClick={() => setOver({ dialog: 'add' })}
        size="small"
      >
        <Plus {...icon} />
        Add a room
      </Button>
    </div>
  )
}

/** "3 of 12", or that it is being looked up. */
export function RoomCount({ list: { value, loading } }: Pick<Rooms, 'list'>) {
  return (
    <p className="num whitespace-nowrap text-ink-2" role="status">
      {loading ? 'Loading...' : `${value.rows.length} of ${value.total}`}
    </p>
  )
}

/** The list of rooms with nothing in it. */
export function NoRooms({ search }: Pick<Rooms, 'search'>) {
  const searched = search.q !== ''
  return (
    <NothingFound
      clear={searched ? { label: 'Show all rooms', onClear: () => search.setText('') } : null}
      help={
        searched
          ? 'Try fewer letters of the name.'
          : 'Guests can book nothing yet. Add the first room, or import a list.'
      }
      text="No rooms found"
    />
  )
}
