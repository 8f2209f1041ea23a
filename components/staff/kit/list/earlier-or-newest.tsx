import { Button } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('kit')

type EarlierOrNewestProps<At> = {
  /** Where the page begins that's shown; null for the newest. */
  before: At | null
  /** Where the page after it begins; null if it's the last one. */
  next: At | null
  onTurn: (before: At | null) => void
}

/** The way through a list that shows its newest entries first, and some at a time. */
export function EarlierOrNewest<At>({ before, next, onTurn }: EarlierOrNewestProps<At>) {
  if (next === null && before === null) return null
  return (
    <div className="flex flex-wrap gap-2.5 border-rule border-t px-4 py-3 lg:px-5">
      {before !== null && (
        <Button kind="outline" onClick={() => onTurn(null)} size="small">
          {t('list.newest')}
        </Button>
      )}
      {next !== null && (
        <Button kind="outline" onClick={() => onTurn(next)} size="small">
          {t('list.earlier')}
        </Button>
      )}
    </div>
  )
}
