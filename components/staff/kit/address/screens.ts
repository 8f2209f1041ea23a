import {
  BedDouble,
  CalendarDays,
  CalendarRange,
  ChartLine,
  IndianRupee,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  PanelsTopLeft,
  Star,
  Sun,
  Tags,
  UserCog,
  Users,
} from 'lucide-react'
import type { Level } from '#lib/auth/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('kit')

export type Screen = {
  path: string
  name: 'dashboard' | 'today' | 'calendar' | 'bookings' | 'money' | 'rooms' | Other
  /** The title over the page on wide screens, if it is not the name. */
  title?: 'chatTitle' | 'reviewsTitle'
  Icon: LucideIcon
  /** Whom it's for, if not for everybody at the desk. */
  level?: Level
}

type Other = 'rates' | 'site' | 'customers' | 'reports' | 'chat' | 'reviews' | 'team'

export const screens: readonly Screen[] = [
  { path: '/app/dashboard', name: 'dashboard', Icon: LayoutDashboard },
  { path: '/app/today', name: 'today', Icon: Sun },
  { path: '/app/calendar', name: 'calendar', Icon: CalendarRange },
  { path: '/app/bookings', name: 'bookings', Icon: CalendarDays },
  { path: '/app/money', name: 'money', Icon: IndianRupee },
  { path: '/app/rooms', name: 'rooms', Icon: BedDouble },
  { path: '/app/rates', name: 'rates', Icon: Tags },
  { path: '/app/site', name: 'site', Icon: PanelsTopLeft },
  { path: '/app/customers', name: 'customers', Icon: Users },
  { path: '/app/reports', name: 'reports', Icon: ChartLine },
  { path: '/app/chat', name: 'chat', title: 'chatTitle', Icon: MessageSquare },
  { path: '/app/google-reviews', name: 'reviews', title: 'reviewsTitle', Icon: Star },
  { path: '/app/team', name: 'team', Icon: UserCog, level: 'owner' },
]

export function screenAt(path: string): Screen | undefined {
  return screens.find((screen) => path.startsWith(screen.path))
}

/** Returns the name of a screen, as it is in the menu. */
export function nameOf({ name }: Screen): string {
  return t(`screens.${name}`)
}

/** Returns the title of a page of staff, by its path. */
export function titleAt(path: string): string | undefined {
  const screen = screenAt(path)
  return screen && t(`screens.${screen.title ?? screen.name}`)
}
