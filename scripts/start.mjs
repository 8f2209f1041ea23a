// `npm start`: runs on the machine's own Node (20 or later) with nothing installed. `npm run dev`: the same on Next's
// development server, with no build; the process restarts when its code changes. `npm run dev -- --inspect`: with Node's
// debugger in the process that serves, not in this one.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { markInUse } from './in-use.mjs'
import { build, dataDir, distDir, install, node } from './prepare.mjs'
import { at, endRunning, memory, onEnd, root, Stop } from './steps.mjs'
import { watchSources } from './watch.mjs'

const args = process.argv.slice(2)
const dev = args.includes('--dev')
const inspect = args.filter((arg) => arg.startsWith('--inspect'))
let server
let isEnding = false
let isStale = false
let hasRestarted = false

onEnd((signal) => {
  isEnding = true
  if (server) return server.kill(signal)
  endRunning()
  process.exit(signal === 'SIGINT' ? 130 : 143)
})

try {
  const logs = join(dataDir, 'logs')
  await install({ logs, tools: dev })
  if (!dev) {
    await build({ logs })
    markInUse(at(distDir))
  }
  serve()
  // Next reloads what is in its bundle; what the server itself has loaded stays as it was.
  if (dev) watchSources([at('server'), at('lib')], restart)
} catch (error) {
  const text = error instanceof Stop ? error.message : error.stack
  if (text) process.stderr.write(`\n${text}\n`)
  process.exit(1)
}

function serve() {
  const command = [memory, ...inspect, 'server/main.ts', ...args]
  const env = {
    ...process.env,
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // A second start need not load what turns TypeScript into JavaScript; a build throws this away with the last one.
    ...(!dev && { NODE_COMPILE_CACHE: at(distDir, 'compiled') }),
  }
  // From Node 22.15 on, which every start but the first has, this process gives way: one less in memory.
  if (!dev && process.execve) {
    const npm = process.env.npm_lifecycle_event ? ['--ends-with-parent'] : []
    process.chdir(root)
    process.execve(node, [node, ...command, ...npm], env)
  }
  // The channel tells the server when this process is gone, however that came about.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  server = spawn(node, command, { cwd: root, env, stdio })
  server.once('exit', (code) => {
    server = undefined
    if (isStale && !isEnding) return serveAgain()
    // Code that has just been changed may be wrong; it will be changed again.
    if (hasRestarted && !isEnding)
      return say('The next change in server/ or lib/ will start it again.')
    process.exit(code ?? 1)
  })
}

function restart() {
  if (isEnding || isStale) return
  if (!server) return serveAgain()
  isStale = true
  say('server/ or lib/ has changed: restarting.')
  server.kill('SIGINT')
}

function serveAgain() {
  isStale = false
  hasRestarted = true
  serve()
}

function say(text) {
  process.stdout.write(`\n${text}\n`)
}
