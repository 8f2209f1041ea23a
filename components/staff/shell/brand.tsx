import { Mark } from '#components/farm/mark.tsx'
import { property } from '#lib/property.ts'

export function Brand({ bare = false }: { bare?: boolean }) {
  return (
    <span className="flex items-center gap-[11px] text-cream">
      <Mark size={38} />
      <span className={bare ? 'sr-only' : ''}>
        <span className="heading block text-title leading-none">{property.brand}</span>
        <span className="mt-1 block text-xs text-cream/75 leading-tight">Staff</span>
      </span>
    </span>
  )
}
