import { apiUrl } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'
import type { Report, ReportFormat } from '../schema/report.ts'

/** Two days; an empty one hasn't been chosen. */
export type ChosenDays = { from: string; to: string }

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
