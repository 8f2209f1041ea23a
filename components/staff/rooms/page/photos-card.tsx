'use client'

import { Brush, Camera, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Picture } from '#components/ui/picture.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { maxMorePictures } from '#lib/rooms/rules/picture.ts'
import { type PictureSlot, pictureSlots } from '#lib/rooms/schema/pictures.ts'
import type { WholeRoom, WirePicture } from '#lib/rooms/schema/room.ts'
import { Card } from '../../kit/card.tsx'
import { OnItsWay } from '../../photo/on-its-way.tsx'
import { EmptySlot } from './photo-slots.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import type { Pictures } from './use-pictures.ts'
import { WhenSeen } from './when-seen.tsx'

const t = staffWords('rooms')

type OwnSlot = Exclude<PictureSlot, 'more'>
const ownSlots = pictureSlots.filter((slot): slot is OwnSlot => slot !== 'more')

type PhotosCardProps = { room: WholeRoom; pictures: Pictures; refresh: () => Promise<void> }

/** The photographs of a room, each in the place for what it shows. */
export function PhotosCard({ room, pictures, refresh }: PhotosCardProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const more = room.pictures.filter(({ slot }) => slot === 'more')
  const { sending } = pictures
  const isShown = (slot: PictureSlot) =>
    room.pictures.some((picture) => picture.slot === slot && picture.is_photo)
  const moreSending = sending.filter(({ slot, replaces }) => slot === 'more' && replaces === null)
  const picture = room.pictures.find(({ id }) => id === opened)
  const open = ({ id }: WirePicture) => setOpened(id)
  return (
    <Card
      aside={<WhenSeen atOnce />}
      className="scroll-mt-40"
      id="room-photos"
      title={t('parts.photos')}
    >
      <div className="px-4 pb-4 lg:px-[22px] lg:pb-5">
        {!isShown('bathroom') && (
          <p className="mb-3.5 flex gap-3 rounded-control bg-turmeric-tint/45 px-4 py-3 text-turmeric-ink">
            <TriangleAlert aria-hidden="true" className="mt-0.5 shrink-0" size={19} />
            <span>{t.rich('photos.noBathroom', { b: (words) => <b>{words}</b> })}</span>
          </p>
        )}
        <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {ownSlots.map((slot) => (
            <Slot key={slot} onOpen={open} pictures={pictures} room={room} slot={slot} />
          ))}
        </ul>
        <h3 className="mt-5 mb-2 font-semibold text-sm">
          {t('photos.more', { count: more.length, most: maxMorePictures })}
        </h3>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {more.map((one) => {
            const next = sending.find(({ replaces }) => replaces === one.id)
            return (
              <li key={one.id}>
                {next ? (
                  <OnItsWay one={next} pictures={pictures} />
                ) : (
                  <Shown onOpen={open} picture={one} />
                )}
              </li>
            )
          })}
          {moreSending.map((one) => (
            <li key={-one.key}>
              <OnItsWay one={one} pictures={pictures} />
            </li>
          ))}
          {more.length + moreSending.length < maxMorePictures && (
            <li>
              <EmptySlot most={maxMorePictures - more.length} pictures={pictures} slot="more" />
            </li>
          )}
        </ul>
      </div>
      {picture && (
        <PictureDialog
          key={`${picture.id} ${picture.hash}`}
          onClose={() => setOpened(null)}
          picture={picture}
          pictures={pictures}
          refresh={refresh}
          room={room}
        />
      )}
    </Card>
  )
}

type SlotProps = {
  slot: OwnSlot
  room: WholeRoom
  pictures: Pictures
  onOpen: (picture: WirePicture) => void
}

function Slot({ slot, room, pictures, onOpen }: SlotProps) {
  const picture = room.pictures.find((one) => one.slot === slot)
  const next = pictures.sending.find((one) => one.slot === slot)
  const isFirst = slot === 'bed'
  return (
    <li className={isFirst ? 'col-span-2 lg:row-span-2' : ''}>
      {next && <OnItsWay one={next} pictures={pictures} />}
      {!next && picture && <Shown large={isFirst} onOpen={onOpen} picture={picture} />}
      {!(next || picture) && <EmptySlot pictures={pictures} slot={slot} />}
      <p className="mt-1.5 text-sm leading-tight">
        {picture || next ? (
          <b className="font-semibold">{t(`slots.${slot}`)}</b>
        ) : (
          <span className="text-ink-2">{t(`slotHelp.${slot}`)}</span>
        )}
      </p>
    </li>
  )
}

type ShownProps = {
  picture: WirePicture
  large?: boolean
  onOpen: (picture: WirePicture) => void
}

function Shown({ picture, large = false, onOpen }: ShownProps) {
  const { slot, is_photo, drawn } = picture
  const Icon = is_photo ? Camera : Brush
  const kind = is_photo ? t('photos.photo') : t('photos.illustration')
  return (
    <button
      aria-label={t('photos.open', { slot: t(`slots.${slot}`), kind })}
      className={`relative block w-full overflow-clip rounded-control bg-rice ${large ? 'aspect-[4/3] lg:aspect-auto lg:h-[calc(100%-25px)]' : 'aspect-[4/3]'}`}
      onClick={() => onOpen(picture)}
      type="button"
    >
      {drawn && (
        <Picture
          alt=""
          className="absolute inset-0 h-full w-full object-cover"
          entry={drawn}
          sizes="(max-width: 1023px) 50vw, 340px"
        />
      )}
      <span
        className={`absolute start-1.5 bottom-1.5 inline-flex items-center gap-1.5 rounded-[8px] px-2 py-0.5 font-semibold text-xs ${is_photo ? 'bg-leaf-tint text-ink' : 'bg-turmeric-tint text-turmeric-ink'}`}
      >
        <Icon aria-hidden="true" size={15} />
        {kind}
      </span>
    </button>
  )
}
