import { Plus, X } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { maxTimes } from '#lib/rooms/schema/facts.ts'
import { Choice } from './choice.tsx'
import type { RoomPageForm } from './use-room-page.ts'

const t = staffWords('rooms')

const morning = { from: '06:00', to: '10:00' }
const evening = { from: '18:00', to: '22:00' }

/** When there is hot water: always, when it's asked for, or at some times of the day. */
export function HotWaterField({ form: { draft, change } }: { form: RoomPageForm }) {
  const { hotWater, hours } = draft
  const choose = (value: typeof hotWater) =>
    change({ hotWater: value, hours: value === 'hours' ? [morning, evening] : [] })
  const set = (at: number, changes: Partial<(typeof hours)[number]>) =>
    change({ hours: hours.map((time, of) => (of === at ? { ...time, ...changes } : time)) })
  return (
    <>
      <Choice
        label={t('facts.hotWater')}
        onChange={choose}
        options={[
          ['all_day', t('facts.allDay')],
          ['hours', t('facts.atTimes')],
          ['on_request', t('facts.onRequest')],
        ]}
        value={hotWater}
      />
      {hours.map((time, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else of its own
        <span className="flex items-center gap-2" key={at}>
          {(['from', 'to'] as const).map((end) => (
            <input
              aria-label={t(`facts.hours.${end}`, { number: at + 1 })}
              className="control num w-[140px] px-3"
              key={end}
              onChange={({ target }) => set(at, { [end]: target.value })}
              type="time"
              value={time[end]}
            />
          ))}
          {hours.length > 1 && (
            <IconButton
              className="icon-button"
              label={t('facts.removeTime', { number: at + 1 })}
              onClick={() => change({ hours: hours.filter((_, of) => of !== at) })}
            >
              <X size={18} />
            </IconButton>
          )}
        </span>
      ))}
      {hotWater === 'hours' && hours.length < maxTimes && (
        <Button
          kind="quiet"
          onClick={() => change({ hours: [...hours, { from: '', to: '' }] })}
          size="small"
        >
          <Plus size={18} />
          {t('facts.addTime')}
        </Button>
      )}
    </>
  )
}
