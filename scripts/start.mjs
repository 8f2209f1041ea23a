// `npm start`: runs on the machine's own Node (20 or later) with nothing installed.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, dataDir, install, node } from './prepare.mjs'
import { endRunning, onEnd, root, Stop } from './steps.mjs'

const dev = process.argv.includes('--dev')
let server

onEnd((signal) => {
  if (server) return server.kill(signal)
  endRunning()
  process.exit(signal === 'SIGINT' ? 130 : 143)
})

try {
  const logs = join(dataDir, 'logs')
  await install({ logs, tools: dev })
  if (!dev) await build({ logs })
  serve()
} catch (error) {
  const text = error instanceof Stop ? error.message : error.stack
  if (text) process.stderr.write(`\n${text}\n`)
  process.exit(1)
}

// The channel tells the server when this process is gone, however that came about.
function serve() {
  server = spawn(node, ['server/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: dev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  server.once('exit', (code) => process.exit(code ?? 1))
}
