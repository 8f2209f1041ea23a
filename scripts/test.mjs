// `npm test`: all checks and tests from a fresh clone; runs on the machine's own Node (20 or later).
// `npm test -- chat tests/api/status`: only the tests in files whose path contains one of these words.
// `npm test -- --changed`: what the uncommitted changes can break, or the last commit where there are none;
// `npm test -- --changed main`: what can have broken since that commit.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { build, dataDir, install, node } from './prepare.mjs'
import { at, endRunning, lastLines, logged, onEnd, run, Stop, say, seconds } from './steps.mjs'
import { readPlaywright, readVitest } from './test-reports.mjs'
import { byKind, selectTests, testFiles } from './test-selection.mjs'

const limitMinutes = 80
const logs = join(dataDir, 'logs')
const filters = process.argv.slice(2)
const isWhole = filters.length === 0
const total = { passed: 0, failed: 0, failures: [], retried: [] }
const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
/** The settings of Playwright for each folder of its tests. */
const playwrightConfigs = {
  components: 'playwright.components.config.ts',
  e2e: 'playwright.config.ts',
}

// Everything that the tests write is in here, and so is every database that they start.
const temporary = mkdtempSync(join(tmpdir(), 'dontali-tests-'))
chmodSync(temporary, 0o755)

onEnd(() => finish('Stopped.'))
setTimeout(
  () => finish(`Not finished after ${limitMinutes} minutes.`),
  limitMinutes * 60_000,
).unref()

try {
  await install({ logs, tools: true })
  if (isWhole) await all()
  else if (filters[0] === '--changed') await changed(filters[1])
  else await some(selectTests(testFiles(), filters))
  finish()
} catch (error) {
  finish(error instanceof Stop ? error.message : error.stack)
}

/**
 * Everything: the build and then the tests that kill processes, which mostly wait, run beside what needs no build, so that two
 * cores are busy. The browser tests measure, and run alone.
 */
async function all() {
  const checks = scripts.check.split(' && ').map((command) => command.replace('npm run ', ''))
  await check('generate')
  await Promise.all([
    // Next writes types where it builds.
    check('typecheck')
      .then(() => build({ logs }))
      .then(() => vitest(['faults'])),
    withoutBuild(checks.filter((name) => name !== 'generate' && name !== 'typecheck')),
  ])
  await playwright('e2e')
}

async function withoutBuild(checks) {
  for (const name of checks) await check(name)
  await vitest(['unit', 'api'])
  await playwright('components')
}

/** Runs the tests in these files, `{ unit: [], api: ['tests/api/status.test.ts'], … }`, with only what they need; the quickest first. */
async function some(files) {
  const among = (...kinds) => kinds.filter((kind) => files[kind].length > 0)
  for (const kind of among('unit', 'api')) await vitest([kind], files[kind])
  if (files.components.length > 0) await playwright('components', files.components)
  if (among('faults', 'e2e').length > 0) await build({ logs })
  if (files.faults.length > 0) await vitest(['faults'], files.faults)
  if (files.e2e.length > 0) await playwright('e2e', files.e2e)
}

/** The tests that the changes since a commit can break. Those that need a build are named only. */
async function changed(base) {
  // It needs a package, which is there only now.
  const { changedTests } = await import('./changed-tests.mjs')
  const files = byKind(await changedTests(base))
  const later = [...files.faults, ...files.e2e]
  await some({ ...files, faults: [], e2e: [] })
  if (later.length > 0)
    say(`\nThese need a build and weren't run:\n  npm test -- ${later.join(' ')}`)
}

/** A step of `npm run check`, counted as one test. */
async function check(name) {
  const code = await part(name, '/bin/sh', ['-c', scripts[name]])
  if (code === 0) total.passed += 1
  else fail(name)
}

/** Vitest on some of its projects: on these files, in this order, or on all. */
async function vitest(projects, files = []) {
  const name = projects.join(', ')
  const report = join(temporary, `${projects.join('-')}.json`)
  const args = [
    at('node_modules/vitest/vitest.mjs'),
    'run',
    ...files,
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const order = files.length > 0 ? { TESTS_IN_ORDER: files.join(' ') } : {}
  await part(name, node, args, order, () => readVitest(read(report)))
}

/** Playwright on these files of a kind, or on all. */
async function playwright(kind, files = []) {
  const report = join(temporary, `${kind}.json`)
  const browser = await findBrowser({ logs })
  const args = [
    at('node_modules/@playwright/test/cli.js'),
    'test',
    ...files,
    `--config=${playwrightConfigs[kind]}`,
    '--reporter=list,json',
  ]
  const more = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(browser && { CHROMIUM_PATH: browser }),
  }
  await part(kind, node, args, more, () => readPlaywright(read(report)))
}

/**
 * Runs a part of the tests and says how long it took, and with a report what passed and which files took longest. Of a whole
 * run, whose parts run beside each other, only the output of parts that failed is shown.
 */
async function part(name, command, args, more = {}, report) {
  const started = performance.now()
  const log = join(logs, `test-${name.replace(', ', '-')}.log`)
  const code = isWhole
    ? await logged(log, command, args, env(more))
    : await run(command, args, { env: env(more) })
  const counted = report?.()
  if (isWhole && code !== 0) say(lastLines(log, 200))
  const words = counted
    ? `; ${counted.passed} passed, ${counted.failed} failed; longest: ${counted.slowest.join(', ')}`
    : ''
  say(`== ${name}: ${seconds(started)} s, ended after ${Math.round(seconds(0))} s${words}`)
  if (counted) tally(name, code, counted)
  return code
}

/** Adds what a runner counted. One that fails without a failed test has still failed, and is named itself. */
function tally(runner, code, { passed, failed, failures, retried }) {
  total.passed += passed
  total.failed += failed
  total.failures.push(...failures)
  total.retried.push(...retried)
  if (code !== 0 && failed === 0) fail(`${runner}, which exited with code ${code}`)
}

function fail(name) {
  total.failed += 1
  total.failures.push(name)
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}

/** The tests have their own settings, whatever this machine's are. */
function env(more = {}) {
  const settings = readFileSync(at('.env.example'), 'utf8').matchAll(/^# ([A-Z_]+)=/gm)
  // All but the place of the build, which the tests look at.
  const own = [...settings].map(([, name]) => name).filter((name) => name !== 'NEXT_DIST_DIR')
  return {
    ...Object.fromEntries(own.map((name) => [name, undefined])),
    PATH: [at('node_modules/.bin'), process.env.PATH].join(delimiter),
    TMPDIR: temporary,
    DATA_DIR: join(temporary, 'data'),
    // Of many processes the second needn't compile its modules.
    NODE_COMPILE_CACHE: join(temporary, 'compiled'),
    NODE_ENV: undefined,
    FORCE_COLOR: undefined,
    ...more,
  }
}

/** Ends what still runs, says why if there is a reason, and prints the sum as the last line. */
function finish(reason) {
  endRunning('SIGKILL')
  endDatabases()
  try {
    // What was just killed may still be writing.
    rmSync(temporary, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  } catch (error) {
    process.stdout.write(`${error.message}\n`)
  }
  if (reason) {
    total.failed += 1
    process.stdout.write(`\n${reason}\n`)
  }
  const { passed, failed, failures, retried } = total
  list('Failed', failures)
  list('Passed on the second try', retried)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exit(failed > 0 || passed === 0 ? 1 : 0)
}

/** Names what a reader of the last lines has to look at. */
function list(heading, names) {
  if (names.length === 0) return
  process.stdout.write(`\n${heading}:\n${names.map((name) => `  ${name}\n`).join('')}`)
}

// A database outlives the runner that started it when that runner is killed.
function endDatabases() {
  for (const name of readdirSync(temporary)) {
    const file = join(temporary, name, 'postgres/postmaster.pid')
    if (!existsSync(file)) continue
    try {
      process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT')
    } catch {
      // The file is all that was left of it.
    }
  }
}
