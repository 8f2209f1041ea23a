import { Pencil, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { LongStay, RoomGuests } from '#lib/rates/schema/extras.ts'
import { Card } from '../kit/card.tsx'
import { rupees } from '../kit/words.ts'

const t = staffWords('rates')

type GuestsCardProps = { rooms: readonly RoomGuests[]; onEdit: (room: RoomGuests) => void }

/** How many guests each room's price is for, and what one more costs. */
export function GuestsCard({ rooms, onEdit }: GuestsCardProps) {
  return (
    <Card title={t('guests.list')}>
      <ul>
        {rooms.map((room) => (
          <ExtraRow
            about={guestsWords(room)}
            key={room.room}
            name={room.name}
            onEdit={() => onEdit(room)}
            value={
              room.extra_guest_price === null
                ? t('guests.noCharge')
                : t('guests.perNight', { price: rupees(room.extra_guest_price) })
            }
          />
        ))}
      </ul>
      <p className="border-rule border-t px-4 py-3 text-ink-2 text-xs lg:px-5">
        {t('guests.children')}
      </p>
    </Card>
  )
}

function guestsWords({ guests_included: included, sleeps }: RoomGuests): string {
  const most = sleeps === null ? t('guests.noLimit') : t('guests.limit', { count: sleeps })
  return included === null ? most : `${t('guests.included', { count: included })}, ${most}`
}

type LongStaysCardProps = {
  steps: readonly LongStay[]
  onEdit: (step: LongStay | null) => void
}

/** The discounts for long stays, the shortest first. */
export function LongStaysCard({ steps, onEdit }: LongStaysCardProps) {
  const aboutOf = (before: LongStay | undefined) =>
    before ? t('longStays.replaces', { percent: before.percent }) : t('longStays.first')
  return (
    <Card
      aside={<AddButton name={t('longStays.add')} onPress={() => onEdit(null)} />}
      title={t('longStays.list')}
    >
      {steps.length === 0 && (
        <p className="border-rule border-t px-4 py-4 text-ink-2 text-sm lg:px-5">
          {t('longStays.none')}
        </p>
      )}
      <ul>
        {steps.map((step, at) => (
          <ExtraRow
            about={aboutOf(steps[at - 1])}
            key={step.nights}
            name={t('longStays.from', { count: step.nights })}
            onEdit={() => onEdit(step)}
            value={t('longStays.off', { percent: step.percent })}
          />
        ))}
      </ul>
    </Card>
  )
}

type ExtraRowProps = { name: string; about: string; value: ReactNode; onEdit: () => void }

/** A line of something that can be changed: its name, what it says, and a button. */
export function ExtraRow({ name, about, value, onEdit }: ExtraRowProps) {
  return (
    <li className="flex min-h-[58px] items-center gap-3 border-rule border-t py-1.5 pr-2 pl-4 lg:pl-5">
      <div className="num min-w-0 flex-1">
        <p className="font-semibold text-sm">{name}</p>
        <p className="text-ink-2 text-xs">{about}</p>
      </div>
      <span className="num shrink-0 font-semibold text-sm">{value}</span>
      <EditButton name={name} onPress={onEdit} />
    </li>
  )
}

type ButtonProps = { name: string; onPress: () => void }

export function EditButton({ name, onPress }: ButtonProps) {
  return (
    <IconButton className="icon-button" label={t('editor.editNamed', { name })} onClick={onPress}>
      <Pencil aria-hidden="true" size={18} />
    </IconButton>
  )
}

/** The button that adds one more to a list. */
export function AddButton({ name, onPress }: ButtonProps) {
  return (
    <Button
      className="!border-lake-edge !bg-lake-soft !text-lake-dark hover:!bg-picked"
      kind="outline"
      onClick={onPress}
      size="small"
    >
      <Plus aria-hidden="true" size={18} />
      {name}
    </Button>
  )
}
