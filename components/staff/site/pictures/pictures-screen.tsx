'use client'

import { Brush, Camera, ImageOff } from 'lucide-react'
import { useState } from 'react'
import { reading } from '#calls/client.ts'
import { Picture } from '#components/ui/picture.tsx'
import { type SitePicture, seenOf } from '#lib/farm/schema/pictures.ts'
import type { Site } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Card } from '../../kit/card.tsx'
import { ListFailed } from '../../kit/list/list-states.tsx'
import { type First, useAnswer } from '../../kit/live/use-answer.ts'
import { OnItsWay } from '../../photo/on-its-way.tsx'
import { PublishBar } from '../publish/publish-bar.tsx'
import { useUndoChange } from '../publish/use-undo-change.ts'
import { SiteFrame } from '../site-frame.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { type SitePictures, useSitePictures } from './use-site-pictures.ts'

const t = staffWords('site')

type PicturesScreenProps = {
  first: First<Site>
  firstPictures: First<{ pictures: SitePicture[] }>
}

/** The pictures of the guests' pages, each with what's shown there, by the first page that shows it. */
export function PicturesScreen({ first, firstPictures }: PicturesScreenProps) {
  const [opened, setOpened] = useState<string | null>(null)
  const site = useAnswer(reading('GET site'), {}, first, { topics: ['site'] })
  // Copies of photographs are told with the rooms'.
  const all = useAnswer(reading('GET site/pictures'), {}, firstPictures, {
    topics: ['site', 'rooms'],
  })
  const refresh = async () => {
    await Promise.all([site.refresh(), all.refresh()])
  }
  const undo = useUndoChange(refresh)
  const actions = useSitePictures(refresh)
  const { pictures } = all.value
  const pages = [...new Set(pictures.map((picture) => picture.pages[0]))]
  const picture = pictures.find(({ slot }) => slot === opened)
  return (
    <SiteFrame bar={<PublishBar refresh={refresh} site={site.value} undo={undo} />}>
      {all.failed && <ListFailed className="" onRetry={all.refresh} stale />}
      <p className="text-ink-2">{t('pictures.lead')}</p>
      {pages.map((page) => (
        <Card key={page} title={page ? t(`pageNames.${page}`) : t('pictures.everyPage')}>
          <ul className="grid grid-cols-2 gap-3 px-4 pb-4 sm:grid-cols-3 lg:px-[22px] lg:pb-5 xl:grid-cols-6">
            {pictures
              .filter((one) => one.pages[0] === page)
              .map((one) => (
                <li key={one.slot}>
                  <Slot actions={actions} onOpen={() => setOpened(one.slot)} picture={one} />
                </li>
              ))}
          </ul>
        </Card>
      ))}
      {picture && (
        <PicturePanel
          actions={actions}
          key={picture.slot + seenOf(picture.own)}
          onClose={() => setOpened(null)}
          picture={picture}
          refresh={refresh}
        />
      )}
    </SiteFrame>
  )
}

type SlotProps = { picture: SitePicture; actions: SitePictures; onOpen: () => void }

function Slot({ picture, actions, onOpen }: SlotProps) {
  const { slot, name, own, drawn, by } = picture
  const next = actions.sending.find((one) => one.slot === slot)
  if (next) return <OnItsWay one={next} pictures={actions} />
  const is = own ? t(`pictures.kinds.${own.kind}`) : t('pictures.is.standard')
  const Icon = own?.kind === 'photo' ? Camera : Brush
  return (
    <button className="group block w-full text-start" onClick={onOpen} type="button">
      <span className="relative block aspect-[4/3] overflow-clip rounded-control bg-rice">
        {drawn ? (
          <Picture
            alt=""
            className="absolute inset-0 h-full w-full object-cover"
            entry={drawn}
            sizes="(max-width: 639px) 50vw, 240px"
          />
        ) : (
          <ImageOff aria-hidden="true" className="absolute inset-0 m-auto text-ink-3" size={28} />
        )}
        {own && (
          <span
            aria-hidden="true"
            className={`absolute start-1.5 bottom-1.5 inline-flex items-center gap-1.5 rounded-[8px] px-2 py-0.5 font-semibold text-xs ${own.kind === 'photo' ? 'bg-leaf-tint text-ink' : 'bg-turmeric-tint text-turmeric-ink'}`}
          >
            <Icon aria-hidden="true" size={15} />
            {is}
          </span>
        )}
      </span>
      <span className="mt-1.5 block font-semibold text-sm leading-tight group-hover:underline">
        {name}
        <span className="sr-only">: {is}</span>
      </span>
      {by && (
        <span className="mt-0.5 flex items-center gap-1.5 text-ink-2 text-xs">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-turmeric" />
          {t('pictures.notPublished')}
        </span>
      )}
    </button>
  )
}
