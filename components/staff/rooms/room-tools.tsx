'use client'

import { Download, Plus, Upload } from 'lucide-react'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { apiUrl } from '#lib/shared/api.ts'
import { NothingFound } from '../list-states.tsx'
import type { RoomSearch } from './room-search.ts'

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const

/** The buttons for the sample, the import and a new room. */
export function RoomButtons({ search }: { search: RoomSearch }) {
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
      <Button className="whitespace-nowrap" kind="outline" onClick={search.onImport} size="small">
        <Upload {...icon} />
        Import Excel
      </Button>
      <Button
        className="whitespace-nowrap max-lg:basis-full"
        kind="secondary"
        onClick={search.onAdd}
        size="small"
      >
        <Plus {...icon} />
        Add a room
      </Button>
    </div>
  )
}

/** The number of rooms, such as "3 of 12", or the note that it is loading. */
export function RoomCount({ search }: { search: RoomSearch }) {
  const { page, loading } = search
  return (
    <p className="num whitespace-nowrap text-ink-2" role="status">
      {loading || !page ? 'Loading...' : `${page.rows.length} of ${page.total}`}
    </p>
  )
}

/** The empty list of rooms. */
export function NoRooms({ search }: { search: RoomSearch }) {
  const searched = search.text.trim() !== ''
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
