'use client'

import { KeyRound, LogOut } from 'lucide-react'
import Link from 'next/link'
import { Button } from '#components/ui/button.tsx'
import { reportHours } from '#lib/booking/rules/contact.ts'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { TodayStay } from '#lib/desk/schema/today.ts'
import { CheckedUtr } from '../folio/checked-utr.tsx'
import { Decide } from '../kit/action/decide.tsx'
import { useGuardedChange } from '../kit/action/use-press.ts'
import { Modal } from '../kit/dialog/modal.tsx'
import { Choices } from '../kit/form/choices.tsx'
import { Failed } from '../kit/form/failed.tsx'
import { count, day, rangeWithWeekdays, rupees } from '../kit/words.ts'
import { useDesk } from './desk.ts'
import { notesOf } from './notes.ts'
import { type Means, meansWords, type Settling, useSettle } from './use-settle.ts'
import { backOf, unitOf } from './words.ts'

type SettleDialogProps = { stay: TodayStay; to: 'in_house' | 'left'; onClose: () => void }

/** A guest comes or leaves: what is due is taken in the same press, and guests from abroad show their papers. */
export function SettleDialog({ stay, to, onClose }: SettleDialogProps) {
  const { progress, open } = useDesk()
  const form = useSettle(stay, to, progress)
  useGuardedChange(`${stay.id} ${form.due}`)
  const save = async () => {
    if (await form.save()) onClose()
  }
  const isComing = to === 'in_house'
  const Icon = isComing ? KeyRound : LogOut
  const verb = isComing ? 'Check in' : 'Check out'
  return (
    <Modal
      footer={
        <>
          {isComing && (
            <Button
              className="max-md:order-last max-md:min-w-full md:me-auto"
              kind="quiet"
              onClick={() => open({ dialog: 'missed', stay })}
            >
              No-show
            </Button>
          )}
          <Button className="max-md:hidden" kind="outline" onClick={onClose}>
            Not yet
          </Button>
          <Decide className="max-md:min-w-full" kind="secondary" onPress={save} busy={form.busy}>
            <Icon aria-hidden="true" className="shrink-0" size={19} />
            <span className="num">
              {verb}
              {dueWords(form)}
            </span>
          </Decide>
        </>
      }
      onClose={onClose}
      title={`${verb} ${stay.full_name}`}
    >
      <div className="grid gap-4">
        <Failed title={`Not checked ${isComing ? 'in' : 'out'}`} why={form.failure}>
          {form.isPaid && <p>The payment has been recorded.</p>}
        </Failed>
        <StayLines onClose={onClose} stay={stay} to={to} />
        {form.due > 0 && <Balance form={form} stay={stay} />}
        <GiveBack onClose={onClose} stay={stay} />
        {isComing && <Papers form={form} />}
      </div>
    </Modal>
  )
}

function dueWords({ due, draft: { means } }: Settling): string {
  if (due === 0) return ''
  return `, ${rupees(due)} ${meansWords[means]}`
}

function StayLines({ stay, to, onClose }: SettleDialogProps) {
  const { today } = useDesk()
  const { check_out, nights, guests, reference } = stay
  const isEarly = to === 'left' && today.today < check_out
  return (
    <div className="num">
      <p>
        <b className="font-semibold">{unitOf(stay)}</b>, {rangeWithWeekdays(stay)},{' '}
        {count(nights, 'night')}, {count(guests, 'guest')}
      </p>
      {notesOf(stay, to === 'left' ? 'leaving' : 'arriving', today).map(({ text }) => (
        <p className="mt-0.5 text-ink-2" key={text}>
          {text}
        </p>
      ))}
      {isEarly && (
        <p className="mt-3">
          The stay is booked until {day(check_out)}. Checking out early doesn’t change its nights or
          price, and {unitOf(stay)} stays taken. To sell those nights again,{' '}
          <Link className="staff-link" href={staffBookingPath(reference)} onClick={onClose}>
            change the stay
          </Link>{' '}
          first.
        </p>
      )}
    </div>
  )
}

const means: [Means, string][] = [
  ['upi', 'UPI'],
  ['cash', 'Cash'],
  ['later', 'Later'],
]

function Balance({ form, stay }: { form: Settling; stay: TodayStay }) {
  return (
    <div className="grid gap-3 rounded-staff border border-edge bg-band px-4 py-3.5">
      <p className="num flex items-baseline gap-3">
        <span className="me-auto">Balance due (total {rupees(stay.amount)})</span>
        <span className="heading text-2xl">{rupees(form.due)}</span>
      </p>
      <Choices
        legend="Payment method"
        id="means"
        onChange={(means) => form.change({ means })}
        options={means}
        value={form.draft.means}
      />
      {form.draft.means === 'upi' && (
        <CheckedUtr
          {...form.field('utr')}
          help="12 digits, from your bank’s message. Leave empty if the message hasn’t arrived yet."
          label="UTR"
        />
      )}
    </div>
  )
}

// Only told: money goes out by the booking, never by a guest's coming or leaving.
function GiveBack({ stay, onClose }: { stay: TodayStay; onClose: () => void }) {
  const back = backOf(stay)
  if (back === 0) return null
  return (
    <p className="num rounded-staff border border-edge bg-band px-4 py-3.5">
      <b className="font-semibold text-laterite">{rupees(back)} to refund.</b> Checking in or out
      doesn’t record the refund: record it in{' '}
      <Link className="staff-link" href={staffBookingPath(stay.reference)} onClick={onClose}>
        the booking
      </Link>
      .
    </p>
  )
}

function Papers({ form }: { form: Settling }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3">
      <input
        checked={form.draft.passport}
        className="mt-0.5 size-[22px] shrink-0 accent-lake"
        onChange={({ target }) => form.change({ passport: target.checked })}
        type="checkbox"
      />
      <span>
        Passport or visa copied
        <span className="block text-ink-2 text-sm">
          Guests from abroad must be reported within {reportHours} hours
        </span>
      </span>
    </label>
  )
}
