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

export type Screen = {
  path: string
  name: string
  /** The title over the page on wide screens, if it is not the name. */
  title?: string
  Icon: LucideIcon
}

const reviewsTitle = 'Google Reviews Configuration'

export const screens: readonly Screen[] = [
  { path: '/app/dashboard', name: 'Dashboard', Icon: LayoutDashboard },
  { path: '/app/today', name: 'Today', Icon: Sun },
  { path: '/app/calendar', name: 'Calendar', Icon: CalendarRange },
  { path: '/app/bookings', name: 'Bookings', Icon: CalendarDays },
  { path: '/app/money', name: 'Money', Icon: IndianRupee },
  { path: '/app/rooms', name: 'Rooms', Icon: BedDouble },
  { path: '/app/rates', name: 'Rates', Icon: Tags },
  { path: '/app/customers', name: 'Customers', Icon: Users },
  { path: '/app/reports', name: 'Reports', Icon: ChartLine },
  { path: '/app/chat', name: 'Chat', title: 'Customer Support Chat', Icon: MessageSquare },
  { path: '/app/google-reviews', name: 'Google Reviews', title: reviewsTitle, Icon: Star },
]

/** Returns the screen that a path belongs to. */
export function screenAt(path: string): Screen | undefined {
  return screens.find((screen) => path.startsWith(screen.path))
}
