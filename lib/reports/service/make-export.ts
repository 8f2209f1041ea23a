import type { Staff } from '../../auth/schema.ts'
import { requiredEnv } from '../../env.ts'
import { farm } from '../../farm/rules/farm.ts'
import { gate } from '../../shared/gate.ts'
import { runThread } from '../../shared/run-thread.ts'
import { sourceFile } from '../../shared/source-file.ts'
import type { Report, ReportFormat } from '../schema/report.ts'

/** The input of the thread. */
export type ExportJob = {
  format: ReportFormat
  farm: string
  report: Report
  /** ISO, when the report was made. */
  madeAt: string
  databaseUrl: string
}

const workerFile = sourceFile('lib', 'reports', 'service', 'export-worker.ts')
// A thread of its own takes a core of its own; the other cores are for everybody else.
const atOnce = gate(1)

/**
 * Makes a file of a report in a thread of its own and returns its bytes. Rejects if that fails, needs too much memory
 * or takes five minutes. `_by`: the thread reads every booking of the range.
 */
export function makeExport(
  _by: Staff,
  format: ReportFormat,
  report: Report,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const job: ExportJob = {
    format,
    farm: farm().name,
    report,
    madeAt: now.toISOString(),
    databaseUrl: requiredEnv('DATABASE_URL'),
  }
  return atOnce(() => runThread(workerFile, job))
}
