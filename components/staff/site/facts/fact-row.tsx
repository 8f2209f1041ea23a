import { Pencil, Undo2 } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { isForOwners } from '#lib/farm/rules/named-facts.ts'
import type { Site } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../../kit/action/decide.tsx'
import { useMay } from '../../kit/me.ts'
import { factsEntry } from '../publish/entries.ts'
import type { UndoChange } from '../publish/use-undo-change.ts'
import { published, type Row } from './rows.ts'
import { Changed, Value } from './value.tsx'
import { type Line, labelOf, linesOf } from './words.ts'

const t = staffWords('site')

type FactRowProps = { row: Row; site: Site; undo: UndoChange; onChange: () => void }

/** What belongs together of the facts, with what guests see now where that's something else. */
export function FactRow({ row, site, undo, onChange }: FactRowProps) {
  const { name } = row
  const entry = factsEntry(row, site.changes, site.facts)
  const isChanged = entry.differences.length > 0
  const label = labelOf(name)
  const isOwner = useMay('owner')
  const isTheirs = isOwner || !row.facts.some(isForOwners)
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 border-rule border-t py-2 ps-4 pe-2 lg:ps-[22px] lg:pe-3">
      <div className="min-w-0 flex-1 basis-[200px] py-1.5">
        <h3 className="font-semibold text-sm" data-heading={name} tabIndex={-1}>
          {label}
        </h3>
        {isChanged ? (
          <>
            {entry.differences.map((difference) => (
              <Changed difference={difference} key={difference.label} />
            ))}
            <p className="mt-1 flex items-center gap-2 font-medium text-turmeric-ink text-xs">
              <span aria-hidden="true" className="size-2.5 rounded-full bg-turmeric" />
              {t('row.notPublished')}
            </p>
          </>
        ) : (
          <Lines lines={linesOf(row, published(row, site))} />
        )}
      </div>
      {isTheirs ? (
        <div className="-ms-4 flex">
          {isChanged && (
            <Decide
              aria-label={t('undo.named', { name: label })}
              busy={undo.busy(name)}
              kind="quiet"
              onPress={() => void undo.run(entry)}
              size="small"
            >
              <Undo2 aria-hidden="true" size={17} />
              {t('undo.button')}
            </Decide>
          )}
          <Button
            aria-label={t('row.changeNamed', { name: label })}
            kind="quiet"
            onClick={onChange}
            size="small"
          >
            <Pencil aria-hidden="true" size={17} />
            {t('row.change')}
          </Button>
        </div>
      ) : (
        <p className="py-1.5 pe-2 text-ink-2 text-xs">{t('row.forOwners')}</p>
      )}
    </li>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ label, text, lang }) => (
    <p key={label}>
      {label && <span className="text-ink-2">{label}: </span>}
      <Value lang={lang} text={text} />
    </p>
  ))
}
