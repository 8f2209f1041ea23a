import { Trash2 } from 'lucide-react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../../kit/action/decide.tsx'
import { Card } from '../../kit/card.tsx'
import { EditForm } from '../../kit/form/edit-form.tsx'
import { Mini, OnSite } from './aside.tsx'
import { BackLink } from './back-link.tsx'
import { Checklist } from './checklist.tsx'
import { Failure } from './conflict.tsx'
import { FactRows } from './fact-rows.tsx'
import { PhotosCard } from './photos-card.tsx'
import { PriceFields } from './price-fields.tsx'
import type { RoomView } from './room-view.ts'
import { ViewAsGuest } from './view-as-guest.tsx'
import { WhenSeen } from './when-seen.tsx'
import { WordsFields } from './words-card.tsx'

const t = staffWords('rooms')

const formId = 'room-form'

/** A room's page in a large window: all of it, beside what's missing and how guests see it. */
export function WideRoom(view: RoomView) {
  const { form, room, pictures, untold, refresh, save, onDelete } = view
  return (
    <>
      <div className="sticky top-[68px] z-10 flex items-center gap-3 bg-desk px-8 py-3">
        <span className="-ms-2">
          <BackLink />
        </span>
        <h2 className="heading wrap-anywhere me-auto text-xl">{room.name}</h2>
        {form.changed && (
          <p className="font-semibold text-sm text-turmeric-ink">{t('page.unsaved')}</p>
        )}
        <ViewAsGuest room={room} />
        <Decide busy={form.busy} form={formId} kind="secondary" size="small" type="submit">
          {t('page.save')}
        </Decide>
      </div>
      <div className="grid items-start gap-[18px] px-8 pb-8 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-[18px]">
          <PhotosCard pictures={pictures} refresh={refresh} room={room} />
          <EditForm
            className="grid min-w-0 gap-[18px]"
            id={formId}
            onSave={() => void save()}
            tries={form.tries}
          >
            <Failure form={form} onSaveOver={() => void save(true)} />
            <Card aside={<WhenSeen />} title={t('parts.facts')}>
              <FactRows form={form} untold={untold} />
            </Card>
            <Card
              aside={<WhenSeen />}
              className="scroll-mt-40"
              id="room-words"
              title={t('parts.words')}
            >
              <WordsFields form={form} />
            </Card>
            <Card
              aside={<WhenSeen />}
              className="scroll-mt-40"
              id="room-price"
              title={t('parts.price')}
            >
              <PriceFields form={form} />
            </Card>
          </EditForm>
        </div>
        <div className="grid gap-3.5 xl:sticky xl:top-[152px]">
          <Checklist untold={untold} />
          <Mini {...view} name={form.draft.name} />
          <OnSite {...view} />
          <DeleteLink onDelete={onDelete} />
        </div>
      </div>
    </>
  )
}

/** Asks whether a room is to be deleted. */
export function DeleteLink({ onDelete }: { onDelete: () => void }) {
  return (
    <button
      className="staff-link inline-flex min-h-11 items-center gap-2 text-red!"
      onClick={onDelete}
      type="button"
    >
      <Trash2 aria-hidden="true" size={18} />
      {t('page.delete')}
    </button>
  )
}
