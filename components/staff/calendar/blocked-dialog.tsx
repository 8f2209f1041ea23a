'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/field.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { blockChange, type UnitBlock } from '#lib/stays/schema/blocks.ts'
import type { CalendarOccupancy, DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { blockReason } from '../booking/words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { Modal } from '../kit/dialog/modal.tsx'
import { FormDialog } from '../kit/form/form-dialog.tsx'
import { ChosenField } from '../kit/form/form-fields.tsx'
import { errorsOf, useForm } from '../kit/form/use-form.ts'
import { stayDates } from '../kit/words.ts'
import { blockGone, InTheWay, TermFields } from './block-fields.tsx'
import type { Blocks } from './use-blocks.ts'
import { unitNameOf } from './words.ts'

const t = staffWords('calendar')

export type Blocked = CalendarOccupancy & { block: NonNullable<CalendarOccupancy['block']> }

type BlockedDialogProps = {
  calendar: DeskCalendar
  blocked: Blocked
  blocks: Pick<Blocks, 'change' | 'lift'>
  onClose: () => void
}

/** Shows a block, which can be changed until the day on which it ends, and lifted while it has nights to come. */
export function BlockedDialog(props: BlockedDialogProps) {
  const { calendar, blocked, onClose } = props
  const { block, check_in, check_out } = blocked
  if (check_out >= calendar.today) return <ChangeDialog {...props} />
  return (
    <Modal
      footer={
        <Button kind="outline" onClick={onClose}>
          {t('blocked.close')}
        </Button>
      }
      onClose={onClose}
      short
      title={t('blocked.was', { unit: unitNameOf(calendar, blocked) })}
    >
      <p className="num">
        {stayDates({ check_in, check_out }, true)}, {blockReason(block.because).toLowerCase()}
        {block.note && `: ${block.note}`}
      </p>
    </Modal>
  )
}

function ChangeDialog({ calendar, blocked, blocks, onClose }: BlockedDialogProps) {
  const { id, room_id: room, unit, block, check_in: from, check_out: to } = blocked
  // What somebody else changes meanwhile is not what this person has seen.
  const [seen] = useState<UnitBlock>(() => ({ room, unit, from, to, ...block }))
  const [name] = useState(() => unitNameOf(calendar, blocked))
  const form = useForm('block', seen)
  const { draft, change } = form
  const { today } = calendar
  const save = () => {
    const sent = { ...draft, seen }
    return form.send({
      wrong: errorsOf(blockChange, sent),
      call: () => blocks.change(id, sent, name),
      words: blockGone(),
    })
  }
  return (
    <FormDialog
      button={t('blocked.change')}
      failed={t('blocked.notChanged')}
      form={{ ...form, save }}
      onClose={onClose}
      title={t('blocked.is', { unit: name })}
    >
      <InTheWay error={form.error} onClose={onClose} />
      <div className="grid gap-4 md:grid-cols-2">
        <ChosenField
          {...form.field('unit')}
          className="md:col-span-2"
          label={t('blocked.unit')}
          onChange={(place) => change(placeOf(place))}
          options={calendar.rooms.flatMap(({ id: room_id, units }) =>
            units.map(({ number }) => {
              const place = { room_id, unit: number }
              return [`${room_id} ${number}`, unitNameOf(calendar, place)] as const
            }),
          )}
          value={`${draft.room} ${draft.unit}`}
        />
        <TermFields begun={seen.from < today} form={form} today={today} />
      </div>
      {seen.to > today && (
        <Lift lift={() => blocks.lift(id, seen, name)} onDone={onClose} today={today} term={seen} />
      )}
    </FormDialog>
  )
}

function placeOf(place: string) {
  const [room = 0, unit = 0] = place.split(' ').map(Number)
  return { room, unit }
}

type LiftProps = {
  term: UnitBlock
  today: string
  lift: () => Promise<void>
  onDone: () => void
}

function Lift({ term, today, lift, onDone }: LiftProps) {
  const { busy, failure, send } = useForm('lift', {})
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-rule border-t pt-4">
      <p className="flex-1 text-ink-2 text-sm">
        {t(term.from < today ? 'blocked.early' : 'blocked.notNeeded')}
      </p>
      <Decide
        kind="outline"
        onPress={() => void send({ call: lift, done: onDone, words: blockGone() })}
        busy={busy}
      >
        {t('blocked.reopen')}
      </Decide>
      <div role="alert">{failure && <FieldError id="lift-error">{failure.text}</FieldError>}</div>
    </div>
  )
}
