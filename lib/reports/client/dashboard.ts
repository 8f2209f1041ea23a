import { type Asking, getJson } from '../../shared/get-json.ts'
import type { DashboardStats, WireNotification } from '../schema/dashboard.ts'

/** The dashboard's figures. `poll` marks a call that the page makes by itself. */
export function fetchStats(asking: Asking = {}): Promise<DashboardStats> {
  return getJson('admin_stats.php', {}, asking)
}

/** The newest notices; the page asks by itself. */
export async function fetchNotifications(
  _: object,
  asking: Asking = {},
): Promise<WireNotification[]> {
  const { notifications } = await getJson<{ notifications: WireNotification[] }>(
    'staff_notifications',
    {},
    { ...asking, poll: true },
  )
  return notifications
}
