import { parentPort, workerData } from 'node:worker_threads'
import { openPool } from '../../db/open-pool.ts'
import { wireMatches } from '../rules/wire-matches.ts'
import { foundLines } from './found-lines.ts'

const { url, lines, statement, today } = workerData
const pool = openPool(url, 1)
const { rows } = await pool.query<{ found: string }>(foundLines, lines)
await pool.end()
const matches = wireMatches(statement, JSON.parse(rows[0]?.found ?? '{}'), today)
const bytes = new TextEncoder().encode(JSON.stringify({ success: true, ...matches }))
parentPort?.postMessage(bytes, [bytes.buffer])
