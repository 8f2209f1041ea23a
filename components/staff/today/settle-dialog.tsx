'use client'

import { KeyRound, LogOut } from 'lucide-react'
import Link from 'next/link'
import { Button } from '#components/ui/button.tsx'
import { reportHours } from '#lib/booking/rules/contact.ts'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { TodayStay } from '#lib/desk/schema/today.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { CheckedUtr } from '../folio/checked-utr.tsx'
import { Decide } from '../kit/action/decide.tsx'
import { useGuardedChange } from '../kit/action/use-press.ts'
import { Modal } from '../kit/dialog/modal.tsx'
import { Choices } from '../kit/form/choices.tsx'
import { Failed } from '../kit/form/failed.tsx'
import { count, day, rangeWithWeekdays, rupees } from '../kit/words.ts'
import { useDesk } from './desk.ts'
import { notesOf } from './notes.ts'
import { type Means, type Settling, useSettle } from './use-settle.ts'
import { backOf, unitOf } from './words.ts'

const t = staffWords('today')

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
              {t('noShow')}
            </Button>
          )}
          <Button className="max-md:hidden" kind="outline" onClick={onClose}>
            {t('settle.notYet')}
          </Button>
          <Decide className="max-md:min-w-full" kind="secondary" onPress={save} busy={form.busy}>
            <Icon aria-hidden="true" className="shrink-0" size={19} />
            <span className="num">{buttonWords(to, form)}</span>
          </Decide>
        </>
      }
      onClose={onClose}
      title={t(`settle.${to}.title`, { name: stay.full_name })}
    >
      <div className="grid gap-4">
        <Failed title={t(`settle.${to}.failed`)} why={form.failure}>
          {form.isPaid && <p>{t('settle.recorded')}</p>}
        </Failed>
        <StayLines onClose={onClose} stay={stay} to={to} />
        {form.due > 0 && <Balance form={form} stay={stay} />}
        <GiveBack onClose={onClose} stay={stay} />
        {isComing && <Papers form={form} />}
      </div>
    </Modal>
  )
}

function buttonWords(to: 'in_house' | 'left', { due, draft: { means } }: Settling): string {
  return t(`press.${to}.${due === 0 ? 'nothing' : means}`, { amount: rupees(due) })
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
          {t.rich('settle.early', {
            day: day(check_out),
            unit: unitOf(stay),
            link: (words) => (
              <Link className="staff-link" href={staffBookingPath(reference)} onClick={onClose}>
                {words}
              </Link>
            ),
          })}
        </p>
      )}
    </div>
  )
}

const allMeans: Means[] = ['upi', 'cash', 'later']

function Balance({ form, stay }: { form: Settling; stay: TodayStay }) {
  return (
    <div className="grid gap-3 rounded-staff border border-edge bg-band px-4 py-3.5">
      <p className="num flex items-baseline gap-3">
        <span className="me-auto">{t('settle.balance', { total: rupees(stay.amount) })}</span>
        <span className="heading text-2xl">{rupees(form.due)}</span>
      </p>
      <Choices
        legend={t('settle.means.label')}
        id="means"
        onChange={(means) => form.change({ means })}
        options={allMeans.map((means) => [means, t(`settle.means.${means}`)])}
        value={form.draft.means}
      />
      {form.draft.means === 'upi' && (
        <CheckedUtr {...form.field('utr')} help={t('settle.utrHelp')} label={t('settle.utr')} />
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
      {t.rich('settle.refund', {
        amount: rupees(back),
        b: (words) => <b className="font-semibold text-laterite">{words}</b>,
        link: (words) => (
          <Link className="staff-link" href={staffBookingPath(stay.reference)} onClick={onClose}>
            {words}
          </Link>
        ),
      })}
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
        {t('settle.passport')}
        <span className="block text-ink-2 text-sm">
          {t('settle.report', { hours: reportHours })}
        </span>
      </span>
    </label>
  )
}
