import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('rooms')

/** Says when guests see what is changed in a card: as soon as it's saved. */
export function WhenSeen({ atOnce = false }: { atOnce?: boolean }) {
  return (
    <p className="inline-flex items-center gap-2 text-ink-2 text-xs">
      <span aria-hidden="true" className="size-2 rounded-full bg-leaf" />
      {atOnce ? t('seen.atOnce') : t('seen.whenSaved')}
    </p>
  )
}
