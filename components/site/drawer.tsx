'use client'

import { type MouseEvent, type ReactNode, useRef } from 'react'
import { CloseIcon, MenuIcon } from '#components/ui/icons.tsx'
import { keepFocusInside } from '#components/ui/keep-focus-inside.ts'
import { usePathname } from '#lib/i18n/navigation.tsx'

/** Milliseconds between closing the drawer and loading the page of a pressed link, from the specification. */
const closingMs = 100

type DrawerProps = {
  words: { label: string; open: string; close: string }
  children: ReactNode
}

/** The menu of small screens. It is rendered anew for each page, so it is closed whenever the page changes. */
export function Drawer(props: DrawerProps) {
  return <DrawerOfPage key={usePathname()} {...props} />
}

function DrawerOfPage({ words, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()

  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) return close()
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    close()
    setTimeout(() => window.location.assign(link.href), closingMs)
  }

  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={words.open}
        className="grid size-12 place-items-center rounded-control border-[1.5px] border-line-control over-hero:border-cream/70 over-hero:bg-hill/35 no-script:hidden"
        onClick={() => dialog.current?.showModal()}
        type="button"
      >
        <MenuIcon size={24} />
      </button>
      <dialog
        aria-label={words.label}
        className="drawer overflow-y-auto overscroll-contain bg-paper text-ink"
        onClick={onClick}
        onKeyDown={keepFocusInside}
        ref={dialog}
      >
        <div className="flex min-h-full flex-col px-6 pb-8">
          <button
            aria-label={words.close}
            className="my-3 -me-3 grid size-12 place-items-center self-end rounded-control"
            onClick={close}
            type="button"
          >
            <CloseIcon size={24} />
          </button>
          {children}
        </div>
      </dialog>
    </>
  )
}
