import { staffWords } from '#lib/i18n/staff-words.ts'
import type { SaveState } from './place-saver.ts'

const t = staffWords('siteEditor')

type SaveNoteProps = { state: SaveState; isTouched: boolean }

/** Says whether what is typed is saved, and before that, that it will be. */
export function SaveNote({ state: { kind }, isTouched }: SaveNoteProps) {
  const isWrong = kind !== 'saved' && kind !== 'saving'
  const look = isWrong ? 'bg-red-tint text-red' : 'bg-lake-soft text-lake-dark'
  return (
    <span className={`rounded-[6px] px-2 py-1 font-semibold text-xs ${look}`} role="status">
      {isTouched || kind !== 'saved' ? t(`save.${isWrong ? 'failed' : kind}`) : t('save.asTyped')}
    </span>
  )
}
