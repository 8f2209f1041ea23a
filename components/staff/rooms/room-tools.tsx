'use client'

import { Download, Plus, Upload } from 'lucide-react'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { apiUrl } from '#lib/shared/api.ts'
import { NothingFound } from '../kit/list/list-states.tsx'
import { SearchField } from '../kit/list/search-field.tsx'
import { loading } from '../kit/words.ts'
import type { Rooms } from './use-rooms.ts'

const t = staffWords('rooms')

const icon = { size: 18 }

/** The search of the rooms, how many were found, sample, import and a new room. */
export function RoomTools({ wide, search, list, setOver }: Rooms & { wide: boolean }) {
  const field = (
    <SearchField
      className={wide ? 'min-w-[180px] max-w-[420px] flex-1' : ''}
      onChange={search.setText}
      placeholder={t('list.search')}
      value={search.text}
    />
  )
  if (!wide) {
    return (
      <>
        {field}
        <RoomButtons setOver={setOver} />
        <RoomCount list={list} />
      </>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-3 px-[18px] py-4">
      {field}
      <RoomCount list={list} />
      <RoomButtons setOver={setOver} />
    </div>
  )
}

function RoomButtons({ setOver }: Pick<Rooms, 'setOver'>) {
  return (
    <div className="flex flex-wrap gap-2.5 max-lg:*:flex-1 lg:max-xl:basis-full xl:ms-auto">
      <a
        className={`${buttonClass({ kind: 'outline', size: 'small' })} whitespace-nowrap`}
        href={apiUrl('rooms_sample_excel.php')}
        rel="noreferrer"
        target="_blank"
      >
        <Download {...icon} />
        {t('list.sample')}
      </a>
      <Button
        className="whitespace-nowrap"
        kind="outline"
        onClick={() => setOver({ dialog: 'import' })}
        size="small"
      >
        <Upload {...icon} />
        {t('list.import')}
      </Button>
      <Button
        className="whitespace-nowrap max-lg:basis-full"
        kind="secondary"
        onClick={() => setOver({ dialog: 'add' })}
        size="small"
      >
        <Plus {...icon} />
        {t('list.add')}
      </Button>
    </div>
  )
}

function RoomCount({ list: { value, loading: isLoading } }: Pick<Rooms, 'list'>) {
  return (
    <p className="num whitespace-nowrap text-ink-2" role="status">
      {isLoading ? loading() : t('list.found', { shown: value.rows.length, total: value.total })}
    </p>
  )
}

/** The list of rooms with nothing in it. */
export function NoRooms({ search }: Pick<Rooms, 'search'>) {
  const searched = search.q !== ''
  return (
    <NothingFound
      clear={searched ? { label: t('list.showAll'), onClear: () => search.setText('') } : null}
      help={searched ? t('list.noneFit') : t('list.noneYet')}
      text={t('list.none')}
    />
  )
}
