import { Eye } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Card } from '../../kit/card.tsx'
import { EditForm } from '../../kit/form/edit-form.tsx'
import { Failure } from './conflict.tsx'
import { FactRows } from './fact-rows.tsx'
import { type Part, readOf } from './parts.ts'
import { PhotosCard } from './photos-card.tsx'
import { PriceFields } from './price-fields.tsx'
import type { RoomView } from './room-view.ts'
import { WhenSeen } from './when-seen.tsx'
import { WordsFields } from './words-card.tsx'

const t = staffWords('rooms')

/** A part of a room, as a screen of its own. */
export function PhonePart(view: RoomView & { part: Part }) {
  const { part, form, save } = view
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    top.current?.focus({ preventScroll: true })
  }, [])
  if (part === 'photos') return <PhotosCard {...view} />
  return (
    <div className="outline-none" ref={top} tabIndex={-1}>
      <EditForm className="grid gap-3.5" onSave={() => void save()} tries={form.tries}>
        <Failure form={form} onSaveOver={() => void save(true)} />
        <Card title={<WhenSeen />}>
          <PartFields {...view} />
        </Card>
        <GuestsRead {...view} />
      </EditForm>
    </div>
  )
}

function PartFields({ part, form, untold }: RoomView & { part: Part }) {
  if (part === 'words') return <WordsFields form={form} />
  if (part === 'price') return <PriceFields form={form} />
  return part === 'photos' ? null : <FactRows form={form} part={part} untold={untold} />
}

/** What guests read of a part once it's saved. */
function GuestsRead({ part, told, words }: RoomView & { part: Part }) {
  const text = readOf(part, told, words)
  if (!text) return null
  return (
    <section className="rounded-staff border border-edge bg-paper px-4 py-3.5">
      <h3 className="mb-1 flex items-center gap-2 text-ink-2 text-sm">
        <Eye aria-hidden="true" size={18} />
        {t('page.guestsSee')}
      </h3>
      <p className="text-base">{text}</p>
      <p className="mt-1.5 text-ink-2 text-sm">{t('page.translated')}</p>
    </section>
  )
}
