'use client'

import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { FieldError } from '#components/ui/field.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { unitTitle } from '#lib/rooms/rules/units.ts'
import { addDays } from '#lib/shared/dates.ts'
import { type BlockInput, blockInput } from '#lib/stays/schema/blocks.ts'
import type { DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { Decide } from '../kit/action/decide.tsx'
import { FormDialog } from '../kit/form/form-dialog.tsx'
import { ChosenField } from '../kit/form/form-fields.tsx'
import { errorsOf, useForm } from '../kit/form/use-form.ts'
import { LiveWords } from '../kit/live/live-words.tsx'
import { blockGone, InTheWay, refusedBlock, TermFields } from './block-fields.tsx'
import { type BlockMeaning, blockMeaning, namedUnits } from './block-words.ts'
import type { Blocks } from './use-blocks.ts'
import type { Picked } from './use-picking.ts'

const t = staffWords('calendar')

type BlockDialogProps = {
  calendar: DeskCalendar
  picked: Picked | null
  block: Blocks['block']
  onClose: () => void
}

/** Takes units of a room, or all units of the farm, out of sale for some nights. */
export function BlockDialog({ calendar, picked, block, onClose }: BlockDialogProps) {
  const form = useForm<BlockInput>('block', () => firstDraft(calendar, picked))
  const { draft, errors, change } = form
  const { freeNights } = refusedBlock(form.error)
  const save = (sent = draft) =>
    form.send({
      wrong: errorsOf(blockInput, sent),
      call: () => block(sent, sent.only_free ? null : namedUnits(calendar, sent)),
      words: blockGone(),
    })
  return (
    <FormDialog
      button={t('block')}
      failed={t('blockForm.not')}
      form={{ ...form, save }}
      onClose={onClose}
      title={t('blockForm.title')}
    >
      <InTheWay error={form.error} onClose={onClose} />
      {freeNights > 0 && (
        <Decide
          busy={form.busy}
          className="mb-5"
          kind="outline"
          onPress={() => void save({ ...draft, only_free: true }).then((done) => done && onClose())}
          size="small"
        >
          {t('blockForm.freeNights', { count: freeNights })}
        </Decide>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <ChosenField
          {...form.field('room')}
          label={t('blockForm.room')}
          onChange={(id) => change(id === 'all' ? wholeFarm : roomDraft(calendar, Number(id)))}
          options={[
            ...calendar.rooms.map(({ id, name }) => [String(id), name] as const),
            ['all', t('blockForm.allRooms')],
          ]}
        />
        <Units calendar={calendar} change={change} draft={draft} error={errors.units} />
        <TermFields form={form} today={calendar.today} />
      </div>
      <Meaning
        of={form.failure || Object.keys(errors).length > 0 ? null : blockMeaning(calendar, draft)}
      />
    </FormDialog>
  )
}

function Meaning({ of }: { of: BlockMeaning | null }) {
  const Icon = of?.isTaken ? TriangleAlert : CircleCheck
  return (
    <LiveWords
      className={`mt-4 flex items-start gap-2.5 font-medium text-sm ${of?.isTaken ? 'text-red' : 'text-leaf'}`}
    >
      {of && (
        <>
          <Icon aria-hidden="true" className="mt-0.5 shrink-0" size={18} />
          <span className="num">{of.text}</span>
        </>
      )}
    </LiveWords>
  )
}

const wholeFarm = { room: 'all', units: undefined } as const

function firstDraft({ rooms, today }: DeskCalendar, picked: Picked | null): BlockInput {
  return {
    ...(picked
      ? { room: picked.room_id, units: [picked.unit] }
      : roomDraft({ rooms }, rooms[0]?.id ?? 0)),
    from: picked?.check_in ?? today,
    to: picked?.check_out ?? addDays(today, 1),
    because: 'repairs',
    note: '',
    only_free: false,
  }
}

// Of a room with a single unit there is nothing to choose.
function roomDraft({ rooms }: Pick<DeskCalendar, 'rooms'>, room: number) {
  const units = rooms.find(({ id }) => id === room)?.units.map(({ number }) => number) ?? []
  return { room, units: units.length === 1 ? units : [] }
}

type UnitsProps = {
  calendar: DeskCalendar
  draft: BlockInput
  error: string | undefined
  change: (changes: Partial<BlockInput>) => void
}

function Units({ calendar: { rooms }, draft, error, change }: UnitsProps) {
  const { room: id, units: chosen = [] } = draft
  const [before, setBefore] = useState({ room: rooms[0]?.id ?? 0, units: [] as number[] })
  const isWhole = id === 'all'
  const room = rooms.find((each) => each.id === id)
  const all = room?.units.map(({ number }) => number) ?? []
  const areAll = all.length === chosen.length
  const toggle = (number: number) =>
    change({
      units: chosen.includes(number)
        ? chosen.filter((each) => each !== number)
        : [...chosen, number],
    })
  const invalid = Boolean(error)
  return (
    <fieldset aria-describedby={error ? 'block-units-error' : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">{t('blockForm.units')}</legend>
      <div className="flex flex-wrap gap-2">
        {room?.units.map(({ number, name }) => (
          <UnitBox
            checked={chosen.includes(number)}
            invalid={invalid}
            key={number}
            name={unitTitle(name)}
            onChange={() => toggle(number)}
          />
        ))}
        {all.length > 1 && (
          <UnitBox
            checked={areAll}
            invalid={invalid}
            name={t('blockForm.allUnits')}
            onChange={() => change({ units: areAll ? [] : all })}
          />
        )}
        <UnitBox
          checked={isWhole}
          invalid={invalid}
          name={t('blockForm.wholeFarm')}
          onChange={() => {
            if (id === 'all') return change(before)
            setBefore({ room: id, units: chosen })
            change(wholeFarm)
          }}
        />
      </div>
      {error && <FieldError id="block-units-error">{error}</FieldError>}
    </fieldset>
  )
}

type UnitBoxProps = { name: string; checked: boolean; invalid: boolean; onChange: () => void }

function UnitBox({ name, checked, invalid, onChange }: UnitBoxProps) {
  return (
    <label className="grid min-h-11 cursor-pointer place-items-center rounded-control border-[1.5px] border-line-control bg-card px-3 font-medium has-checked:border-lake has-checked:bg-lake-soft has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-2">
      <input
        aria-invalid={invalid || undefined}
        checked={checked}
        className="sr-only"
        onChange={onChange}
        type="checkbox"
      />
      <bdi>{name}</bdi>
    </label>
  )
}
