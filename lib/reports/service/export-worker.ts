import { parentPort, workerData } from 'node:worker_threads'
import { excelFile } from './excel-file.ts'
import type { ExportJob } from './make-export.ts'
import { pdfFile } from './pdf-file.ts'

const job = workerData as ExportJob
parentPort?.postMessage(await (job.format === 'excel' ? excelFile(job) : pdfFile(job)))
