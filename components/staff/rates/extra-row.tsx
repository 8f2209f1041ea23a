import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'

type ExtraRowProps = {
  name: string
  about: string
  value: ReactNode
  onEdit: () => void
}

/** A line of a list of what can be changed: its name, what it says, and a button. */
export function ExtraRow({ name, about, value, onEdit }: ExtraRowProps) {
  return (
    <li className="flex min-h-[58px] items-center gap-3 border-rule border-t py-1.5 pr-2 pl-4 lg:pl-5">
      <div className="num min-w-0 flex-1">
        <p className="font-semibold text-sm">{name}</p>
        <p className="text-ink-2 text-xs">{about}</p>
      </div>
      <span className="num shrink-0 font-semibold text-sm">{value}</span>
      <IconButton className="icon-button" label={`Edit ${name}`} onClick={onEdit}>
        <Pencil aria-hidden="true" size={18} />
      </IconButton>
    </li>
  )
}
