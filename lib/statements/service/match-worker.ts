import { parentPort, workerData } from 'node:worker_threads'
import { wireMatches } from '../rules/wire-matches.ts'

const { statement, found } = workerData
parentPort?.postMessage(JSON.stringify(wireMatches(statement, JSON.parse(found))))
