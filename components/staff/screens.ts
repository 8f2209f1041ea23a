import { CalendarDays, ChartLine, LayoutDashboard } from 'lucide-react'

/** The screens of the staff area, in the order of the sidebar. */
export const screens = [
  { path: '/app/dashboard', name: 'Dashboard', Icon: LayoutDashboard },
  { path: '/app/bookings', name: 'Bookings', Icon: CalendarDays },
  { path: '/app/reports', name: 'Reports', Icon: ChartLine },
] as const

/** The name of the screen that a path belongs to. */
export function screenName(path: string): string {
  return screens.find((screen) => path.startsWith(screen.path))?.name ?? ''
}
