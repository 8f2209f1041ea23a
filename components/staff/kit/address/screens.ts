import {
  BedDouble,
  CalendarDays,
  CalendarRange,
  ChartLine,
  IndianRupee,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  Star,
  Sun,
  Tags,
  Users,
} from 'lucide-react'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('kit')

export type Screen = {
  path: string
  name: string
  /** The title over the page on wide screens, if it is not the name. */
  title?: string
  Icon: LucideIcon
}

export const screens: readonly Screen[] = [
  { path: '/app/dashboard', name: t('screens.dashboard'), Icon: LayoutDashboard },
  { path: '/app/today', name: t('screens.today'), Icon: Sun },
  { path: '/app/calendar', name: t('screens.calendar'), Icon: CalendarRange },
  { path: '/app/bookings', name: t('screens.bookings'), Icon: CalendarDays },
  { path: '/app/money', name: t('screens.money'), Icon: IndianRupee },
  { path: '/app/rooms', name: t('screens.rooms'), Icon: BedDouble },
  { path: '/app/rates', name: t('screens.rates'), Icon: Tags },
  { path: '/app/customers', name: t('screens.customers'), Icon: Users },
  { path: '/app/reports', name: t('screens.reports'), Icon: ChartLine },
  {
    path: '/app/chat',
    name: t('screens.chat'),
    title: t('screens.chatTitle'),
    Icon: MessageSquare,
  },
  {
    path: '/app/google-reviews',
    name: t('screens.reviews'),
    title: t('screens.reviewsTitle'),
    Icon: Star,
  },
]

/** Returns the screen that a path belongs to. */
export function screenAt(path: string): Screen | undefined {
  return screens.find((screen) => path.startsWith(screen.path))
}

/** Returns the title of the page of a screen. */
export function titleAt(path: string): string | undefined {
  const screen = screenAt(path)
  return screen?.title ?? screen?.name
}
