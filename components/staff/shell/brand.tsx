import { Mark } from '#components/farm/mark.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('shell')

export function Brand({ bare = false }: { bare?: boolean }) {
  return (
    <span className="flex items-center gap-[11px] text-cream">
      <Mark size={38} />
      <span className={bare ? 'sr-only' : ''}>
        <span className="heading block text-title leading-none">{farm().brand}</span>
        <span className="mt-1 block text-xs text-cream/75 leading-tight">{t('staff')}</span>
      </span>
    </span>
  )
}
