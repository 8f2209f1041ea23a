'use client'

import { ArrowLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { useBackCloses } from '#components/ui/use-back-closes.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../../kit/action/decide.tsx'
import { listed } from '../../kit/words.ts'
import { RoomThumb } from '../room-facts.tsx'
import { OnSite } from './aside.tsx'
import { BackLink } from './back-link.tsx'
import { DoneBar } from './checklist.tsx'
import { Failure } from './conflict.tsx'
import { type Part, partIcons, partOf, parts, summaryOf } from './parts.ts'
import { PhonePart } from './phone-part.tsx'
import type { RoomView } from './room-view.ts'
import { ViewAsGuest } from './view-as-guest.tsx'
import { DeleteLink } from './wide-room.tsx'

const t = staffWords('rooms')

/** A room's page on a phone: the list of its parts, and a screen for each. */
export function PhoneRoom(view: RoomView) {
  const [part, setPart] = useState<Part | null>(null)
  const { form, room, untold, save, onDelete } = view
  const close = () => setPart(null)
  useBackCloses(part !== null, close)
  const [next] = untold
  const title = part ? t(`parts.${part}`) : room.name
  return (
    <div className="flex flex-1 flex-col">
      <div className="sticky top-[60px] z-10 flex min-h-[52px] items-center gap-1.5 border-edge border-b bg-desk px-2">
        {part ? (
          <IconButton className="icon-button" label={t('page.parts')} onClick={close}>
            <ArrowLeft aria-hidden="true" size={20} />
          </IconButton>
        ) : (
          <BackLink />
        )}
        <h2 className="heading wrap-anywhere text-title">{title}</h2>
      </div>
      <div className="grid flex-1 content-start gap-3.5 p-4">
        {part ? (
          <PhonePart {...view} part={part} />
        ) : (
          <>
            <Failure form={form} onSaveOver={() => void save(true)} />
            <section className="grid grid-cols-[104px_minmax(0,1fr)] overflow-clip rounded-staff border border-edge bg-card">
              <RoomThumb className="min-h-24 rounded-none!" room={room} />
              <DoneBar untold={untold} />
            </section>
            <PartList {...view} onOpen={setPart} />
            <OnSite {...view} />
            <DeleteLink onDelete={onDelete} />
          </>
        )}
      </div>
      {(part !== 'photos' || form.changed) && (
        <div
          className="sticky bottom-0 z-10 flex gap-2.5 border-edge border-t bg-band p-4 *:flex-1 *:px-3!"
          data-task
        >
          {part || form.changed ? (
            <SaveOrNot {...view} onClose={close} />
          ) : (
            <>
              <ViewAsGuest room={room} />
              {next && (
                <Button kind="secondary" onClick={() => setPart(partOf[next])} size="small">
                  {t('asked.addThing', { thing: t(`things.${next}`) })}
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </div>
  )
}

function SaveOrNot({ form, save, onClose }: RoomView & { onClose: () => void }) {
  const cancel = () => {
    form.revert()
    onClose()
  }
  return (
    <>
      <Button kind="outline" onClick={cancel}>
        {t('page.cancel')}
      </Button>
      <Decide
        busy={form.busy}
        kind="secondary"
        onPress={async () => {
          if (await save()) onClose()
        }}
      >
        {t('page.save')}
      </Decide>
    </>
  )
}

type PartListProps = RoomView & { onOpen: (part: Part) => void }

/** The parts of a room, each with what's filled in and what's missing. */
function PartList({ told, untold, room, words, onOpen }: PartListProps) {
  return (
    <ul className="overflow-clip rounded-staff border border-edge bg-card">
      {parts.map((part) => {
        const Icon = partIcons[part]
        const missing = untold.filter((thing) => partOf[thing] === part)
        const summary = summaryOf(part, told, room, words)
        return (
          <li className="border-rule border-t first:border-t-0" key={part}>
            <button
              className="flex min-h-[60px] w-full items-center gap-3 py-2 ps-4 pe-3 text-start"
              onClick={() => onOpen(part)}
              type="button"
            >
              <Icon aria-hidden="true" className="shrink-0 text-lake" size={20} />
              <span className="min-w-0 flex-1 leading-tight">
                <b className="block font-semibold">{t(`parts.${part}`)}</b>
                {summary && <span className="block text-ink-2 text-sm">{summary}</span>}
                {missing.length > 0 && part !== 'words' && (
                  <span className="block font-semibold text-sm text-turmeric-ink">
                    {t('asked.missing', {
                      things: listed(missing.map((one) => t(`things.${one}`))),
                    })}
                  </span>
                )}
              </span>
              <ChevronRight aria-hidden="true" className="shrink-0 text-ink-2" size={18} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
