'use client'

import { reading } from '#calls/client.ts'
import { undoSeconds } from '#lib/booking/rules/undo.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { maxGuests } from '#lib/rooms/rules/stay.ts'
import { doorName, unitTitle } from '#lib/rooms/rules/units.ts'
import { addDays } from '#lib/shared/dates.ts'
import { CancelButton, Modal } from '../kit/dialog/modal.tsx'
import { FormDialog } from '../kit/form/form-dialog.tsx'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { ListFailed } from '../kit/list/list-states.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { loading } from '../kit/words.ts'
import { StayPrice } from './stay-price.tsx'
import type { StayPlace } from './typed-stay.ts'
import { type Rooms, type StayForm, useStayForm } from './use-stay-form.ts'

const t = staffWords('stay')

type StayDialogProps = {
  booking: StaffBooking
  /** The place to which the stay was drawn; nothing is changed yet. */
  drawnTo?: StayPlace
  onClose: () => void
  onChanged: () => void
}

const all = { q: '' }

/** Changes the nights, the room, the unit, the guests and the price of a stay, once the rooms are known. */
export function StayDialog(props: StayDialogProps) {
  const rooms = useAnswer(reading('GET rooms'), all, null, { topics: ['rooms'] })
  const [first, ...others] = rooms.value?.rows ?? []
  if (first) return <StayFields {...props} rooms={[first, ...others]} />
  return <Unknown {...rooms} onClose={props.onClose} what="rooms" />
}

type StayDialogOfProps = Omit<StayDialogProps, 'booking'> & { reference: string }

/** Changes a stay of which the page knows the reference. */
export function StayDialogOf({ reference, ...props }: StayDialogOfProps) {
  const booking = useAnswer(reading('GET desk/bookings/[reference]'), { reference }, null, {
    topics: ['bookings'],
  })
  if (booking.value) return <StayDialog {...props} booking={booking.value} />
  return <Unknown {...booking} onClose={props.onClose} what="booking" />
}

type UnknownProps = {
  failed: boolean
  refresh: () => Promise<void>
  onClose: () => void
  what: 'rooms' | 'booking'
}

function Unknown({ failed, refresh, onClose, what }: UnknownProps) {
  return (
    <Modal
      footer={<CancelButton onClick={onClose} />}
      onClose={onClose}
      steady
      title={t('dialog.title')}
    >
      {failed ? <ListFailed className="" onRetry={refresh} what={what} /> : <p>{loading()}</p>}
    </Modal>
  )
}

type StayFieldsProps = StayDialogProps & { rooms: Rooms }

function StayFields({ rooms, drawnTo, onClose, onChanged, ...props }: StayFieldsProps) {
  const form = useStayForm({ ...props, rooms, drawnTo, onChanged })
  const { booking, typed } = form
  const [first] = booking.full_name.split(' ')
  return (
    <FormDialog
      button={typed.tell ? t('dialog.buttonTell', { name: first ?? '' }) : t('dialog.button')}
      failed={t('dialog.failed')}
      form={form}
      note={t('dialog.note', { seconds: undoSeconds })}
      onClose={onClose}
      steady
      title={t('dialog.title')}
    >
      <p className="num mb-4 text-ink-2">
        <b className="font-semibold text-ink">{booking.full_name}</b>, {booking.reference},{' '}
        {booking.status}
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <Place booking={booking} form={form} rooms={rooms} />
        <Nights form={form} />
      </div>
      <StayPrice
        booking={booking}
        form={form}
        room={rooms.find(({ id }) => id === typed.room) ?? rooms[0]}
      />
    </FormDialog>
  )
}

type PlaceProps = { booking: StaffBooking; form: StayForm; rooms: Rooms }

function Place({ booking, form, rooms }: PlaceProps) {
  const { typed, offer, isOld, field, change } = form
  const room = rooms.find(({ id }) => id === typed.room)
  const names = room?.unit_names ?? []
  const free = offer?.free ?? []
  // Of days that are no stay, or that were not answered, nobody knows which units are free.
  const areNights = offer !== null && !isOld && !offer.errors.check_in && !offer.errors.check_out
  const units = names.map((name, at) => {
    const isTaken = areNights && !free.includes(at + 1)
    const unit = unitTitle(name)
    return [String(at + 1), isTaken ? t('fields.taken', { unit }) : unit] as const
  })
  const own = booking.unit_name === null ? null : doorName(booking.room_type, booking.unit_name)
  const isMoved = room?.name !== booking.room_type || offer?.will.unit !== booking.unit
  return (
    <>
      <ChosenField
        {...field('room')}
        label={t('fields.room')}
        onChange={(id) => change({ room: Number(id), unit: '' })}
        options={rooms.map(({ id, name }) => [String(id), name] as const)}
      />
      <ChosenField
        {...field('unit')}
        {...(own !== null && offer && isMoved && { help: t('fields.wasUnit', { unit: own }) })}
        label={t('fields.unit')}
        options={[['', t('fields.anyUnit')], ...units]}
      />
    </>
  )
}

const guestChoices = Array.from({ length: maxGuests }, (_, at) => String(at + 1))

function Nights({ form: { typed, field } }: { form: StayForm }) {
  return (
    <>
      <TypedField {...field('check_in')} data-autofocus label={t('fields.checkIn')} type="date" />
      <TypedField
        {...field('check_out')}
        label={t('fields.checkOut')}
        min={typed.check_in && addDays(typed.check_in, 1)}
        type="date"
      />
      <ChosenField
        {...field('guests')}
        label={t('fields.guests')}
        options={guestChoices.map((number) => [number, number] as const)}
      />
    </>
  )
}
