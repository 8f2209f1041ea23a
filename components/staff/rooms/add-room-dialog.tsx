'use client'

import { useRouter } from 'next/navigation'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { saveRoom } from '#lib/rooms/client.ts'
import { maxNameLength } from '#lib/rooms/rules/name.ts'
import { maxSleeps } from '#lib/rooms/rules/stay.ts'
import { newRoomForm } from '#lib/rooms/schema/room-input.ts'
import { Decide } from '../kit/action/decide.tsx'
import { CancelButton, Modal } from '../kit/dialog/modal.tsx'
import { EditForm } from '../kit/form/edit-form.tsx'
import { Failed } from '../kit/form/failed.tsx'
import { TypedField } from '../kit/form/form-fields.tsx'
import { errorsOf, useForm } from '../kit/form/use-form.ts'
import { useLeave } from '../kit/form/use-leave.tsx'
import { useToast } from '../kit/toast/toast.ts'
import { decimalNumber, wholeNumber } from './number-looks.ts'
import { roomPath } from './page/back-link.tsx'

const t = staffWords('rooms')

const formId = 'add-room'
const empty = { name: '', sleeps: '', base_rate: '' }

type AddRoomDialogProps = {
  onClose: () => void
  /** The step of the first run that it's added in, to which its page leads back. */
  step?: 'rooms'
}

/** Adds a room by what it needs, and leads to its page for all else. Guests don't see it yet. */
export function AddRoomDialog({ onClose, step }: AddRoomDialogProps) {
  const router = useRouter()
  const toast = useToast()
  const form = useForm('add', empty, { long: true })
  const { draft, field } = form
  const isChanged = Object.values(draft).some((text) => text !== '')
  const look = 'text-ink-2 md:me-auto max-md:min-w-full'
  const { warning, leave } = useLeave(isChanged, onClose, look)
  const save = () => {
    const sent = { ...draft, on_site: '0' } as const
    return form.send({
      wrong: errorsOf(newRoomForm, sent),
      call: () => saveRoom(sent),
      done: ({ name, slug }) => {
        toast({ tone: 'success', text: t('add.added', { name }) })
        router.push(roomPath(slug, step))
      },
    })
  }
  return (
    <Modal
      footer={
        <>
          {warning}
          <CancelButton onClick={onClose} />
          <Decide busy={form.busy} form={formId} kind="secondary" type="submit">
            {t('add.button')}
          </Decide>
        </>
      }
      onClose={leave}
      short
      title={t('list.add')}
    >
      <EditForm className="grid gap-4" id={formId} onSave={() => void save()} tries={form.tries}>
        <Failed title={t('add.failed')} why={form.failure} />
        <TypedField
          {...field('name')}
          data-autofocus
          label={t('facts.name')}
          maxLength={maxNameLength}
          required
        />
        <div className="grid grid-cols-2 items-start gap-3">
          <TypedField
            {...field('sleeps')}
            {...wholeNumber}
            inputClass="num"
            label={t('facts.sleeps')}
            max={maxSleeps}
            required
          />
          <TypedField
            {...field('base_rate')}
            {...decimalNumber}
            inputClass="num"
            label={t('fields.price')}
            required
          />
        </div>
        <p className="text-ink-2 text-sm">{t('add.note')}</p>
      </EditForm>
    </Modal>
  )
}
