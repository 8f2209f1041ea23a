'use client'

import { ArrowLeftRight, Move, Phone } from 'lucide-react'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { Placed } from '#lib/stays/rules/calendar-places.ts'
import type { DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { Modal } from '../kit/dialog/modal.tsx'
import { count, dialled, rupees } from '../kit/words.ts'
import { WhatsAppDrawing } from './signs.tsx'
import { datesOf, nightsOf, sourceNames, stateOf, unitNameOf } from './words.ts'

type StaySheetProps = {
  calendar: DeskCalendar
  stay: Placed
  onMove: () => void
  onChange: () => void
  onClose: () => void
}

const half = buttonClass({ kind: 'outline', size: 'small' })

/** A stay on a phone: what it is, and what is done with it most. */
export function StaySheet({ calendar, stay, onMove, onChange, onClose }: StaySheetProps) {
  const { booking, unit, room_id } = stay
  const { full_name, reference, amount, due, source, phone, guests } = booking
  const name = unit === null ? 'No room assigned' : unitNameOf(calendar, { room_id, unit })
  const money = due > 0 ? `${rupees(due)} of ${rupees(amount)} to collect` : rupees(amount)
  const digits = phone.replace(/\D/g, '')
  return (
    <Modal
      footer={
        <div className="grid w-full grid-cols-2 gap-2.5 max-md:-mx-3">
          <a className={buttonClass({ kind: 'secondary' })} href={staffBookingPath(reference)}>
            Open booking
          </a>
          <Button className="px-2!" kind="outline" onClick={onMove}>
            <Move aria-hidden="true" size={18} />
            Move
          </Button>
          <a className={half} href={dialled(phone)}>
            <Phone aria-hidden="true" size={18} />
            Call
          </a>
          <a className={half} href={`https://wa.me/${digits}`} rel="noreferrer" target="_blank">
            <WhatsAppDrawing size={18} />
            WhatsApp
          </a>
          <Button className="col-span-2" kind="outline" onClick={onChange} size="small">
            <ArrowLeftRight aria-hidden="true" size={18} />
            Change the stay
          </Button>
        </div>
      }
      onClose={onClose}
      short
      title={full_name}
    >
      <p className="num text-ink-2">
        {name}, {datesOf(stay)}, {nightsOf(stay)}, {count(guests, 'guest')}
      </p>
      <p className="num mt-1">
        {stateOf(booking)}, {money}, {sourceNames[source].toLowerCase()}, {reference}
      </p>
    </Modal>
  )
}
