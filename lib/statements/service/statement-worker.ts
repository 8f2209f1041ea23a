import { parentPort, workerData } from 'node:worker_threads'
import { readHere } from './read-here.ts'
import type { ReadOrder } from './read-statement.ts'

parentPort?.postMessage(await readHere(workerData as ReadOrder))
