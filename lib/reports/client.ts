import { apiUrl, callApi } from '../shared/api.ts'
import type { DashboardStats, Report, ReportFormat, WireNotification } from './schema.ts'

type Options = { poll?: boolean; signal?: AbortSignal }

/** The dashboard's figures. `poll` marks a call that the page makes by itself. */
export function fetchStats({ poll = false, signal }: Options = {}): Promise<DashboardStats> {
  const path = poll ? 'admin_stats.php?poll=1' : 'admin_stats.php'
  return callApi(path, { cache: 'no-store', ...(signal && { signal }) })
}

/** The newest notices; the page asks by itself. */
export async function fetchNotifications(
  _: object,
  { signal }: Options = {},
): Promise<WireNotification[]> {
  const { notifications } = await callApi<{ notifications: WireNotification[] }>(
    'staff_notifications?poll=1',
    { cache: 'no-store', ...(signal && { signal }) },
  )
  return notifications
}

/** Two days; an empty one stands for a day that nobody chose. */
export type ChosenDays = { from: string; to: string }

/** The report of a range. */
export function fetchReport(
  chosen: ChosenDays,
  { poll = false, signal }: Options = {},
): Promise<Report> {
  const query = queryOf(chosen)
  if (poll) query.set('poll', '1')
  return callApi(`admin_reports.php?${query}`, { cache: 'no-store', ...(signal && { signal }) })
}

/** The address at which a report is downloaded as a file. */
export function exportUrl(chosen: ChosenDays, format: ReportFormat): string {
  const query = queryOf(chosen)
  query.set('format', format)
  return apiUrl(`admin_reports.php?${query}`)
}

function queryOf({ from, to }: ChosenDays): URLSearchParams {
  return new URLSearchParams({ ...(from && { from_date: from }), ...(to && { to_date: to }) })
}
