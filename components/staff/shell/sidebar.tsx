'use client'

import { PanelLeftClose, PanelLeftOpen, X } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { ScreenCount } from '../dock/screen-count.tsx'
import { nameOf, type Screen, screens } from '../kit/address/screens.ts'
import { useStayWhileDown } from '../kit/live/use-stay-while-down.ts'
import { useRights } from '../kit/me.ts'
import { Brand } from './brand.tsx'

const t = staffWords('shell')

type SidebarProps = {
  art: ReactNode
  narrow?: boolean
  /** Called to change between wide and narrow; the off-canvas menu has one width only. */
  onResize?: () => void
  /** Called to close the off-canvas menu. */
  onLeave?: () => void
}

export function Sidebar({ art, narrow = false, onResize, onLeave }: SidebarProps) {
  const may = useRights()
  const shown = screens.filter(({ level = 'staff' }) => may(level))
  return (
    <div className="flex h-full flex-col overflow-y-auto overflow-x-clip">
      <div className="flex items-center justify-between px-[17px] py-[18px]">
        <Brand bare={narrow} />
        {onLeave && (
          <IconButton label={t('menu.close')} className="icon-button text-cream" onClick={onLeave}>
            <X size={22} />
          </IconButton>
        )}
      </div>
      <nav aria-label={t('staff')} className="px-3 py-2">
        <ul className="grid gap-0.5">
          {shown.map((screen) => (
            <li key={screen.path}>
              <ScreenLink narrow={narrow} screen={screen} {...(onLeave && { onLeave })} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-2 p-3">
        {onResize && <ResizeButton narrow={narrow} onResize={onResize} />}
        {!narrow && art}
      </div>
    </div>
  )
}

function ScreenLink({
  screen,
  narrow,
  onLeave,
}: {
  screen: Screen
  narrow: boolean
  onLeave?: () => void
}) {
  const { path, Icon } = screen
  const name = nameOf(screen)
  const here = usePathname().startsWith(path)
  const follow = useStayWhileDown()
  return (
    <Link
      aria-current={here ? 'page' : undefined}
      className="relative flex min-h-11 items-center gap-3 rounded-[8px] px-3.5 font-medium text-[#d9dccb] transition-colors duration-[120ms] hover:bg-cream/8 aria-[current]:bg-hill-lit aria-[current]:text-cream"
      href={path}
      onClick={(event) => {
        follow(event)
        if (window.location.pathname + window.location.search === path) onLeave?.()
      }}
      title={narrow ? name : ''}
    >
      <Icon className={`shrink-0 ${here ? 'text-turmeric' : ''}`} size={20} />
      <span className={narrow ? 'sr-only' : ''}>{name}</span>
      <ScreenCount
        className={
          narrow
            ? 'absolute top-1 right-0.5 grid min-w-5 place-items-center rounded-full bg-turmeric px-1 font-semibold text-xs text-hill leading-5'
            : 'ms-auto rounded-full bg-turmeric px-2 font-semibold text-xs text-hill leading-[23px]'
        }
        path={path}
      />
    </Link>
  )
}

function ResizeButton({ narrow, onResize }: { narrow: boolean; onResize: () => void }) {
  const Icon = narrow ? PanelLeftOpen : PanelLeftClose
  return (
    <button
      aria-expanded={!narrow}
      aria-label={t(narrow ? 'sidebar.expandLabel' : 'sidebar.collapseLabel')}
      className="flex min-h-11 items-center gap-3 rounded-[8px] px-3.5 text-[#b9c4b4] transition-colors duration-[120ms] hover:bg-cream/8 hover:text-cream"
      onClick={onResize}
      title={narrow ? t('sidebar.expand') : undefined}
      type="button"
    >
      <Icon className="shrink-0" size={20} />
      {!narrow && <span className="text-xs">{t('sidebar.collapse')}</span>}
    </button>
  )
}
