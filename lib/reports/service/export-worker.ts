import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { excelFile } from './excel-file.ts'
import { pdfFile } from './pdf-file.ts'
import type { ExportJob } from './start-export.ts'

// Every piece waits until it is asked for; null is the end.
const job = workerData as ExportJob
const port = parentPort
if (port) {
  await once(port, 'message')
  for await (const piece of job.format === 'excel' ? excelFile(job) : pdfFile(job)) {
    port.postMessage(piece, [piece.buffer])
    await once(port, 'message')
  }
  port.postMessage(null)
  port.close()
}
