import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { log } from '../../lib/log.ts'
import { exposition } from './exposition.ts'
import { databaseFigures, delayStepMs, processFigures } from './figures.ts'
import { watchRequests } from './requests.ts'

/**
 * Answers GET /metrics on a port of its own, for Prometheus: with what this process knows of itself, and with a few
 * short questions to the database, whose answers are missing while it is away.
 */
export async function openMetrics(at: { host: string; port: number }) {
  const delay = monitorEventLoopDelay({ resolution: delayStepMs })
  delay.enable()
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const figures = await databaseFigures().catch((error) => {
      log.warn({ err: error }, 'no figures of the database')
      return []
    })
    const families = [requests.read(), ...processFigures(delay), ...figures]
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
    response.end(exposition(families))
    delay.reset()
  })
  const requests = watchRequests(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const place = `${at.host}:${at.port} (METRICS_HOST and METRICS_PORT)`
      reject(new Error(`The address ${place} can't be used: ${error.code}.`))
    })
    server.listen(at.port, at.host, resolve)
  })
  return {
    port: (server.address() as { port: number }).port,
    stop: async () => {
      requests.stop()
      server.close()
      server.closeAllConnections()
    },
  }
}
