import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

// Asks a site's shortest call again and again, in a thread of its own, and tells how long each took, in milliseconds.
for (;;) {
  const started = performance.now()
  const answer = await fetch(`${workerData}/api/health/live`)
  await answer.text()
  parentPort?.postMessage(performance.now() - started)
  await wait(5)
}
