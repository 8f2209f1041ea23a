'use client'

import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { ChevronDown, ExternalLink, LogOut } from 'lucide-react'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('shell')

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-[8px] px-3 text-start data-focus:bg-rice'

/** The menu with the signed-in address and the sign-out. */
export function ProfileMenu({ email, onLogout }: { email: string; onLogout: () => void }) {
  return (
    <Menu>
      <MenuButton className="flex min-h-11 items-center gap-2 rounded-control px-1 font-medium transition-colors duration-[120ms] hover:bg-hill/8 lg:px-2">
        <span
          aria-hidden="true"
          className="grid h-9 w-9 place-items-center rounded-full bg-lake font-semibold text-xs text-cream"
        >
          {initials(email)}
        </span>
        <span className="max-lg:hidden">{t('staff')}</span>
        <span className="sr-only">{t('profile.label')}</span>
        <ChevronDown className="max-sm:hidden" size={18} />
      </MenuButton>
      <MenuItems
        anchor={{ to: 'bottom end', gap: 6 }}
        className="starting:-translate-y-1 z-30 w-[min(300px,90vw)] rounded-staff border border-edge bg-card p-2 shadow-float outline-none transition-[opacity,translate] duration-200 ease-calm starting:opacity-0"
      >
        <p className="px-3 pt-2 pb-2.5 text-ink-2">
          {t.rich('profile.signedIn', {
            address: () => <b className="block break-all font-semibold text-ink">{email}</b>,
          })}
        </p>
        <MenuItem>
          <a className={itemClass} href="/">
            <ExternalLink size={18} />
            {t('profile.website')}
          </a>
        </MenuItem>
        <MenuItem>
          <button className={itemClass} onClick={onLogout} type="button">
            <LogOut size={18} />
            {t('profile.logout')}
          </button>
        </MenuItem>
      </MenuItems>
    </Menu>
  )
}

function initials(email: string): string {
  const parts = email.split('@')[0]?.split(/[._-]+/) ?? []
  const letters = parts.length > 1 ? parts.map((part) => part[0]).join('') : parts[0]
  return (letters ?? '').slice(0, 2).toUpperCase()
}
