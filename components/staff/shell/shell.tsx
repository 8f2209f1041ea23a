'use client'

import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react'
import { LucideProvider } from 'lucide-react'
import { usePathname, useSearchParams } from 'next/navigation'
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useBackCloses } from '#components/ui/use-back-closes.ts'
import { signedInHint } from '#lib/auth/rules.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { BookingDrawer } from '../bookings/booking-drawer.tsx'
import { Dock } from '../dock/dock.tsx'
import { ToastProvider } from '../kit/action/toast-provider.tsx'
import { NewsProvider } from '../kit/live/news.tsx'
import { Restartable } from '../kit/live/restart.tsx'
import { type Me, MeProvider } from '../kit/me.ts'
import { ToastPlace } from '../kit/toast/toast-place.tsx'
import { useMedia } from '../kit/use-media.ts'
import { NewBooking } from '../new-booking/new-booking.tsx'
import { WaitingProvider } from '../waiting/waiting.tsx'
import { FarmClock } from './farm-clock.tsx'
import { Header } from './header.tsx'
import { Sidebar } from './sidebar.tsx'
import { rememberSidebar } from './sidebar-width.ts'
import { useFollowedFarm } from './use-followed-farm.ts'

const t = staffWords('shell')

type ShellProps = {
  me: Me
  narrow: boolean
  /** The server's time, for the first render. */
  now: string
  plate: ReactNode
  children: ReactNode
}

export function Shell({ me, narrow: remembered, now, plate, children }: ShellProps) {
  const [narrow, setNarrow] = useState(remembered)
  const [, showFarm] = useReducer((times: number) => times + 1, 0)
  const address = `${usePathname()}?${useSearchParams()}`
  // The menu closes by itself once a link of it has led elsewhere.
  const [menuOn, setMenuOn] = useState<string | null>(null)
  const menuOpen = menuOn === address
  const closeMenu = () => setMenuOn(null)
  useBackCloses(menuOpen, closeMenu)
  useEscapeAtOnce(menuOpen, closeMenu)
  // Between a tablet and a large screen the page needs the width more.
  const isSmall = useMedia('(max-width: 1199px)') === true
  // So does the page of the guests that's being edited.
  const isWhole = usePathname() === '/app/site'
  const tight = isSmall || isWhole
  useSignedInHint()

  const resize = () => {
    setNarrow(!narrow)
    rememberSidebar(!narrow)
  }
  const art =
    plate === null ? (
      <div className="rounded-control border border-cream/20 px-3.5 py-3">
        <FarmClock now={now} />
      </div>
    ) : (
      <div className="relative h-[158px] overflow-clip rounded-control">
        {plate}
        <div className="absolute inset-x-0 bottom-0 bg-linear-to-b from-transparent to-[#0a1e20]/85 px-3.5 pt-9 pb-3">
          <FarmClock now={now} />
        </div>
      </div>
    )
  return (
    <Providers me={me}>
      <FollowedFarm onTaken={showFarm} />
      <a
        className="no-print -translate-y-24 fixed top-2 left-2 z-50 rounded-control bg-hill px-4 py-3 font-semibold text-cream focus:translate-y-0"
        href="#content"
      >
        {t('skip')}
      </a>
      <div className="flex min-h-dvh">
        <aside
          className={`on-hill no-print sticky top-0 h-dvh shrink-0 bg-hill transition-[width] duration-200 ease-calm max-lg:hidden ${narrow || isWhole ? 'w-[72px]' : 'w-[260px] max-[1199px]:w-[72px]'}`}
          data-narrow={narrow || isWhole || undefined}
        >
          <Sidebar art={art} narrow={narrow || tight} {...(!tight && { onResize: resize })} />
        </aside>
        <div className="flex min-w-0 flex-1 flex-col">
          <Header email={me.email} onMenu={() => flushSync(() => setMenuOn(address))} />
          <main className="flex min-w-0 flex-1 flex-col" id="content" tabIndex={-1}>
            <Restartable>{children}</Restartable>
          </main>
          <BookingDrawer />
          <NewBooking />
          <footer
            // Above it is room for a message, so that the end of the page can be scrolled clear of one.
            className="px-4 pt-2 pb-24 text-ink-2 [body:has(main_[data-whole])_&]:hidden max-lg:pt-24 max-lg:pb-[calc(84px+env(safe-area-inset-bottom))] max-lg:[body:has(main_[data-task]:not([data-task=beside]))_&]:pt-40 max-lg:[body:has(main_[data-task]:not([data-task=beside]))_&]:pb-4 lg:px-8"
          >
            © {now.slice(0, 4)} {farm().name}
          </footer>
        </div>
      </div>
      <Dock />
      <Dialog
        aria-label={t('menu.label')}
        className="relative z-40 lg:hidden"
        onClose={closeMenu}
        open={menuOpen}
      >
        <DialogBackdrop
          className="fixed inset-0 bg-hill/60 transition-opacity duration-200 data-closed:opacity-0"
          transition
        />
        <DialogPanel
          className="on-hill data-closed:-translate-x-full fixed inset-y-0 left-0 flex w-[260px] flex-col bg-hill transition-transform duration-[280ms] ease-calm"
          transition
        >
          <Sidebar art={art} onLeave={closeMenu} />
          <ToastPlace />
        </DialogPanel>
      </Dialog>
    </Providers>
  )
}

function FollowedFarm({ onTaken }: { onTaken: () => void }) {
  useFollowedFarm(onTaken)
  return null
}

function Providers({ me, children }: { me: Me; children: ReactNode }) {
  return (
    <LucideProvider strokeWidth={1.75}>
      <MeProvider value={me}>
        <NewsProvider>
          <ToastProvider>
            <WaitingProvider>{children}</WaitingProvider>
          </ToastProvider>
        </NewsProvider>
      </MeProvider>
    </LucideProvider>
  )
}

/** Closes what a press has opened by Escape even before the dialog, which is shown a little later, listens for it. */
function useEscapeAtOnce(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && onClose())
  useLayoutEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    window.addEventListener('keydown', close, { signal: listening.signal })
    return () => listening.abort()
  }, [isOpen])
}

/**
 * Keeps the hint that somebody is signed in, as the server has just shown, and leaves the staff area in every tab when one
 * of them signs out.
 */
function useSignedInHint(): void {
  useEffect(() => {
    localStorage.setItem(signedInHint, localStorage.getItem(signedInHint) ?? '1')
    const leave = (event: StorageEvent) => {
      const gone = event.key === null || (event.key === signedInHint && event.newValue === null)
      if (gone) window.location.assign('/app/login')
    }
    window.addEventListener('storage', leave)
    return () => window.removeEventListener('storage', leave)
  }, [])
}
