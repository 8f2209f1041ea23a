import { type Asking, getJson } from '../../shared/get-json.ts'
import type { DashboardStats } from '../schema/dashboard.ts'

/** The dashboard's figures. `poll` marks a call that the page makes by itself. */
export function fetchStats(asking: Asking = {}): Promise<DashboardStats> {
  return getJson('admin_stats.php', {}, asking)
}
