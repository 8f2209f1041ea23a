// Runs on the machine's own Node (20 or later) with nothing installed: plain JavaScript, no packages.
import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * The option of Node with which the site runs. What is new in memory is looked through in small portions: forty megabytes
 * less, and no slower where it was measured.
 */
export const memory = '--max-semi-space-size=4'

/** A failure that its message explains in full. */
export class Stop extends Error {}

const running = new Set()

/**
 * Runs a command as the leader of its own group, so that all of it can be ended, and returns its exit code.
 * `stdio` as for spawn.
 */
export function run(command, args, { env = {}, stdio = 'inherit' } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio,
      detached: true,
    })
    running.add(child)
    child.once('error', fail)
    child.once('exit', (code, signal) => {
      running.delete(child)
      done(signal ? 1 : code)
    })
  })
}

// The label of the step whose line is not complete yet; others run beside it.
let begun = ''

/** Prints lines, below that of a step which is still running. */
export function say(text) {
  process.stdout.write(`${begun && '\n'}${text}\n`)
  begun = ''
}

/** Runs one step of a preparation: a line with its name and time; its output goes to a file, and is shown if it fails. */
export async function step(label, { log, command, args, env }) {
  const started = performance.now()
  if (begun) say('')
  process.stdout.write(`  ${label} `)
  begun = label
  const code = await logged(log, command, args, env)
  const time = `${seconds(started).padStart(40 - label.length, '.')} s`
  if (begun === label) process.stdout.write(`${time}\n`)
  else say(`  ${label} ${time}`)
  if (begun === label) begun = ''
  if (code === 0) return
  throw new Stop(`${lastLines(log, 40)}\n\n${label} failed. The full output is in ${log}`)
}

/** Runs a command whose output goes to a file, and returns its exit code. */
export async function logged(log, command, args, env) {
  mkdirSync(dirname(log), { recursive: true })
  const file = openSync(log, 'w')
  return run(command, args, { env, stdio: ['ignore', file, file] }).finally(() => closeSync(file))
}

/** The end of a file of output. */
export function lastLines(log, count) {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-count).join('\n')
}

/** Ends what {@link run} started, with all its children. */
export function endRunning(signal = 'SIGTERM') {
  for (const { pid } of running) {
    try {
      process.kill(-pid, signal)
    } catch {
      // It has just ended by itself.
    }
  }
}

/** Calls back once when this process is told to end, or when the npm that started it is gone. */
export function onEnd(callback) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => callback(signal))
  if (!process.env.npm_lifecycle_event) return
  const { ppid } = process
  const watch = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(watch)
    callback('SIGTERM')
  }, 500)
  watch.unref()
}

export const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1)

/** A path of the checkout. */
export const at = (...parts) => join(root, ...parts)
