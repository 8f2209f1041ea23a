import type { ReactNode } from 'react'
import { CloseIcon, MenuIcon } from '#components/ui/icons.tsx'

type DrawerProps = {
  words: { label: string; open: string; close: string }
  children: ReactNode
}

const id = 'menu'

/** The menu of small screens, which the browser itself opens; `drawer-element.ts` does the rest. */
export function Drawer({ words, children }: DrawerProps) {
  return (
    <menu-drawer>
      <button
        aria-haspopup="dialog"
        aria-label={words.open}
        className="grid size-12 place-items-center rounded-control border-[1.5px] border-line-control over-hero:border-cream/70 over-hero:bg-hill/35 no-script:hidden"
        type="button"
        {...{ command: 'show-modal', commandfor: id }}
      >
        <MenuIcon size={24} />
      </button>
      <dialog
        aria-label={words.label}
        className="drawer overflow-y-auto overscroll-contain bg-paper text-ink"
        id={id}
      >
        <div className="flex min-h-full flex-col px-6 pb-8">
          <button
            aria-label={words.close}
            className="my-3 -me-3 grid size-12 place-items-center self-end rounded-control"
            type="button"
            {...{ command: 'close', commandfor: id }}
          >
            <CloseIcon size={24} />
          </button>
          {children}
        </div>
      </dialog>
    </menu-drawer>
  )
}
