import { Plus, X } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { maxBedCount, maxBeds } from '#lib/rooms/schema/facts.ts'
import { Select } from '../../kit/form/select-field.tsx'
import { NumberField } from './fact-row.tsx'
import type { BedDraft } from './facts-draft.ts'
import type { RoomPageForm } from './use-room-page.ts'

const t = staffWords('rooms')

const kinds = ['double', 'single', 'bunk', 'mattress'] as const
const newBed: BedDraft = { kind: 'double', count: '1', width: '', length: '' }

/** The kinds of beds in a room, a line each. */
export function BedsField({ form: { draft, errors, change } }: { form: RoomPageForm }) {
  const { beds } = draft
  const set = (at: number, changes: Partial<BedDraft>) =>
    change({ beds: beds.map((bed, of) => (of === at ? { ...bed, ...changes } : bed)) })
  return (
    <>
      {beds.map((bed, at) => (
        <fieldset
          aria-label={t('facts.bedAt', { number: at + 1 })}
          className="flex basis-full flex-wrap items-center gap-2.5"
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else of its own
          key={at}
        >
          <NumberField
            className="w-[74px]"
            error={errors[`facts.beds.${at}.count`]}
            label={t('facts.bedCount')}
            max={maxBedCount}
            min={1}
            onChange={(count) => set(at, { count })}
            value={bed.count}
          />
          <div className="min-w-[120px] flex-1 max-lg:basis-[calc(100%-90px)]">
            <Select
              aria-label={t('facts.bedKind')}
              onChange={(kind) => set(at, { kind: kind as BedDraft['kind'] })}
              options={kinds.map((kind) => [kind, t(`facts.bed.${kind}`)] as const)}
              value={bed.kind}
            />
          </div>
          <NumberField
            className="w-[104px]"
            error={errors[`facts.beds.${at}.width`]}
            label={t('facts.bedWidth')}
            onChange={(width) => set(at, { width })}
            unit={t('facts.centimetres')}
            value={bed.width}
          />
          <span aria-hidden="true">×</span>
          <NumberField
            className="w-[104px]"
            error={errors[`facts.beds.${at}.length`]}
            label={t('facts.bedLength')}
            onChange={(length) => set(at, { length })}
            unit={t('facts.centimetres')}
            value={bed.length}
          />
          <IconButton
            className="icon-button"
            label={t('facts.removeBed', { number: at + 1 })}
            onClick={() => change({ beds: beds.filter((_, of) => of !== at) })}
          >
            <X size={18} />
          </IconButton>
        </fieldset>
      ))}
      {beds.length < maxBeds && (
        <Button kind="quiet" onClick={() => change({ beds: [...beds, newBed] })} size="small">
          <Plus size={18} />
          {t('facts.addBed')}
        </Button>
      )}
    </>
  )
}
