'use client'

import { CloseButton, Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { Bell, Menu as MenuIcon, MessageSquare } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { reading } from '#calls/client.ts'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Notices } from '../dashboard/notices.tsx'
import { FindButton } from '../find/find-button.tsx'
import { nameOf, screenAt, titleAt } from '../kit/address/screens.ts'
import { useLogout } from '../kit/call/use-logout.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { loading } from '../kit/words.ts'
import { BellTools } from '../waiting/bell-tools.tsx'
import { useWaiting } from '../waiting/waiting.tsx'
import { ProfileMenu } from './profile-menu.tsx'

const t = staffWords('shell')

/**
 * The screen's name and the three dropdowns. Signing out is in the profile menu alone, so that it isn't pressed by mistake.
 */
export function Header({ email, onMenu }: { email: string; onMenu: () => void }) {
  const path = usePathname()
  const screen = screenAt(path)
  const logout = useLogout()
  return (
    <header className="no-print sticky top-0 z-20 flex h-[60px] items-center gap-0.5 border-edge border-b bg-desk pr-2 pl-1.5 [body:has(main_[data-whole])_&]:hidden lg:h-[68px] lg:gap-1.5 lg:pr-6 lg:pl-8">
      <IconButton label={t('menu.open')} className="icon-button lg:hidden" onClick={onMenu}>
        <MenuIcon size={22} />
      </IconButton>
      <h1 className="me-auto truncate text-lg lg:text-xl">
        <span className="lg:hidden">{screen ? nameOf(screen) : t('notFound')}</span>
        <span className="max-lg:hidden">{titleAt(path) ?? t('notFound')}</span>
      </h1>
      <FindButton />
      <NotificationDropdown />
      <ChatDropdown />
      <ProfileMenu email={email} onLogout={logout} />
    </header>
  )
}

function NotificationDropdown() {
  return (
    <Dropdown
      content={(close) => (
        <>
          <div className="absolute top-1.5 right-1.5 flex">
            <BellTools />
          </div>
          <NewestNotices onFollow={close} />
        </>
      )}
      label={t('notifications.label')}
      text={t('notifications.text')}
    >
      <Bell size={20} />
    </Dropdown>
  )
}

// Asked for while the dropdown is open.
function NewestNotices({ onFollow }: { onFollow: () => void }) {
  const { value, failed } = useAnswer(reading('GET staff_notifications'), {}, null, {
    topics: ['bookings'],
  })
  if (!value) return <p className="mt-2">{failed ? t('notifications.failed') : loading()}</p>
  return (
    <div className="-mx-1 mt-2 max-h-[min(60dvh,520px)] overflow-y-auto px-1">
      <Notices notices={value.notifications} now={new Date().toISOString()} onFollow={onFollow} />
    </div>
  )
}

function ChatDropdown() {
  const unread = useWaiting().waiting?.messages ?? 0
  return (
    <Dropdown
      label={t('chat.label')}
      content={() => unread > 0 && <CloseLink href="/app/chat">{t('chat.open')}</CloseLink>}
      text={t('chat.messages', { count: unread })}
    >
      <MessageSquare size={20} />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-2.5 right-2.5 size-2.5 rounded-full border-2 border-desk bg-laterite"
        />
      )}
    </Dropdown>
  )
}

function CloseLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <CloseButton
      as={Link}
      className="staff-link mt-2 inline-flex min-h-11 items-center font-semibold"
      href={href}
    >
      {children}
    </CloseButton>
  )
}

type DropdownProps = {
  label: string
  text: string
  content: (close: () => void) => ReactNode
  children: ReactNode
}

function Dropdown({ label, text, content, children }: DropdownProps) {
  return (
    <Popover className="relative">
      <PopoverButton aria-label={label} className="icon-button" title={label}>
        {children}
      </PopoverButton>
      <PopoverPanel
        anchor={{ to: 'bottom end', gap: 6 }}
        className="starting:-translate-y-1 z-30 w-[min(360px,92vw)] rounded-staff border border-edge bg-card p-4 shadow-float transition-[opacity,translate] duration-200 ease-calm starting:opacity-0"
      >
        {({ close }) => (
          <>
            <p className="font-semibold">{label}</p>
            <p className="mt-1 text-ink-2">{text}</p>
            {content(close)}
          </>
        )}
      </PopoverPanel>
    </Popover>
  )
}
