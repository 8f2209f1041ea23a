import { apiUrl } from '../shared/api.ts'
import { type Asking, getJson } from '../shared/get-json.ts'
import type { DashboardStats, Report, ReportFormat, WireNotification } from './schema.ts'

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

/** Two days; an empty one stands for a day that nobody chose. */
export type ChosenDays = { from: string; to: string }

/** The report of a range. */
export function fetchReport(chosen: ChosenDays, asking: Asking = {}): Promise<Report> {
  return getJson('admin_reports.php', queryOf(chosen), asking)
}

/** The address at which a report is downloaded as a file. */
export function exportUrl(chosen: ChosenDays, format: ReportFormat): string {
  return apiUrl(`admin_reports.php?${new URLSearchParams({ ...queryOf(chosen), format })}`)
}

function queryOf({ from, to }: ChosenDays): Record<string, string> {
  return { ...(from && { from_date: from }), ...(to && { to_date: to }) }
}
