'use client'

import { ArrowLeftRight, Move, Phone } from 'lucide-react'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Placed } from '#lib/stays/rules/calendar-places.ts'
import type { DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { Modal } from '../kit/dialog/modal.tsx'
import { count, dialled, rupees, shortDates } from '../kit/words.ts'
import { WhatsAppDrawing } from './signs.tsx'
import { nightsOf, stateOf, unitNameOf } from './words.ts'

const t = staffWords('calendar')

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
  const name = unit === null ? t('stay.noRoom') : unitNameOf(calendar, { room_id, unit })
  const money =
    due > 0 ? t('stay.toCollect', { due: rupees(due), amount: rupees(amount) }) : rupees(amount)
  const digits = phone.replace(/\D/g, '')
  return (
    <Modal
      footer={
        <div className="grid w-full grid-cols-2 gap-2.5 max-md:-mx-3">
          <a className={buttonClass({ kind: 'secondary' })} href={staffBookingPath(reference)}>
            {t('stay.open')}
          </a>
          <Button className="px-2!" kind="outline" onClick={onMove}>
            <Move aria-hidden="true" size={18} />
            {t('move')}
          </Button>
          <a className={half} href={dialled(phone)}>
            <Phone aria-hidden="true" size={18} />
            {t('stay.call')}
          </a>
          <a className={half} href={`https://wa.me/${digits}`} rel="noreferrer" target="_blank">
            <WhatsAppDrawing size={18} />
            {t('stay.whatsapp')}
          </a>
          <Button className="col-span-2" kind="outline" onClick={onChange} size="small">
            <ArrowLeftRight aria-hidden="true" size={18} />
            {t('stay.change')}
          </Button>
        </div>
      }
      onClose={onClose}
      short
      title={full_name}
    >
      <p className="num text-ink-2">
        {name}, {shortDates(stay)}, {nightsOf(stay)}, {count(guests, 'guest')}
      </p>
      <p className="num mt-1">
        {stateOf(booking)}, {money}, {t(`sources.${source}`)}, {reference}
      </p>
    </Modal>
  )
}
